import Foundation
import ResponderCore
import Testing

/// Tests what a change of a field's place says about what moved the field. Each edge is compared
/// separately.
@Suite struct FieldPlaceTests {
  private static let start = FieldPlace(
    rect: rect(20, 100, 350, 44), viewport: CGSize(width: 390, height: 844),
    contentOffset: point(0, 500), inset: Insets(top: 47, bottom: 34),
    clip: rect(0, 0, 390, 844))

  typealias Row = (
    name: String, change: @Sendable (inout FieldPlace) -> Void, DismissalCause?,
    besidesKeyboard: DismissalCause?
  )
  static let rows: [Row] = [
    ("left edge", { $0.rect = rect(10, 100, 360, 44) }, nil, nil),
    ("right edge", { $0.rect.size.width += 10 }, nil, nil),
    ("top edge", { $0.rect = rect(20, 90, 350, 54) }, nil, nil),
    ("bottom edge", { $0.rect.size.height += 10 }, nil, nil),
    ("across", { $0.rect.origin.x += 10 }, .contentChange, .contentChange),
    ("down", { $0.rect.origin.y += 10 }, .contentChange, .contentChange),
    (
      "scrolled across",
      {
        $0.rect.origin.x += 10
        $0.contentOffset.x -= 10
      }, .programmatic, .programmatic
    ),
    ("the list narrower", { $0.viewport.width = 320 }, .resize, .resize),
    ("the list lower", { $0.viewport.height = 500 }, .resize, nil),
    ("top inset", { $0.inset.top = 91 }, .resize, .resize),
    ("left inset", { $0.inset.left = 20 }, .resize, .resize),
    ("right inset", { $0.inset.right = 20 }, .resize, .resize),
    ("bottom inset", { $0.inset.bottom = 336 }, nil, nil),
    ("clipped at the left", { $0.clip = rect(10, 0, 380, 844) }, .enclosing, .enclosing),
    ("clipped at the right", { $0.clip = rect(0, 0, 380, 844) }, .enclosing, .enclosing),
    ("clipped at the top", { $0.clip = rect(0, 10, 390, 834) }, .enclosing, nil),
    ("clipped at the bottom", { $0.clip = rect(0, 0, 390, 834) }, .enclosing, nil),
    ("not clipped any more", { $0.clip = nil }, .enclosing, .enclosing),
    ("no number", { $0.inset.top = .nan }, .resize, .resize),
    ("nowhere", { $0.rect.origin.y = .nan }, .contentChange, .contentChange),
    ("less than half a point", { $0.rect.origin.y += 0.4 }, nil, nil),
    ("a floating header", { $0.contentOffset.y += 40 }, nil, nil),
    ("down and larger", { $0.rect = rect(20, 140, 350, 90) }, .contentChange, .contentChange),
    (
      "scrolled down", { ($0.rect.origin.y, $0.contentOffset.y) = (60, 540) }, .programmatic,
      .programmatic
    ),
  ]

  @Test("a changed edge names what has moved a field, in either direction", arguments: rows)
  func motion(_ row: Row) {
    var other = Self.start
    row.change(&other)
    for (new, old) in [(other, Self.start), (Self.start, other)] {
      #expect(new.motion(since: old) == row.2, "\(row.name)")
      #expect(
        new.motion(since: old, besidesKeyboard: true) == row.besidesKeyboard, "\(row.name)")
    }
    #expect(other.motion(since: other) == nil, "\(row.name)")
  }

  static let clips: [(own: CGRect?, from: CGRect?, to: CGRect?, taken: CGRect?)] = [
    (nil, nil, nil, nil),
    (nil, nil, rect(0, 0, 390, 400), rect(0, 0, 390, 400)),
    (rect(0, 0, 390, 700), nil, rect(0, 0, 390, 400), rect(0, 0, 390, 700)),
    (nil, rect(0, 0, 390, 844), rect(0, 0, 390, 400), nil),
    (rect(0, 0, 390, 700), rect(0, 0, 390, 844), nil, rect(0, 0, 390, 700)),
    (
      rect(0, 10, 390, 700), rect(0, 0, 390, 844), rect(0, 20, 390, 480), rect(0, 30, 390, 336)
    ),
  ]

  @Test("what the keyboard does to the surrounding frame counts as seen", arguments: clips)
  func clip(own: CGRect?, from: CGRect?, to: CGRect?, taken: CGRect?) {
    var now = place(own)
    now.take(from: place(from), to: place(to))
    #expect(now.clip == taken)
    var (lower, own) = (place(to), place(own))
    (lower.viewport.height, own.viewport.height) = (508, 700)
    own.take(from: place(from), to: lower)
    #expect(own.viewport.height == 364)
  }

  private func place(_ clip: CGRect?) -> FieldPlace {
    var place = Self.start
    place.clip = clip
    return place
  }
}
