import Foundation
import ResponderCore
import Testing

@Suite struct VisibilityVerdictTests {
  static let rows: [(CGRect, FieldVisibility.Status, String)] = [
    // The field is visible, partly hidden at a side (in points of its height or width), hidden, or
    // at a place that is not a number.
    (rect(100, 100, 100, 40), .visible, "Visible"),
    (rect(100, -10, 100, 40), .partial, "Partly hidden above, 10 pt"),
    (rect(100, 470, 100, 40), .partial, "Partly behind the keyboard, 10 pt"),
    (rect(-30, 100, 100, 40), .partial, "Partly hidden on the left, 30 pt"),
    (rect(350, 100, 100, 40), .partial, "Partly hidden on the right, 50 pt"),
    (rect(100, -40, 100, 40), .hidden, "Hidden above"),
    (rect(100, 700, 100, 40), .hidden, "Behind the keyboard"),
    (rect(100, 900, 100, 40), .hidden, "Hidden below"),
    (rect(.nan, 0, 100, 40), .hidden, "Hidden"),
  ]

  @Test("a visibility in words people read", arguments: rows)
  func words(field: CGRect, status: FieldVisibility.Status, title: String) {
    let seen = FieldVisibility(
      of: field, within: rect(0, 0, 400, 800), obscuredBy: [rect(0, 500, 400, 300)])
    let verdict = VisibilityVerdict(seen, size: field.size)
    #expect(verdict.status == status)
    #expect(verdict.title == title)
  }
}
