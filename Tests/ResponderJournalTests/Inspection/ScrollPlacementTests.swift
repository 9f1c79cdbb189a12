import Foundation
import ResponderJournal
import Testing

@Suite struct ScrollPlacementTests {
  /// Returns the placement of a field in a list with 2,000 pt of content, on a phone with bars of
  /// 47 and 34 pt. The keyboard leaves 461 pt of the list visible.
  private func placement(
    _ field: CGRect, at offset: CGFloat, keyboard: Bool = false, visible: CGRect? = nil
  ) -> ScrollPlacement {
    let end = keyboard ? 508 : 810.0
    return ScrollPlacement(
      scrollView: SampleJournal.list, contentRect: field,
      geometry: list(content: 2_000, offset: offset),
      visibleRect: visible ?? rect(0, offset + 47, 390, end - 47),
      screenRect: rect(0, 0, 390, 844))
  }

  static let rows: [(name: String, y: CGFloat, from: CGFloat, keyboard: Bool, to: CGFloat)] = [
    // The field is in view with its margin, so the list does not scroll.
    ("seen", 300, 0, false, 0), ("seen above the keyboard", 300, 0, true, 0),
    // The list scrolls no further than needed to show the field 8 pt from the bar above (47), the
    // bar below (810) or the keyboard (508).
    ("above", 300, 900, false, 300 - 8 - 47), ("below", 1_200, 0, false, 1_244 + 8 - 810),
    ("behind the keyboard", 600, 0, true, 644 + 8 - 508),
    ("above, keyboard", 300, 900, true, 300 - 8 - 47),
    // The scroll ends at the list's limits.
    ("the first row", 0, 900, false, -47), ("the last row", 1_956, 0, false, 2_000 + 34 - 844),
    // The list has no inset for the keyboard, so it scrolls to its end, which is not far enough.
    ("the last row, keyboard", 1_956, 0, true, 2_000 + 34 - 844),
  ]

  @Test("where a list has to stand so that a field is seen", arguments: rows)
  func showing(name: String, y: CGFloat, from: CGFloat, keyboard: Bool, to: CGFloat) {
    let place = placement(rect(20, y, 350, 44), at: from, keyboard: keyboard)
    #expect(place.offsetShowingResponder == point(0, to), "\(name)")
  }

  @Test("where nothing is seen of the list its own inset counts")
  func unseen() {
    let place = placement(rect(20, 1_200, 350, 44), at: 0, visible: .null)
    #expect(place.offsetShowingResponder == point(0, 1_244 + 8 - 810))
  }

  @Test("a too tall field fills the room, an invalid one moves nothing")
  func odd() {
    let tall = placement(rect(20, 300, 350, 1_000), at: 0, keyboard: true)
    #expect(tall.offsetShowingResponder == point(0, 300 - 47))
    let none = placement(rect(20, .nan, 350, 44), at: 120)
    #expect(none.offsetShowingResponder == point(0, 120))
  }
}
