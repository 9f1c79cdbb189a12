import Testing
import UIKit

/// Tests the order of subviews and their layers, and tags, descendants, masks and tint.
@MainActor
struct SubviewOrderTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

  init() {
    for (index, view) in views.enumerated() {
      view.tag = index + 1
      root.addSubview(view)
    }
  }

  private var tags: [Int] { root.subviews.map(\.tag) }

  private func expect(_ expected: [Int]) {
    #expect(tags == expected)
    let layers = root.layer.sublayers ?? []
    #expect(layers.compactMap { ($0.delegate as? UIView)?.tag } == expected)
  }

  @Test("every way to change the order changes views and layers alike")
  func order() {
    expect([1, 2, 3, 4])
    root.bringSubviewToFront(views[0])
    expect([2, 3, 4, 1])
    root.sendSubviewToBack(views[2])
    expect([3, 2, 4, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    expect([1, 2, 4, 3])
    root.insertSubview(views[2], belowSubview: views[1])
    expect([1, 3, 2, 4])
    root.insertSubview(views[0], aboveSubview: views[3])
    expect([3, 2, 4, 1])
    root.insertSubview(views[3], at: 0)
    expect([4, 3, 2, 1])
    root.addSubview(views[3])
    expect([3, 2, 1, 4])
    root.exchangeSubview(at: 0, withSubviewAt: 9)
    root.insertSubview(views[0], aboveSubview: views[0])
    expect([3, 2, 1, 4])
  }

  @Test("a custom layer keeps its place among the views' layers")
  func ownLayers() {
    let line = CALayer()
    root.layer.insertSublayer(line, at: 2)
    root.insertSubview(UIView(), at: 1)
    #expect(root.layer.sublayers?.firstIndex { $0 === line } == 3)
    root.bringSubviewToFront(views[0])
    #expect(root.layer.sublayers?.last === views[0].layer)
  }

  @Test("a view cannot be put into itself or below itself; from one superview to another it goes")
  func cycles() {
    views[0].addSubview(root)
    root.addSubview(root)
    #expect(root.superview == nil)
    let other = UIView()
    other.addSubview(views[0])
    #expect(views[0].superview === other)
    #expect(tags == [2, 3, 4])
    #expect(views[0].isDescendant(of: other))
    #expect(views[0].isDescendant(of: views[0]))
    #expect(!views[0].isDescendant(of: root))
  }

  @Test("a tag finds the view itself first, then depth first")
  func tagged() {
    let deep = UIView()
    deep.tag = 7
    views[1].addSubview(deep)
    #expect(root.viewWithTag(7) === deep)
    #expect(views[1].viewWithTag(2) === views[1])
    #expect(root.viewWithTag(8) == nil)
  }

  @Test("a mask belongs to the layer and to no tree")
  func mask() {
    let mask = UIView()
    root.mask = mask
    #expect(root.layer.mask === mask.layer)
    #expect(mask.superview == nil)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }

  @Test("a tint comes from above until a view sets one; the views that inherit it hear of a change")
  func tint() {
    let leaf = TintView()
    views[0].addSubview(leaf)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    #expect(leaf.changes == 1)
    leaf.tintColor = .green
    root.tintColor = .black
    #expect(leaf.tintColor == .green)
    #expect(leaf.changes == 2)
    leaf.tintColor = nil
    #expect(leaf.tintColor == .black)
    leaf.removeFromSuperview()
    let changes = leaf.changes
    root.addSubview(leaf)
    #expect(leaf.changes == changes + 1)
  }
}

private final class TintView: UIView {
  var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}
