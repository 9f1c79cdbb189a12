import Foundation
import ResponderCore
import TestSupport
import Testing

/// T1.24: the helper that replaces Apple's `CGRect.intersects` returns the same results on every
/// system.
@Suite struct RectangleOverlapTests {
  static let rows: [(String, CGRect, Bool)] = [
    // The other rectangle is 0...100 on both axes.
    ("the same", rect(0, 0, 100, 100), true), ("inside", rect(40, 40, 10, 10), true),
    ("around", rect(-10, -10, 200, 200), true), ("across a corner", rect(90, 90, 20, 20), true),
    ("a hair over an edge", rect(99.999, 0, 10, 10), true),
    // Rectangles that touch only at an edge or a corner do not overlap.
    ("touches the right edge", rect(100, 0, 10, 100), false),
    ("touches the left edge", rect(-10, 0, 10, 100), false),
    ("touches the bottom edge", rect(0, 100, 100, 10), false),
    ("touches the top edge", rect(0, -10, 100, 10), false),
    ("touches a corner", rect(100, 100, 10, 10), false), ("apart", rect(200, 0, 10, 10), false),
    // An empty rectangle overlaps if it is inside, but not if it is on an edge.
    ("a point inside", rect(50, 50, 0, 0), true), ("a line across", rect(0, 50, 100, 0), true),
    ("a point on the near corner", .zero, false),
    ("a line on the far edge", rect(0, 100, 100, 0), false),
    // Rectangles with negative sizes extend to the left and upward.
    ("negative, inside", rect(50, 50, -10, -10), true),
    ("negative, touching", rect(0, 50, -10, -10), false),
    // These rectangles are not finite.
    ("null", .null, false), ("infinite", .infinite, true),
    ("no number", rect(.nan, 0, 10, 10), false),
    ("no number as a size", rect(0, 0, 10, .nan), false),
  ]

  @Test(
    "rectangles that only touch do not overlap, an empty one inside does", .fact("T1.24"),
    arguments: rows)
  func overlaps(name: String, other: CGRect, expected: Bool) {
    let one = rect(0, 0, 100, 100)
    #expect(one.overlaps(other) == expected, "\(name)")
    #expect(other.overlaps(one) == expected, "\(name), asked the other way round")
  }
}
