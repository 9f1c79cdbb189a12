import Testing
import UIKit

/// Tests autoresizing masks when the superview changes its size (A: the parts share the change in
/// proportion).
@MainActor
struct AutoresizingTests {
  /// A child 60 points wide begins at 20 in a superview whose width changes from 100 to 150. The
  /// parts are 20 before the child, 60 inside, and 20 after it.
  @Test(
    "flexible parts share the change in proportion to their sizes",
    arguments: [
      ([], 20.0, 60.0),
      ([UIView.AutoresizingMask.flexibleWidth], 20, 110),
      ([.flexibleLeftMargin], 70, 60),
      ([.flexibleRightMargin], 20, 60),
      ([.flexibleLeftMargin, .flexibleRightMargin], 45, 60),
      ([.flexibleWidth, .flexibleRightMargin], 20, 97.5),
      ([.flexibleLeftMargin, .flexibleWidth], 32.5, 97.5),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 30, 90),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func sharing(mask: UIView.AutoresizingMask, origin: Double, length: Double) {
    let parent = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let across = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10))
    let down = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 60))
    across.autoresizingMask = mask
    down.autoresizingMask = UIView.AutoresizingMask(rawValue: mask.rawValue << 3)
    parent.addSubview(across)
    parent.addSubview(down)
    parent.frame.size = CGSize(width: 150, height: 150)
    #expect(across.frame == CGRect(x: origin, y: 0, width: length, height: 10))
    #expect(down.frame == CGRect(x: 0, y: origin, width: 10, height: length))
  }

  @Test("unequal margins share it unequally")
  func unlike() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 10))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(child)
    parent.bounds.size.width = 200
    #expect(child.frame == CGRect(x: 30, y: 0, width: 50, height: 10))
  }

  @Test("a superview that does not autoresize leaves its subviews alone; a move changes nothing")
  func off() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.origin = CGPoint(x: 50, y: 50)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    parent.frame.size.width = 10
    #expect(child.frame.width == 100)
  }

  @Test("a view shrinks to nothing and grows again; widths do not go below zero (K)")
  func nothing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = .zero
    #expect(child.frame.size == .zero)
  }
}
