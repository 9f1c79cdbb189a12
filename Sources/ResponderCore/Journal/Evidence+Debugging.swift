internal import Foundation

extension GeometryRecord: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ListChange: CustomDebugStringConvertible, CustomReflectable {
  /// The room that was made for the keyboard, and how much of the list's height it covers.
  public var debugDescription: String {
    "\(list): lifted \(Wording.points(lift)) pt for \(Wording.points(need)) pt"
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ListChange.Bottom: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    "inset \(Wording.points(inset)), safe area \(Wording.points(safeArea)), "
      + Wording.rect(frame)
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension WindowFact: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { "\(window), level \(Wording.points(level))" }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension DiagnosisEvidence: CustomDebugStringConvertible, CustomReflectable {
  /// The diagnosis that follows from the evidence, or `nothing wrong`.
  public var debugDescription: String { diagnosis.map(\.description) ?? "nothing wrong" }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension LayoutChange: CustomDebugStringConvertible, CustomReflectable {
  /// How far the view has risen, and how much of the view's height the keyboard covers.
  public var debugDescription: String {
    "\(view): risen \(Wording.points(rise)) pt for \(Wording.points(covered)) pt"
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension DiagnosisSite: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { isKnown ? sentence : "nowhere" }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension FocusLoss: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension Diagnosis.Severity: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension Diagnosis.Confidence: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
