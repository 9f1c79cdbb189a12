internal import Foundation

extension ResponderSnapshot: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { report }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ResponderIdentity: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ResponderPlacement: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { "\(visibility) on screen \(Wording.rect(screenRect))" }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ScrollPlacement: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    "\(Wording.rect(contentRect)) of \(scrollView), visible \(Wording.rect(visibleRect))"
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ScrollPrediction: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    "\(phase.rawValue), at rest at \(Wording.point(restingOffset)): \(visibility)"
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ScrollPrediction.Phase: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ResponderSnapshot.Question: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension VisibilityVerdict: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { title }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ChainReason: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension PredictionOutcome: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    "predicted \(predicted) at \(Wording.point(predictedOffset)), came to \(actual) "
      + "at \(Wording.point(actualOffset))"
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ResponderDetails: CustomDebugStringConvertible, CustomReflectable {
  /// The module and the address, followed by the settings for the keyboard and the input views.
  public var debugDescription: String {
    let kinds = [
      keyboardType, contentType, isSecure ? "secure" : nil, inputView, inputAccessoryView,
    ]
    let known = kinds.compactMap { $0 }.joined(separator: ", ")
    return "\(module ?? "no module") \(address)" + (known.isEmpty ? "" : ", \(known)")
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ScrollFrame: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { "\(scrollView) on screen \(Wording.rect(screenRect))" }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
