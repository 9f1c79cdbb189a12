import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct FieldVisibilityTests {
  private let area = rect(0, 0, 100, 100)

  static let bareRows: [(CGRect, CGFloat, FieldVisibility.Side?)] = [
    // The field is inside the area, on its edges, or larger than the area.
    (rect(10, 10, 20, 20), 1.0, FieldVisibility.Side?.none), (rect(0, 0, 100, 100), 1, nil),
    (rect(0, 0, 100, 200), 0.5, .below), (rect(-50, 0, 200, 100), 0.5, .right),
    // The field is partly outside. The result is the side that hides most of it.
    (rect(0, -5, 20, 20), 0.75, .above), (rect(0, 95, 20, 20), 0.25, .below),
    (rect(-15, 0, 20, 20), 0.25, .left), (rect(85, 90, 20, 20), 0.375, .below),
    // The field is wholly outside.
    (rect(0, -20, 20, 20), 0, .above), (rect(0, 100, 20, 20), 0, .below),
    (rect(100, 0, 20, 20), 0, .right), (rect(-20, 0, 20, 20), 0, .left),
    // The field is beyond a corner. The result is the edge that it is farther from.
    (rect(-30, -50, 10, 10), 0, .above), (rect(-80, 120, 10, 10), 0, .left),
    // Rectangles with negative sizes extend to the left and upward.
    (rect(30, 30, -20, -20), 1, nil), (rect(10, 0, 20, -10), 0, .above),
  ]

  @Test("without covers the fraction, status and side follow from the area", arguments: bareRows)
  func bare(field: CGRect, fraction: CGFloat, side: FieldVisibility.Side?) {
    let seen = FieldVisibility(of: field, within: area, obscuredBy: nil)
    #expect(seen.fraction == fraction)
    #expect(seen.hiddenSide == side)
    #expect(seen.status == (fraction == 1 ? .visible : fraction == 0 ? .hidden : .partial))
  }

  static let coveredRows: [(CGRect, CGFloat)] = [
    (rect(0, 50, 100, 50), 0.5), (rect(10, 10, 80, 80), 0.36), (rect(40, 0, 20, 100), 0.8),
    (rect(-500, -500, 2_000, 2_000), 0), (rect(200, 0, 10, 10), 1), (rect(0, 0, 0, 100), 1),
  ]

  @Test("the part under the keyboard is hidden, wherever it is", arguments: coveredRows)
  func covered(keyboard: CGRect, fraction: CGFloat) {
    let seen = FieldVisibility(of: area, within: area, obscuredBy: keyboard)
    #expect(abs(seen.fraction - fraction) < 1e-12)
    #expect(seen.hiddenSide == (fraction == 1 ? nil : .behindKeyboard))
  }

  static let keyboardRows: [(CGRect, CGRect, CGFloat, FieldVisibility.Side)] = [
    // The first field is inside the area and wholly behind the keyboard. Half of the second field
    // is behind the keyboard. The third field is outside an area that already excludes the
    // keyboard.
    (rect(0, 0, 100, 100), rect(0, 80, 10, 10), 0.0, FieldVisibility.Side.behindKeyboard),
    (rect(0, 0, 100, 100), rect(0, 65, 10, 10), 0.5, .behindKeyboard),
    (rect(0, 0, 100, 70), rect(0, 80, 10, 10), 0, .behindKeyboard),
    // The field is wholly or mostly below the area, so the keyboard hides less of it than the edge.
    (rect(0, 0, 100, 100), rect(0, 120, 10, 10), 0, .below),
    (rect(0, 0, 100, 100), rect(0, 97, 10, 10), 0, .below),
  ]

  @Test(
    "a field under the keyboard is hidden, and the keyboard is named", .flaw("2.2.2"),
    arguments: keyboardRows)
  func keyboard(area: CGRect, field: CGRect, fraction: CGFloat, side: FieldVisibility.Side) {
    let seen = FieldVisibility(of: field, within: area, obscuredBy: rect(0, 70, 100, 30))
    #expect(seen.fraction == fraction)
    #expect(seen.hiddenSide == side)
  }

  static let thinRows: [(CGRect, CGFloat)] = [
    // Lines have no height or no width.
    (rect(0, 50, 100, 0), 1.0), (rect(50, 50, 100, 0), 0.5), (rect(0, -1, 100, 0), 0),
    (rect(0, 80, 100, 0), 0), (rect(10, 0, 0, 100), 0.7),
    // The area and the keyboard include their near edges, but not their far edges.
    (rect(0, 0, 100, 0), 1), (rect(0, 70, 100, 0), 0), (rect(100, 0, 0, 50), 0),
    // Points have no height and no width.
    (rect(50, 50, 0, 0), 1), (rect(50, 75, 0, 0), 0), (rect(0, 0, 0, 0), 1),
    (rect(-1, 0, 0, 0), 0),
  ]

  @Test("a field without height is a line, one without size a point", arguments: thinRows)
  func thin(field: CGRect, fraction: CGFloat) {
    let seen = FieldVisibility(of: field, within: area, obscuredBy: rect(0, 70, 100, 30))
    #expect(abs(seen.fraction - fraction) < 1e-12)
    #expect((seen.hiddenSide == nil) == (fraction == 1))
  }

  @Test("an invalid rectangle is hidden on no side, and covers nothing", arguments: unusable)
  func unusableNumbers(bad: CGFloat) {
    for broken in [rect(bad, 0, 9, 9), rect(0, bad, 9, 9), rect(0, 0, bad, 9), rect(0, 0, 9, bad)] {
      let field = FieldVisibility(of: broken, within: area, obscuredBy: nil)
      #expect(field.status == .hidden && field.hiddenSide == nil && field.fraction == 0)
      #expect(FieldVisibility(of: area, within: broken, obscuredBy: nil).status == .hidden)
      #expect(FieldVisibility(of: area, within: area, obscuredBy: broken).status == .visible)
    }
    let huge = rect(-CGFloat.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude, 1)
    let fraction = FieldVisibility(of: huge, within: huge, obscuredBy: .infinite).fraction
    #expect(fraction >= 0 && fraction <= 1)
  }

  @Test("the last bits of a conversion are neither visible nor hidden")
  func lastBits() {
    let nearly = rect(0, 0.1 + 0.2 - 0.3, 10, 99.99999999999999)
    #expect(
      FieldVisibility(of: nearly, within: rect(0, 1e-14, 10, 100), obscuredBy: nil).status
        == .visible)
    let beside = rect(0, 100 - 1e-13, 10, 10)
    #expect(FieldVisibility(of: beside, within: area, obscuredBy: nil).status == .hidden)
  }

  @Test("of two equal sides the keyboard comes first")
  func ties() {
    // The keyboard and an edge hide equally much of the field: a third of it, or half. The
    // rectangles are moved and scaled so that no sum is a round number.
    for step in 0..<600 {
      let (shift, unit) = (CGFloat(step) * 0.1, CGFloat(10 + step % 7) / 3)
      let area = rect(shift, shift, 30 * unit, 30 * unit)
      let keyboard = rect(shift, shift + 29 * unit, 30 * unit, unit)
      let below = FieldVisibility(
        of: rect(shift, shift + 28 * unit, 10 * unit, 3 * unit), within: area,
        obscuredBy: keyboard)
      #expect(below.hiddenSide == .behindKeyboard, "step \(step)")
      let beside = FieldVisibility(
        of: rect(shift + 29 * unit, shift + 10 * unit, 2 * unit, 2 * unit), within: area,
        obscuredBy: rect(shift + 29 * unit, shift + 10 * unit, 2 * unit, unit))
      #expect(beside.hiddenSide == .behindKeyboard, "step \(step)")
      // Without a keyboard, the field is equally far beyond two edges. The result is always the
      // same edge.
      let corner = FieldVisibility(
        of: rect(shift + 29 * unit, shift + 29 * unit, 2 * unit, 2 * unit), within: area,
        obscuredBy: nil)
      #expect(corner.hiddenSide == .below, "step \(step)")
    }
  }
}
