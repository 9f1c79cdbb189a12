import Testing
import UIKit

/// Tests touches on segments, and the order of a switch's events.
@MainActor
struct ChoiceControlTests {
  private func boot(_ control: UIControl, at origin: CGPoint = CGPoint(x: 40, y: 100)) async -> (
    Device, ControlLog
  ) {
    let root = UIView()
    control.frame.origin = origin
    root.addSubview(control)
    return (await Device.boot(view: root), ControlLog(control))
  }

  @Test(
    "a segment is selected when the finger lifts: valueChanged, then touchUpInside; none for the selected one (K)",
    .needs(.hands), .needs(.exactTouches)
  )
  func segments() async {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame.size.width = 300
    let (device, log) = await boot(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let finger = device.touchDown(at: CGPoint(x: 190, y: 116))
    #expect(control.selectedSegmentIndex == -1)
    device.touchUp(finger)
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.entries == ["down", "value", "up inside"])
    await device.tap(at: CGPoint(x: 190, y: 116))
    #expect(log.changes == 1)
    await device.drag(from: CGPoint(x: 190, y: 116), to: CGPoint(x: 300, y: 116))
    #expect(control.selectedSegmentIndex == 2)
    control.setEnabled(false, forSegmentAt: 0)
    await device.tap(at: CGPoint(x: 60, y: 116))
    #expect(control.selectedSegmentIndex == 2)
    control.selectedSegmentIndex = 1
    #expect(log.changes == 2)
  }

  @Test(
    "a lift outside selects nothing; a momentary control shows its selection only during the event",
    .needs(.hands))
  func momentary() async {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame.size.width = 200
    let (device, log) = await boot(control)
    await device.drag(from: CGPoint(x: 60, y: 116), to: CGPoint(x: 60, y: 600))
    #expect(control.selectedSegmentIndex == -1)
    #expect(log.entries.last == "up outside")
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(
      UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    for _ in 0..<2 { await device.tap(at: CGPoint(x: 200, y: 116)) }
    #expect(seen == [1, 1])
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test("segments with actions perform them before the event", .needs(.hands))
  func actions() async {
    var order: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: [
        UIAction(title: "A") { _ in order.append("A") },
        UIAction(title: "B") { _ in order.append("B") },
      ])
    #expect(control.titleForSegment(at: 1) == "B")
    control.addAction(UIAction { _ in order.append("value") }, for: .valueChanged)
    let (device, _) = await boot(control)
    await device.tap(at: CGPoint(x: 200, y: 116))
    #expect(order == ["B", "value"])
  }

  @Test(
    "a switch sends touchDown, valueChanged and touchUpInside for a tap and for a drag (K)",
    .needs(.hands),
    arguments: [(CGPoint(x: 65, y: 115), 0), (CGPoint(x: 50, y: 115), 35)])
  func switches(start: CGPoint, way: CGFloat) async {
    let control = UISwitch()
    let (device, log) = await boot(control)
    await device.drag(from: start, to: CGPoint(x: start.x + way, y: start.y))
    #expect(control.isOn)
    #expect(log.entries.first == "down")
    #expect(log.entries.suffix(2) == ["value", "up inside"])
    #expect(log.changes == 1)
  }
}
