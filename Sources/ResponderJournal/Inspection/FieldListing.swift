/// The fields of a screen in the order in which the focus visits them, and the first responder's
/// position among them.
package struct FieldListing: Equatable, Codable, Sendable {
  /// A field that the order leaves out.
  package struct Omission: Equatable, Codable, Sendable {
    package let field: ResponderIdentity
    package let reason: FieldOmission
    /// Whether the field is nevertheless first responder.
    package let isCurrent: Bool

    package init(field: ResponderIdentity, reason: FieldOmission, isCurrent: Bool) {
      (self.field, self.reason, self.isCurrent) = (field, reason, isCurrent)
    }
  }

  /// Several fields with the same place in the app's own order.
  package struct Clash: Equatable, Codable, Sendable {
    package let place: Int
    package let fields: [ResponderIdentity]

    package init(place: Int, fields: [ResponderIdentity]) {
      (self.place, self.fields) = (place, fields)
    }
  }

  /// The fields, first to last.
  package let fields: [ResponderIdentity]
  /// The index of the first responder among the fields; nil if it is not one of them.
  package let current: Int?
  package let omissions: [Omission]
  package let clashes: [Clash]
  /// Whether the app has called `navigateFields(_:)` for these fields.
  package let isNavigated: Bool

  package init(
    fields: [ResponderIdentity], current: Int? = nil, omissions: [Omission] = [],
    clashes: [Clash] = [], isNavigated: Bool = false
  ) {
    self.fields = fields
    self.current = current.flatMap { fields.indices.contains($0) ? $0 : nil }
    self.omissions = omissions
    self.clashes = clashes
    self.isNavigated = isNavigated
  }

  /// The first responder, if it is a field that the order leaves out.
  package var leftOut: Omission? { omissions.first(where: \.isCurrent) }

  /// The evidence of mistakes in the order; empty unless the app navigates these fields and one of
  /// them, or a field that the order leaves out, is first responder.
  package var evidence: [DiagnosisEvidence] {
    guard isNavigated, current != nil || leftOut != nil else { return [] }
    let omission = leftOut.map {
      DiagnosisEvidence.unlistedField(
        responder: $0.field, reason: $0.reason, fields: fields.count)
    }
    return [omission].compactMap { $0 }
      + clashes.map { .fieldPlaces(place: $0.place, fields: $0.fields) }
  }

  // MARK: In words

  /// The first responder's position in a few words: `3 of 12, next: email`. If the order leaves the
  /// first responder out, the text gives the number of fields and the reason; if the first
  /// responder is no field, only the number.
  package var position: String {
    guard let current else {
      return leftOut.map { "none of \(count): \($0.reason.phrase)" } ?? count
    }
    guard fields.count > 1 else { return "the only one" }
    let place = "\(current + 1) of \(fields.count)"
    guard current + 1 < fields.count else { return "\(place), the last one" }
    let next = fields[current + 1]
    return "\(place), next: \(Wording.name(next.identifier ?? next.className))"
  }

  /// The first responder's number among the fields: `field 3 of 12`; nil if the first responder is
  /// no field.
  package var number: String? {
    guard let current else { return leftOut.map { _ in "no field of the order" } }
    return fields.count == 1 ? "the only field" : "field \(current + 1) of \(fields.count)"
  }

  /// The position as a sentence of its own: `Field 3 of 12, next: email`.
  package var heading: String {
    guard current != nil else { return position.capitalizedFirst }
    return fields.count == 1 ? "The only field" : "Field \(position)"
  }

  /// The fields with their numbers, then the fields that the order leaves out, and the places that
  /// several fields share.
  package var facts: [ResponderFact] {
    let listed = fields.enumerated().map { index, field in
      ResponderFact(
        title: "\(index + 1)",
        value: index == current ? "\(field), first responder" : field.description)
    }
    let left = omissions.map {
      ResponderFact(title: "left out", value: "\($0.field): \($0.reason.phrase)")
    }
    let shared = clashes.map { clash in
      ResponderFact(
        title: "place \(clash.place)",
        value: "shared by " + clash.fields.map(\.description).joined(separator: ", "))
    }
    return Self.shortened(listed) + Self.shortened(left) + Self.shortened(shared)
  }

  /// The heading, and a line for each fact.
  package var answer: String {
    ([heading] + ResponderSnapshot.table(facts)).joined(separator: "\n")
  }

  private var count: String {
    switch fields.count {
    case 0: "no fields"
    case 1: "1 field"
    default: "\(fields.count) fields"
    }
  }

  /// The largest number of facts of one kind. If there are more, one further fact says how many.
  private static let mostFacts = 60

  private static func shortened(_ facts: [ResponderFact]) -> [ResponderFact] {
    guard facts.count > mostFacts else { return facts }
    let more = facts.count - mostFacts
    return facts.prefix(mostFacts) + [ResponderFact(title: "and", value: "\(more) more")]
  }
}
