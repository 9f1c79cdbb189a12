extension TagRegistry: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    "\(readers.count) readers, \(probes.count) probes, \(windows.count) windows"
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagToken: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagMoment: CustomDebugStringConvertible, CustomReflectable {
  /// Seconds and frames.
  public var debugDescription: String { "\(seconds) s, frame \(frames)" }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagRequest: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { "request \(number) in window \(window)" }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagFailure: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagCandidate: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { "\(TagWording.name(tag)) on view \(view)" }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagEffect: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .becomeFirstResponder(let view, let request):
      "view \(view) becomes first responder, \(request.debugDescription)"
    case .resign(let request): "resign, \(request.debugDescription)"
    case .publish(let tag, let reader): "publish \(TagWording.optional(tag)) to \(reader)"
    case .tagsChanged(let reader): "tags of \(reader) changed"
    case .failed(let tag, let failure, let reader):
      "\(TagWording.optional(tag)) asked by \(reader): \(failure.rawValue)"
    case .runAfterRetrying(let reader): "run after retrying, \(reader)"
    case .scheduleTurnEnd: "schedule the end of the turn"
    case .watch(let window): "watch window \(window)"
    case .unwatch(let window): "unwatch window \(window)"
    case .diagnose(let diagnosis): diagnosis.description
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagInput: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .readerAdded(let reader, let parent):
      "reader \(reader) added\(parent.map { " inside \($0)" } ?? "")"
    case .readerMoved(let reader, let window):
      "reader \(reader) moved to \(TagWording.optional(window))"
    case .readerGone(let reader): "reader \(reader) gone"
    case .announced(let probe, let tag, let reader):
      "probe \(probe) announces \(TagWording.name(tag)) in \(reader)"
    case .found(let probe, let view, let window):
      "probe \(probe) found view \(view) in \(TagWording.optional(window))"
    case .nothingFound(let probe): "probe \(probe) found nothing"
    case .probeGone(let probe): "probe \(probe) gone"
    case .viewMoved(let view, let window): "view \(view) moved to \(TagWording.optional(window))"
    case .viewLost(let view): "view \(view) lost"
    case .windowBecameKey(let window): "window \(window) became key"
    case .windowClosed(let window): "window \(window) closed"
    case .firstResponder(let window, let path):
      "first responder in \(window): \(TagWording.list(path))"
    case .requested(let tag, let reader): "\(TagWording.optional(tag)) requested by \(reader)"
    case .afterRetrying(let reader): "after retrying, \(reader)"
    case .answered(let request, let accepted, let path):
      "\(request.debugDescription) \(accepted ? "accepted" : "refused"): \(TagWording.list(path))"
    case .turnEnded: "turn ended"
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagWording {
  fileprivate static func optional(_ tag: AnyHashable?) -> String { tag.map(name) ?? "no tag" }

  fileprivate static func optional(_ window: TagRegistry.WindowID?) -> String {
    window.map { "window \($0)" } ?? "no window"
  }

  fileprivate static func list(_ path: [TagRegistry.ViewID]) -> String {
    path.isEmpty ? "nobody" : path.map(\.description).joined(separator: " > ")
  }
}
