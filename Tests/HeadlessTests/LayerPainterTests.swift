import HeadlessDriver
import HeadlessRenderer
import Testing
import UIKit

@Suite("Renderer: layers")
@MainActor
struct LayerPainterTests {
  private func picture(_ build: (UIView) -> Void) -> String {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    build(root)
    return SVGRenderer().svg(of: root)
  }

  private func box(_ color: UIColor, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  @Test("Views are drawn back to front, by z position first")
  func order() throws {
    let svg = picture { root in
      let front = box(.red, CGRect(x: 0, y: 0, width: 9, height: 9))
      front.layer.zPosition = 1
      root.addSubview(front)
      root.addSubview(box(.blue, CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    let red = try #require(svg.range(of: "#f00"))
    let blue = try #require(svg.range(of: "#00f"))
    #expect(blue.lowerBound < red.lowerBound)
  }

  @Test("Hidden, transparent and clipped-away views are not drawn; overflow is")
  func leftOut() {
    let svg = picture { root in
      let hidden = box(.red, root.bounds)
      hidden.isHidden = true
      let clear = box(.green, root.bounds)
      clear.alpha = 0
      let clip = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      clip.clipsToBounds = true
      clip.addSubview(box(.blue, CGRect(x: 20, y: 0, width: 5, height: 5)))
      let open = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      open.addSubview(box(.cyan, CGRect(x: 20, y: 0, width: 5, height: 5)))
      for view in [hidden, clear, clip, open] { root.addSubview(view) }
    }
    for absent in ["#f00", "#0f0", "#00f"] { #expect(!svg.contains("\"\(absent)\"")) }
    #expect(svg.contains("#0ff"))
  }

  @Test("Scrolling moves one group; what scrolls in appears and what scrolls out goes")
  func scrolling() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 80))
    scroll.clipsToBounds = true
    scroll.addSubview(box(.red, CGRect(x: 0, y: 0, width: 100, height: 60)))
    scroll.addSubview(box(.blue, CGRect(x: 0, y: 100, width: 100, height: 60)))
    root.addSubview(scroll)
    scroll.bounds.origin.y = 3
    let before = SVGRenderer().svg(of: root)
    scroll.bounds.origin.y = 12.5
    let during = SVGRenderer().svg(of: root)
    #expect(during.contains("translate(0 -12.5)"))
    #expect(difference(before, during) == 1)
    scroll.bounds.origin.y = 70
    let after = SVGRenderer().svg(of: root)
    #expect(!after.contains("#f00") && after.contains("#00f"))
  }

  @Test("A running animation is drawn where it is, then at its end")
  func animation() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = box(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    let device = Device.boot(view: root)
    let renderer = SVGRenderer(device: .none, showsSystemBars: false)
    device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
        view.alpha = 0.5
      }
    }
    device.advance(by: 0.5)
    let half = renderer.svg(of: device.scene.screen)
    #expect(half.contains("translate(50 0)") && half.contains("opacity=\"0.75\""))
    device.settle()
    let end = renderer.svg(of: device.scene.screen)
    #expect(end.contains("translate(100 0)") && end.contains("opacity=\"0.5\""))
  }

  @Test("Corners, borders, shadows and transforms are drawn")
  func looks() {
    let svg = picture { root in
      let view = box(.white, CGRect(x: 10, y: 10, width: 40, height: 20))
      view.layer.cornerRadius = 30
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.red.cgColor
      view.layer.shadowOpacity = 0.5
      view.layer.shadowRadius = 4
      view.layer.shadowOffset = CGSize(width: 0, height: 3)
      root.addSubview(view)
      let turned = box(.blue, CGRect(x: 0, y: 0, width: 10, height: 10))
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
      root.addSubview(turned)
    }
    // The radius is at most half the shorter side, and the border is inside the bounds.
    #expect(svg.contains("<rect width=\"40\" height=\"20\" rx=\"10\" fill=\"#fff\"/>"))
    #expect(svg.contains("<rect x=\"1\" y=\"1\" width=\"38\" height=\"18\" rx=\"9\" fill=\"none\""))
    #expect(svg.contains("<feGaussianBlur stdDeviation=\"4\"/>"))
    #expect(svg.contains("<rect y=\"3\" width=\"40\" height=\"20\" rx=\"10\" fill=\"#000\""))
    #expect(svg.contains("matrix(0 1 -1 0 10 0)"))
  }

  @Test("Every word is drawn at its measured place; markup in text is text")
  func words() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "a<b & cd"
    let svg = SVGRenderer().svg(of: label)
    let x = label.font.width(of: "a<b & ")
    let tail = "x=\"\((x * 100).rounded() / 100)\""
    #expect(svg.contains(">a&lt;b</tspan> <tspan"))
    #expect(svg.contains(tail))
    #expect(svg.contains(">cd</tspan></text>"))
  }

  @Test(
    "The status bar takes the colour that the controller asks for",
    arguments: [
      (UIStatusBarStyle.default, UIUserInterfaceStyle.light, "#000"), (.default, .dark, "#fff"),
      (.lightContent, .light, "#fff"), (.darkContent, .dark, "#000"),
    ])
  func statusBar(style: UIStatusBarStyle, interface: UIUserInterfaceStyle, color: String) throws {
    final class Controller: UIViewController {
      var style = UIStatusBarStyle.default
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }
    let controller = Controller()
    controller.style = style
    controller.view.overrideUserInterfaceStyle = interface
    let device = Device.boot(root: controller)
    let svg = SVGRenderer(device: .none).svg(of: device.scene.screen)
    let clock = try #require(svg.components(separatedBy: "<text").last { $0.contains("9:41") })
    #expect(clock.contains("fill=\"\(color)\""))
  }

  private func difference(_ lhs: String, _ rhs: String) -> Int {
    let (lhs, rhs) = (lhs.split(separator: "<"), rhs.split(separator: "<"))
    return max(lhs.count, rhs.count) - zip(lhs, rhs).filter { $0 == $1 }.count
  }
}
