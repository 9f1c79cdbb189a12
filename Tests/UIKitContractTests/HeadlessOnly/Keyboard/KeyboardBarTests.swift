#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the bar that an iPad shows with a hardware keyboard (T4.13.35, T4.13.38, T4.14.10,
  /// T4.15.9).
  @MainActor
  struct KeyboardBarTests {
    private func bench() -> KeyboardBench {
      let bench = KeyboardBench(.iPad11)
      bench.device.keyboard.hasHardwareKeyboard = true
      return bench
    }

    @Test(
      "the bar's frame has the keyboard's full height and starts low: 55 points show, later 69",
      .fact("T4.13.38", "T4.14.10"),
      arguments: [55, 69.0])
    func fullHeight(visible: CGFloat) {
      let bench = bench()
      bench.host.choices.shortcutBarHeight = visible
      #expect(bench.names { bench.field.becomeFirstResponder() } == KeyboardBench.show)
      #expect(bench.log["WS"]?.end == CGRect(x: 0, y: 1194 - visible, width: 834, height: 333))
      #expect(
        bench.device.keyboard.frame == CGRect(x: 0, y: 1194 - visible, width: 834, height: visible))
      #expect(bench.names { bench.field.resignFirstResponder() } == KeyboardBench.hide)
    }

    @Test("the other reading: the frame is only what shows", .fact("T4.13.38"))
    func visiblePart() {
      let bench = bench()
      bench.host.choices.shortcutBarFrame = .visiblePart
      bench.field.becomeFirstResponder()
      #expect(bench.log["WS"]?.end == CGRect(x: 0, y: 1139, width: 834, height: 55))
    }

    @Test("an accessory is on top of the bar", .fact("T4.13.38"))
    func accessory() {
      let bench = bench()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      bench.field.inputAccessoryView = bar
      bench.field.becomeFirstResponder()
      bench.device.settle()
      #expect(bench.log["DS"]?.end == CGRect(x: 0, y: 1095, width: 834, height: 377))
      #expect(bar.frame == CGRect(x: 0, y: 1095, width: 834, height: 44))
    }

    @Test("attaching and detaching a hardware keyboard during editing only changes the frame (K)")
    func attach() {
      let bench = KeyboardBench(.iPad11)
      bench.edit()
      let keyboard = bench.device.keyboard
      #expect(bench.names { keyboard.hasHardwareKeyboard = true } == KeyboardBench.pair)
      #expect(bench.log["DCF"]?.end.minY == 1139)
      #expect(bench.names { keyboard.hasHardwareKeyboard = false } == KeyboardBench.pair)
      #expect(bench.log["DCF"]?.end.minY == 861)
    }

    @Test("a dropped bar posts a show with a zero frame", .fact("T4.13.35"))
    func drops() {
      let bench = bench()
      bench.edit()
      #expect(
        bench.names { bench.device.keyboard.dropShortcutBar() } == KeyboardBench.show)
      #expect(bench.log["WS"]?.end == .zero)
      #expect(!bench.device.keyboard.isVisible)
      // Without its bar, an iPad behaves like a phone (T4.13.50).
      #expect(bench.names { bench.field.resignFirstResponder() } == KeyboardBench.hide)
    }

    @Test("the layout guide is the part that shows", .fact("T4.15.9", "T4.15.1"))
    func guide() {
      let bench = bench()
      let guide = bench.screenGuide
      bench.field.becomeFirstResponder()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 1139, width: 834, height: 55))
    }
  }

  /// Tests the layout guide with keyboards that are not docked.
  @MainActor
  struct KeyboardGuidePostureTests {
    @Test(
      "a keyboard that is not docked counts as absent, unless the guide follows it",
      .fact("T4.15.2", "T4.15.4", "T4.15.7", "T4.15.8"),
      arguments: [HeadlessDriver.DeviceKeyboard.Posture.undocked, .split, .floating])
    func follows(posture: HeadlessDriver.DeviceKeyboard.Posture) {
      let bench = KeyboardBench(.iPad11)
      bench.device.keyboard.posture = posture
      let guide = bench.screenGuide
      bench.edit()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 1174, width: 834, height: 20))
      guide.followsUndockedKeyboard = true
      #expect(guide.layoutFrame == bench.device.keyboard.frame)
    }

    @Test(
      "the guide's padding lets a finger take the keyboard along earlier", .fact("T4.15.13"),
      arguments: [0, 30.0])
    func padding(points: CGFloat) {
      let bench = KeyboardBench()
      bench.screenGuide.keyboardDismissPadding = points
      bench.edit()
      #expect(bench.host.pullEdge == 508 - points)
    }
  }
#endif
