import Testing
import UIKit

/// Tests the values of Core Graphics, insets, autoresizing, margins and the limits of Dynamic Type,
/// with cases like those in another project's UIKit tests.
@MainActor
struct OutsideValueTests {
  @Test(
    "rectangles standardise, round, inset, unite and intersect as documented; null and infinite ones stay"
  )
  func rectangles() {
    let turned = CGRect(x: 10, y: 20, width: -30, height: -40)
    #expect(turned.standardized == CGRect(x: -20, y: -20, width: 30, height: 40))
    #expect(turned.width == 30)
    #expect(turned.minX == -20)
    #expect(turned.maxY == 20)
    let part = CGRect(x: 0.5, y: 0.4, width: 1.2, height: 1.7)
    #expect(part.integral == CGRect(x: 0, y: 0, width: 2, height: 3))
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(box.insetBy(dx: 6, dy: 0).isNull)
    #expect(box.insetBy(dx: -1, dy: 2) == CGRect(x: -1, y: 2, width: 12, height: 6))
    #expect(box.union(.null) == box && CGRect.null.union(box) == box)
    #expect(box.intersection(box.offsetBy(dx: 20, dy: 0)).isNull)
    #expect(!box.intersects(box.offsetBy(dx: 20, dy: 0)))
    #expect(
      box.intersection(box.offsetBy(dx: 4, dy: 5)) == CGRect(x: 4, y: 5, width: 6, height: 5))
    #expect(CGRect.null.isNull && CGRect.null.isEmpty && CGRect.infinite.isInfinite)
    #expect(box.contains(box) && !box.contains(CGPoint(x: 10, y: 5)))
    let (slice, rest) = box.divided(atDistance: 3, from: .minXEdge)
    #expect(slice.width == 3 && rest.minX == 3 && rest.width == 7)
    #expect(box.equalTo(box) && CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(box.debugDescription == "(0.0, 0.0, 10.0, 10.0)")
  }

  @Test(
    "rotated, scaled and translated come before the present transform; concatenating comes after")
  func order() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
    #expect(
      point.applying(move.concatenating(CGAffineTransform(scaleX: 2, y: 2)))
        == CGPoint(x: 22, y: 2))
    let turned = CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2))
    #expect(abs(turned.x - 10) < 1e-12 && abs(turned.y - 1) < 1e-12)
    #expect(
      point.applying(CGAffineTransform(scaleX: 3, y: 3).translatedBy(x: 1, y: 0))
        == CGPoint(x: 6, y: 3))
  }

  @Test(
    "a transform of a size has no translation, one of a rectangle gives the bounding box; inverses undo"
  )
  func applied() {
    let t = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 5, ty: 6)
    #expect(CGSize(width: 2, height: 2).applying(t) == CGSize(width: 4, height: -6))
    #expect(
      CGRect(x: 1, y: 1, width: 2, height: 2).applying(t)
        == CGRect(x: 7, y: -3, width: 4, height: 6))
    #expect(CGPoint(x: 3, y: 4).applying(t).applying(t.inverted()) == CGPoint(x: 3, y: 4))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().isIdentity && CGAffineTransform.identity == CGAffineTransform())
    #expect(CGRect.null.applying(t).isNull)
  }

  @Test("positive insets go inwards, negative ones outwards, directional ones alike")
  func insets() {
    let box = CGRect(x: 10, y: 10, width: 100, height: 100)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(box.inset(by: insets) == CGRect(x: 12, y: 11, width: 94, height: 96))
    #expect(insets != .zero && insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(NSCoder.string(for: box) == "{{10, 10}, {100, 100}}")
    #expect(NSCoder.cgRect(for: "{{10, 10}, {100, 100}}") == box)
    #expect(NSCoder.cgPoint(for: "{1, 2}") == CGPoint(x: 1, y: 2))
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
  }

  private struct Row: Sendable {
    let mask: UIView.AutoresizingMask
    let x: Double
    let width: Double
  }

  nonisolated private static let third = 30 + 100.0 / 3
  nonisolated private static let seventh = 10 + 100.0 / 7
  nonisolated private static let rows: [Row] = [
    Row(mask: [], x: 10, width: 30),
    Row(mask: .flexibleLeftMargin, x: 110, width: 30),
    Row(mask: .flexibleRightMargin, x: 10, width: 30),
    Row(mask: .flexibleWidth, x: 10, width: 130),
    Row(mask: [.flexibleLeftMargin, .flexibleWidth], x: 35, width: 105),
    Row(mask: [.flexibleWidth, .flexibleRightMargin], x: 10, width: third),
    Row(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: seventh, width: 30),
    Row(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 20, width: 60),
  ]

  @Test("autoresizing: every mask on one axis, 100 to 200 (before 10, length 30, after 60)")
  func autoresizing() {
    for row in Self.rows {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 10, y: 5, width: 30, height: 5))
      child.autoresizingMask = row.mask
      parent.addSubview(child)
      parent.frame.size.width = 200
      let frame = child.frame
      #expect(abs(Double(frame.minX) - row.x) < 1e-9)
      #expect(abs(Double(frame.width) - row.width) < 1e-9)
      #expect(frame.minY == 5)
      #expect(frame.height == 5)
    }
  }

  @Test("a view's margins are 8 by default; direction and guides follow what the app sets")
  func margins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 4, y: 1, width: 94, height: 96))
    #expect(view.safeAreaInsets == .zero && view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view && view.layoutGuides == [guide])
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && view.layoutGuides.isEmpty)
  }

  @Test("limits of Dynamic Type hold for the view and what is in it")
  func categoryLimits() throws {
    try Host.withKeyWindow { window in
      let (view, inner) = (UIView(), UIView())
      view.addSubview(inner)
      window.addSubview(view)
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      view.maximumContentSizeCategory = .extraLarge
      #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
      view.maximumContentSizeCategory = nil
      view.minimumContentSizeCategory = .medium
      #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }
  }
}
