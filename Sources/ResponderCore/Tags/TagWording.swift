import Foundation

/// Formats a tag for a sentence. A tag may be a value of the app that contains text a user typed
/// (design rule 8).
package enum TagWording {
  private static let longestName = 40

  /// Returns the tag itself if it is a string (in quotation marks, and shortened if it is long), an
  /// integer, a UUID, or an enum case without values whose type has no description of its own.
  /// Otherwise returns the tag's type, and the name of an enum case with values.
  package static func name(_ tag: AnyHashable) -> String {
    let value = tag.base
    switch value {
    case let text as String:
      return "\"\(text.prefix(longestName))\(text.count > longestName ? "..." : "")\""
    case let number as any BinaryInteger: return "\(number)"
    case let id as UUID: return id.uuidString
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let type = "\(mirror.subjectType)"
    guard mirror.displayStyle == .enum else { return "of type \(type)" }
    // A case with values has one child, labelled with the case's name. A case without values prints
    // its own name, unless its type has a description of its own.
    if let child = mirror.children.first { return "of type \(type), case \(child.label ?? "?")" }
    return value is any CustomStringConvertible ? "of type \(type)" : "\(type).\(value)"
  }

  fileprivate static func optional(_ tag: AnyHashable?) -> String { tag.map(name) ?? "no tag" }

  fileprivate static func optional(_ window: TagRegistry.WindowID?) -> String {
    window.map { "window \($0)" } ?? "no window"
  }

  fileprivate static func list(_ path: [TagRegistry.ViewID]) -> String {
    path.isEmpty ? "none" : path.map(\.description).joined(separator: " > ")
  }
}

extension Diagnosis {
  /// Diagnoses two or more views in windows with the same tag, within one chain.
  public static func duplicateTag(_ tag: AnyHashable, views: Int) -> Diagnosis {
    duplicateTag(named: TagWording.name(tag), views: views)
  }

  /// Diagnoses a tagged view that was requested and is not first responder; returns nil if the
  /// request was replaced or its chain ended, which is not a mistake.
  package static func tagNotFocused(
    _ tag: AnyHashable, _ failure: TagRegistry.Failure, isSearch: Bool
  ) -> Diagnosis? {
    failure.reason.flatMap {
      tagNotFocused(named: TagWording.name(tag), reason: $0, isSearch: isSearch)
    }
  }
}

// MARK: For the debugger and the tests

extension TagFailureReason: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagRegistry: CustomDebugStringConvertible, CustomReflectable {
  package var debugDescription: String {
    "\(chains.count) chains, \(probes.count) probes, \(windows.count) windows"
  }
  package var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagRegistry.Token: CustomDebugStringConvertible, CustomReflectable {
  package var debugDescription: String { description }
  package var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagRegistry.Moment: CustomDebugStringConvertible, CustomReflectable {
  /// Seconds and frames.
  package var debugDescription: String { "\(seconds) s, frame \(frames)" }
  package var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagRegistry.Request: CustomDebugStringConvertible, CustomReflectable {
  package var debugDescription: String { "request \(number) in window \(window)" }
  package var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagRegistry.Failure: CustomDebugStringConvertible, CustomReflectable {
  package var debugDescription: String { rawValue }
  package var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagRegistry.Candidate: CustomDebugStringConvertible, CustomReflectable {
  package var debugDescription: String { "\(TagWording.name(tag)) on view \(view)" }
  package var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagRegistry.Effect: CustomDebugStringConvertible, CustomReflectable {
  package var debugDescription: String {
    switch self {
    case .becomeFirstResponder(let view, let request):
      "view \(view) becomes first responder, \(request.debugDescription)"
    case .resign(let request): "resign, \(request.debugDescription)"
    case .publish(let tag, let chain): "publish \(TagWording.optional(tag)) to \(chain)"
    case .tagsChanged(let chain): "tags of \(chain) changed"
    case .failed(let tag, let failure, let chain):
      "\(TagWording.optional(tag)) asked by \(chain): \(failure.rawValue)"
    case .failureCleared(let chain): "last failure of \(chain) cleared"
    case .runAfterRetrying(let chain): "run after retrying, \(chain)"
    case .scheduleTurnEnd: "schedule the end of the turn"
    case .watch(let window): "watch window \(window)"
    case .unwatch(let window): "unwatch window \(window)"
    case .viewUntagged(let view): "view \(view) untagged"
    case .chainEnded(let chain): "chain \(chain) ended"
    case .diagnose(let diagnosis, _): diagnosis.description
    }
  }
  package var customMirror: Mirror { .withoutChildren(of: self) }
}

extension TagRegistry.Event: CustomDebugStringConvertible, CustomReflectable {
  package var debugDescription: String {
    switch self {
    case .chainAdded(let chain, let parent):
      "chain \(chain) added\(parent.map { " inside \($0)" } ?? "")"
    case .chainEntered(let chain, let parent): "chain \(chain) entered \(parent)"
    case .chainNeeded(let window): "window \(window) needs a chain"
    case .chainHeld(let chain): "chain \(chain) held"
    case .chainLetGo(let chain): "chain \(chain) let go"
    case .chainMoved(let chain, let window):
      "chain \(chain) moved to \(TagWording.optional(window))"
    case .chainGone(let chain): "chain \(chain) gone"
    case .announced(let probe, let tag, let chain):
      "probe \(probe) announces \(TagWording.name(tag)) in \(chain)"
    case .laidOut(let probe): "probe \(probe) laid out"
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
    case .requested(let tag, let chain): "\(TagWording.optional(tag)) requested by \(chain)"
    case .afterRetrying(let chain): "after retrying, \(chain)"
    case .answered(let request, let accepted, let path):
      "\(request.debugDescription) \(accepted ? "accepted" : "refused"): \(TagWording.list(path))"
    case .turnEnded: "turn ended"
    }
  }
  package var customMirror: Mirror { .withoutChildren(of: self) }
}
