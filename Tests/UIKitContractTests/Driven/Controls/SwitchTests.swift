import Testing
import UIKit

/// Tests touches on a switch.
@MainActor
struct SwitchTests {
  @MainActor
  private struct Setup {
    let control = UISwitch()
    let device: Device
    let changes = Counter()

    init() async {
      let root = UIView()
      control.frame.origin = CGPoint(x: 100, y: 100)
      root.addSubview(control)
      device = await Device.boot(view: root)
      control.addAction(UIAction { [changes] _ in changes.count += 1 }, for: .valueChanged)
    }
  }

  @MainActor
  private final class Counter {
    var count = 0
  }

  @Test("a tap turns the switch and sends one event; setting the value sends none", .needs(.hands))
  func tap() async {
    let setup = await Setup()
    await setup.device.tap(setup.control)
    #expect(setup.control.isOn)
    await setup.device.tap(setup.control)
    #expect(!setup.control.isOn)
    #expect(setup.changes.count == 2)
    setup.control.isOn = true
    setup.control.setOn(false, animated: true)
    #expect(setup.changes.count == 2)
  }

  @Test(
    "a drag over the middle turns the switch; there and back changes nothing", .needs(.hands),
    .needs(.exactTouches))
  func drag() async {
    let setup = await Setup()
    await setup.device.drag(from: CGPoint(x: 110, y: 115), to: CGPoint(x: 145, y: 115))
    #expect(setup.control.isOn)
    #expect(setup.changes.count == 1)
    let finger = setup.device.touchDown(at: CGPoint(x: 145, y: 115))
    setup.device.slide(finger, to: CGPoint(x: 105, y: 115))
    setup.device.slide(finger, to: CGPoint(x: 145, y: 115))
    setup.device.touchUp(finger)
    #expect(setup.control.isOn)
    #expect(setup.changes.count == 1)
  }

  @Test("a disabled switch keeps its value", .needs(.hands))
  func disabled() async {
    let setup = await Setup()
    setup.control.isEnabled = false
    await setup.device.tap(setup.control)
    #expect(!setup.control.isOn)
  }

  @Test("a switch keeps its own size")
  func size() {
    #expect(
      UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame.size
        == UISwitch().sizeThatFits(.zero))
  }
}
