/// Why the order of fields leaves out a field.
public enum FieldOmission: String, Codable, Sendable, CaseIterable {
  /// It cannot become first responder, for example because it is disabled.
  case cannotTakeFocus
  /// It has no size, or the view that holds it has none.
  case noArea
  /// It is where no scrolling can show it.
  case outOfReach
  /// The app's order does not name it, and leaves out what it does not name.
  case notListed

  /// The reason as part of a sentence about the field.
  package var phrase: String {
    switch self {
    case .cannotTakeFocus: "it cannot become first responder"
    case .noArea: "it has no size"
    case .outOfReach: "no scrolling can show it"
    case .notListed: "the app's order does not name it"
    }
  }
}

extension FieldOmission: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
