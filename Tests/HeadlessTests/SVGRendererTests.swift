import HeadlessDriver
import HeadlessRenderer
import TestSupport
import Testing
import UIKit

/// Tests that a screen is drawn. The pictures of `swift run DebugHost` show everything else.
@Suite("Renderer")
@MainActor
struct SVGRendererTests {
  @Test("A form is drawn with its keyboard, and twice alike")
  func form() {
    defer { _ = Device.boot() }
    let root = UIView()
    root.backgroundColor = .systemGroupedBackground
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 350, height: 44))
    (label.text, label.numberOfLines) = ("A label of <two> lines & more words than its width", 2)
    let field = UITextField(frame: CGRect(x: 20, y: 140, width: 350, height: 34))
    (field.text, field.borderStyle, field.clearButtonMode) = ("Text", .roundedRect, .always)
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Filled"
    button.frame = CGRect(x: 20, y: 190, width: 120, height: 44)
    let toggle = UISwitch(frame: CGRect(x: 160, y: 196, width: 51, height: 31))
    toggle.isOn = true
    let image = UIImageView(image: UIImage(systemName: "scope"))
    (image.frame.origin, image.transform) = (CGPoint(x: 240, y: 200), .init(rotationAngle: 1))
    for view in [label, field, button, toggle, image] { root.addSubview(view) }
    let device = Device.boot(view: root)
    field.becomeFirstResponder()
    device.settle()
    func svg() -> String {
      SVGRenderer().svg(of: device.scene.screen, touches: [CGPoint(x: 200, y: 260)])
    }
    let picture = svg()
    #expect(picture.hasPrefix("<svg") && picture.hasSuffix("</svg>\n"))
    for part in ["&lt;two&gt;", ">Text<", ">Filled<", ">9:41<", "matrix("] {
      #expect(picture.contains(part), "\(part)")
    }
    #expect(picture == svg())
  }

  @Test(
    "A snapshot keeps what the view showed, and has nothing of a view off the screen",
    .fact("T4.6.30"))
  func snapshot() throws {
    defer { _ = Device.boot() }
    let (root, label, unseen) = (UIView(), UILabel(), UILabel())
    for label in [label, unseen] { label.frame = CGRect(x: 20, y: 80, width: 350, height: 44) }
    (label.text, unseen.text) = ("Before", "Never")
    root.addSubview(label)
    let device = Device.boot(view: root)
    device.settle()
    let copy = try #require(label.snapshotView(afterScreenUpdates: false))
    let empty = try #require(unseen.snapshotView(afterScreenUpdates: true))
    label.text = "After"
    copy.frame.origin.y = 200
    for view in [copy, empty] { root.addSubview(view) }
    device.settle()
    let picture = SVGRenderer().svg(of: device.scene.screen, touches: [])
    #expect(picture.contains(">Before<") && picture.contains(">After<"))
    #expect(!picture.contains(">Never<"))
    #expect(copy.bounds.size == label.bounds.size && copy.subviews.isEmpty)
  }
}
