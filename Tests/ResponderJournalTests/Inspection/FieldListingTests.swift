import Foundation
import Testing

@testable import ResponderCore
@testable import ResponderJournal

@Suite("Fields: the order in words, and its mistakes")
struct FieldListingTests {
  private static func field(_ name: String) -> ResponderIdentity {
    ResponderIdentity(className: "UITextField", identifier: name)
  }

  private static let three = ["name", "email", "city"].map(field)
  private static let clash = FieldListing.Clash(place: 4, fields: [field("name"), field("email")])

  private static func leftOut(
    _ reason: FieldOmission, isCurrent: Bool = true
  ) -> FieldListing.Omission {
    FieldListing.Omission(field: field("code"), reason: reason, isCurrent: isCurrent)
  }

  typealias Row = (listing: FieldListing, position: String, heading: String, [DiagnosisEvidence])

  private static func row(
    of fields: [ResponderIdentity] = three, current: Int? = nil,
    leftOut omissions: [FieldListing.Omission] = [], clashes: [FieldListing.Clash] = [],
    isNavigated: Bool = false, _ position: String, _ heading: String,
    _ evidence: [DiagnosisEvidence] = []
  ) -> Row {
    (
      FieldListing(
        fields: fields, current: current, omissions: omissions, clashes: clashes,
        isNavigated: isNavigated), position, heading, evidence
    )
  }

  static let rows: [Row] = [
    // The first of three, the last, one before a field without an identifier, and one alone.
    row(current: 0, "1 of 3, next: email", "Field 1 of 3, next: email"),
    row(current: 2, "3 of 3, the last one", "Field 3 of 3, the last one"),
    row(
      of: [field("name"), ResponderIdentity(className: "UITextView")], current: 0,
      "1 of 2, next: UITextView", "Field 1 of 2, next: UITextView"),
    row(of: [field("name")], current: 0, "the only one", "The only field"),
    // None is edited, of three, of one and of none, and an index beyond the fields.
    row("3 fields", "3 fields"), row(of: [field("name")], "1 field", "1 field"),
    row(of: [], "no fields", "No fields"), row(current: 3, "3 fields", "3 fields"),
    // The first responder is left out, with and without `navigateFields`, or another field is.
    row(
      leftOut: [leftOut(.notListed)], isNavigated: true,
      "none of 3 fields: the app's order does not name it",
      "None of 3 fields: the app's order does not name it",
      [.unlistedField(responder: field("code"), reason: .notListed, fields: 3)]),
    row(
      leftOut: [leftOut(.outOfReach)], "none of 3 fields: no scrolling can show it",
      "None of 3 fields: no scrolling can show it"),
    row(
      current: 0, leftOut: [leftOut(.noArea, isCurrent: false)], isNavigated: true,
      "1 of 3, next: email", "Field 1 of 3, next: email"),
    // Two fields share a place, while one of the fields is edited and while none is.
    row(
      current: 1, clashes: [clash], isNavigated: true, "2 of 3, next: city",
      "Field 2 of 3, next: city", [.fieldPlaces(place: 4, fields: clash.fields)]),
    row(clashes: [clash], isNavigated: true, "3 fields", "3 fields"),
  ]

  @Test("where the first responder is, and what the order does wrong", arguments: rows)
  func words(
    listing: FieldListing, position: String, heading: String, evidence: [DiagnosisEvidence]
  ) {
    #expect(listing.position == position && listing.heading == heading)
    #expect(listing.evidence == evidence)
  }

  @Test("the debugger lists the fields, then what is wrong")
  func answer() {
    let listing = FieldListing(
      fields: Self.three, current: 1, omissions: [Self.leftOut(.noArea, isCurrent: false)],
      clashes: [Self.clash])
    #expect(
      listing.answer == """
        Field 2 of 3, next: city
          1         UITextField "name"
          2         UITextField "email", first responder
          3         UITextField "city"
          left out  UITextField "code": it has no size
          place 4   shared by UITextField "name", UITextField "email"
        """)
    var snapshot = ResponderSnapshot()
    #expect(snapshot.answer(to: .fields) == "No screen, no fields")
    snapshot.fields = listing
    #expect(snapshot.answer(to: .fields) == listing.answer)
    #expect(snapshot.facts(about: .fields) == listing.facts)
  }

  @Test("of a thousand fields sixty are listed, and the rest is counted")
  func long() {
    let fields = (0..<1_000).map { Self.field("\($0)") }
    let listing = FieldListing(fields: fields, current: 700)
    #expect(listing.facts.count == 61)
    #expect(listing.facts.last == ResponderFact(title: "and", value: "940 more"))
    #expect(listing.heading == "Field 701 of 1000, next: 701")
  }

  @Test("a snapshot of an older version has no fields")
  func coding() throws {
    var snapshot = ResponderSnapshot()
    let old = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(ResponderSnapshot.self, from: old) == snapshot)
    snapshot.fields = FieldListing(
      fields: Self.three, current: 1, omissions: [Self.leftOut(.cannotTakeFocus)],
      clashes: [Self.clash], isNavigated: true)
    let new = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(ResponderSnapshot.self, from: new) == snapshot)
  }
}
