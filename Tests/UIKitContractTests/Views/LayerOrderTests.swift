import Testing
import UIKit

/// Tests which views one layout pass includes, the order of plain layers among the layers of
/// subviews, and a button without content (T4.6.26 to T4.6.29).
@MainActor
struct LayerOrderTests {
  private final class Counting: UIView {
    var layouts = 0
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout?()
    }
  }

  @Test("a subview of another size marks itself and its superview", .fact("T4.6.26"))
  func resizedSubview() throws {
    try Host.withKeyWindow { window in
      let place = CGRect(x: 0, y: 200, width: 200, height: 200)
      let (outer, inner) = (
        Counting(frame: place), Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      )
      window.addSubview(outer)
      outer.addSubview(inner)
      window.layoutIfNeeded()
      (outer.layouts, inner.layouts) = (0, 0)
      inner.frame.size.height -= 10
      window.layoutIfNeeded()
      #expect(inner.layouts == 1)
      #expect(outer.layouts == 1)
      // A change of the position alone does not require layout.
      inner.frame.origin.y += 10
      window.layoutIfNeeded()
      #expect(inner.layouts == 1)
      #expect(outer.layouts == 1)
    }
  }

  @Test("a plain layer that comes or goes has its view laid out", .fact("T4.19.22"))
  func plainLayer() {
    final class Asking: CALayer {
      var needs: Bool?
      override func layoutSublayers() { needs = needsLayout() }
    }
    let side = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (outer, inner, layer) = (Counting(frame: side), Counting(frame: side), Asking())
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    (outer.layouts, inner.layouts) = (0, 0)
    outer.layer.addSublayer(layer)
    outer.layoutIfNeeded()
    #expect(outer.layouts == 1)
    layer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(layer.needs == false && !layer.needsLayout() && outer.layouts == 1)
    layer.removeFromSuperlayer()
    outer.layoutIfNeeded()
    #expect(outer.layouts == 2)
    // In the view's own layout the layer asks for no other.
    outer.onLayout = { [outer] in
      if layer.superlayer == nil { outer.layer.addSublayer(layer) }
    }
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.layouts == 3 && inner.layouts == 0)
    outer.onLayout = nil
  }

  @Test("a subview inserted above another is right above its layer", .fact("T4.6.27"))
  func plainLayers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second, plain) = (UIView(), UIView(), CALayer())
    root.addSubview(first)
    root.layer.addSublayer(plain)
    root.insertSubview(second, aboveSubview: first)
    let layers = root.layer.sublayers ?? []
    #expect(layers.count == 3)
    #expect(layers.first === first.layer)
    #expect(layers.dropFirst().first === second.layer)
    #expect(layers.last === plain)
  }

  @Test(
    "an index among subviews counts the plain layers below it", .fact("T4.6.29"),
    arguments: [
      // Each row has the position of the plain layer among the layers of two views, the index to
      // insert at, and the resulting position of the subview.
      (plain: 0, index: 0, place: 0), (plain: 0, index: 1, place: 0),
      (plain: 0, index: 2, place: 1),
      (plain: 1, index: 1, place: 1), (plain: 1, index: 2, place: 1),
      (plain: 2, index: 1, place: 1),
      (plain: 2, index: 2, place: 2), (plain: 2, index: 9, place: 2),
    ])
  func insertedByIndex(plain: Int, index: Int, place: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<2 { root.addSubview(UIView()) }
    root.layer.insertSublayer(CALayer(), at: numericCast(plain))
    let banner = UIView()
    root.insertSubview(banner, at: index)
    #expect(root.subviews.firstIndex(of: banner) == place)
    #expect(root.layer.sublayers?.firstIndex { $0 === banner.layer } == min(index, 3))
    // The banner is a subview already, so UIKit does not count the banner itself.
    root.insertSubview(banner, at: index)
    #expect(root.subviews.firstIndex(of: banner) == place)
  }

  @Test("an empty button fits 30 × 34 and has no label", .fact("T4.6.28"))
  func emptyButton() {
    let button = UIButton(type: .system)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: 34))
    #expect(!button.subviews.contains { $0 is UILabel })
    button.setTitle("Send", for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.contains { $0 is UILabel })
  }
}
