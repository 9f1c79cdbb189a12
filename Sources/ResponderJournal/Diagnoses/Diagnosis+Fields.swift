/// The rules about the order of fields. Each rule is a pure function of its evidence.
extension Diagnosis {
  /// Diagnoses a first responder that `navigateFields(_:)` does not reach. Returns nil for a
  /// responder that could not become first responder again, because the order is right to leave it
  /// out.
  static func fieldNotInOrder(
    _ responder: ResponderIdentity, _ reason: FieldOmission, _ count: Int
  ) -> Diagnosis? {
    let fix: String
    switch reason {
    case .cannotTakeFocus: return nil
    case .noArea: fix = "Give the field a size."
    case .outOfReach:
      fix = "Move the field to where the screen or its scroll view can show it."
    case .notListed:
      fix =
        "Name the field in the order, or call navigateFields(_:) on a view that does not contain it."
    }
    return Diagnosis(
      id: .fieldNotInOrder,
      sentence:
        "\(responder) is first responder, but navigateFields(_:) does not reach it: \(reason.phrase).",
      numbers: [Number("fields in order", Double(count), unit: "")],
      fix: fix)
  }

  /// Diagnoses fields with the same tag, which is their place in the order; returns nil for fewer
  /// than two fields.
  static func sharedPlace(_ place: Int, _ fields: [ResponderIdentity]) -> Diagnosis? {
    guard let last = fields.last, fields.count > 1 else { return nil }
    let first = fields.dropLast().prefix(5).map(\.description).joined(separator: ", ")
    return Diagnosis(
      id: .fieldNotInOrder,
      sentence:
        "\(first) and \(last) share tag \(place), by which navigateFields(_:) orders fields.",
      numbers: [Number("fields", Double(fields.count), unit: "")],
      fix: "Give each field a tag of its own, or tag 0 to those that come last.")
  }
}
