import Testing
import UIKit

/// Tests touches on a button.
@MainActor
struct ButtonTouchTests {
  @Test(
    "a tap sends touchUpInside and primaryActionTriggered once each; the touch hits the button itself",
    .needs(.hands))
  func tap() async {
    var log: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    let root = UIView()
    root.addSubview(button)
    let device = await Device.boot(view: root)
    #expect(await device.tap(at: CGPoint(x: 150, y: 122)) === button)
    #expect(log.sorted() == ["primary", "up"])
    button.isEnabled = false
    await device.tap(button)
    #expect(log.count == 2)
  }

  @Test("a system button dims while the finger is on it", .needs(.exactTouches))
  func dims() async {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    let root = UIView()
    root.addSubview(button)
    let device = await Device.boot(view: root)
    let finger = device.touchDown(at: CGPoint(x: 150, y: 122))
    #expect((button.titleLabel?.alpha ?? 1) < 1)
    device.touchUp(finger)
    #expect(button.titleLabel?.alpha == 1)
  }
}
