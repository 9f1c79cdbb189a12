/// The reason why the order of fields leaves out a field.
public enum FieldOmission: String, Codable, Sendable, CaseIterable {
  /// The field cannot become first responder, for example because it is disabled.
  case cannotTakeFocus
  /// The field, or a view around it, has no size, or a clipping view around the field shows nothing
  /// of it.
  case noArea
  /// The field is at a place that no scrolling can show.
  case outOfReach
  /// The app's order does not name the field, and leaves out every field that it does not name.
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
