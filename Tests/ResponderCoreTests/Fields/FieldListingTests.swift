import Foundation
import Testing

@testable import ResponderCore

@Suite("Fields: the order in words, and its mistakes")
struct FieldListingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let listing: FieldListing
    let position: String
    let heading: String
    var evidence: [DiagnosisEvidence] = []
  }

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

  static let rows = [
    Row(
      testDescription: "the first of three", listing: FieldListing(fields: three, current: 0),
      position: "1 of 3, next: email", heading: "Field 1 of 3, next: email"),
    Row(
      testDescription: "the last of three", listing: FieldListing(fields: three, current: 2),
      position: "3 of 3, the last one", heading: "Field 3 of 3, the last one"),
    Row(
      testDescription: "a next one without an identifier",
      listing: FieldListing(
        fields: [field("name"), ResponderIdentity(className: "UITextView")], current: 0),
      position: "1 of 2, next: UITextView", heading: "Field 1 of 2, next: UITextView"),
    Row(
      testDescription: "one alone", listing: FieldListing(fields: [field("name")], current: 0),
      position: "the only one", heading: "The only field"),
    Row(
      testDescription: "none is edited", listing: FieldListing(fields: three),
      position: "3 fields", heading: "3 fields"),
    Row(
      testDescription: "one, and it is not edited", listing: FieldListing(fields: [field("name")]),
      position: "1 field", heading: "1 field"),
    Row(
      testDescription: "no fields", listing: FieldListing(fields: []),
      position: "no fields", heading: "No fields"),
    Row(
      testDescription: "an index beyond the fields",
      listing: FieldListing(fields: three, current: 3), position: "3 fields", heading: "3 fields"),
    Row(
      testDescription: "one that is left out, in an order of the app's",
      listing: FieldListing(
        fields: three, omissions: [leftOut(.notListed)], isNavigated: true),
      position: "none of 3 fields: the app's order does not name it",
      heading: "None of 3 fields: the app's order does not name it",
      evidence: [.unlistedField(responder: field("code"), reason: .notListed, fields: 3)]),
    Row(
      testDescription: "one that is left out, without navigateFields",
      listing: FieldListing(fields: three, omissions: [leftOut(.outOfReach)]),
      position: "none of 3 fields: no scrolling can show it",
      heading: "None of 3 fields: no scrolling can show it"),
    Row(
      testDescription: "another one is left out",
      listing: FieldListing(
        fields: three, current: 0, omissions: [leftOut(.noArea, isCurrent: false)],
        isNavigated: true),
      position: "1 of 3, next: email", heading: "Field 1 of 3, next: email"),
    Row(
      testDescription: "two share a place",
      listing: FieldListing(fields: three, current: 1, clashes: [clash], isNavigated: true),
      position: "2 of 3, next: city", heading: "Field 2 of 3, next: city",
      evidence: [.fieldPlaces(place: 4, fields: clash.fields)]),
    Row(
      testDescription: "two share a place, and no field is edited",
      listing: FieldListing(fields: three, clashes: [clash], isNavigated: true),
      position: "3 fields", heading: "3 fields"),
  ]

  @Test("where the first responder is, and what the order does wrong", arguments: rows)
  func words(_ row: Row) {
    #expect(row.listing.position == row.position)
    #expect(row.listing.heading == row.heading)
    #expect(row.listing.evidence == row.evidence)
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
    #expect(listing.currentFact == nil)
    #expect(FieldListing(fields: fields, current: 60).currentFact == nil)
    #expect(FieldListing(fields: fields, current: 59).currentFact == 59)
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
