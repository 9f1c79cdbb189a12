#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests iPad keyboards that are not docked (T4.13.31 to T4.13.36, T4.13.47 to T4.13.49).
  @MainActor
  struct KeyboardPostureTests {
    private typealias Bench = KeyboardBench
    private let docked = CGRect(x: 0, y: 861, width: 834, height: 333)
    private let undocked = CGRect(x: 0, y: 741, width: 834, height: 333)

    @Test(
      "undocking or splitting posts a hide, though the keyboard stays; the end frame is the true one",
      .fact("T4.13.31"),
      arguments: [HeadlessDriver.DeviceKeyboard.Posture.undocked, .split])
    func undocks(posture: HeadlessDriver.DeviceKeyboard.Posture) {
      let bench = Bench(.iPad11)
      bench.edit()
      #expect(bench.names { bench.device.keyboard.posture = posture } == Bench.hide)
      // O: the values are from a dump of 2012.
      #expect(bench.log["WH"]?.end == CGRect(x: 0, y: 1194, width: 834, height: 333))
      #expect(bench.log["DCF"]?.end == undocked)
      #expect(bench.field.isFirstResponder)
      #expect(bench.device.keyboard.frame == undocked)
    }

    @Test("the other reading: all four notifications carry the true frame", .fact("T4.13.31"))
    func undocksTruly() {
      let bench = Bench(.iPad11)
      bench.host.choices.undocking = .tellsTrueFrame
      bench.edit()
      #expect(bench.names { bench.device.keyboard.posture = .undocked } == Bench.hide)
      #expect(bench.log.entries.allSatisfy { $0.begin == docked && $0.end == undocked })
    }

    @Test(
      "docking again posts a show", .fact("T4.13.32"),
      arguments: [HeadlessDriver.DeviceKeyboard.Posture.undocked, .split, .floating])
    func docksAgain(posture: HeadlessDriver.DeviceKeyboard.Posture) {
      let bench = Bench(.iPad11)
      bench.device.keyboard.posture = posture
      bench.edit()
      #expect(bench.names { bench.device.keyboard.posture = .docked } == Bench.show)
      #expect(bench.log["WS"]?.end == docked)
    }

    @Test(
      "an undocked or floating keyboard comes and goes with the pair only",
      .fact("T4.13.33", "T4.13.55"),
      arguments: [HeadlessDriver.DeviceKeyboard.Posture.undocked, .split, .floating])
    func comesAndGoes(posture: HeadlessDriver.DeviceKeyboard.Posture) {
      let bench = Bench(.iPad11)
      bench.device.keyboard.posture = posture
      #expect(bench.names { bench.field.becomeFirstResponder() } == Bench.pair)
      #expect((bench.log["DCF"]?.end.maxY ?? 2000) < 1194)
      #expect(bench.log["DCF"]?.end == bench.device.keyboard.frame)
      #expect(bench.names { bench.field.resignFirstResponder() } == Bench.pair)
      #expect(bench.log["DCF"]?.end.minY == 1194)
      #expect(!bench.device.keyboard.isVisible)
    }

    @Test("going from one such posture to another posts the pair", .fact("T4.13.33"))
    func between() {
      let bench = Bench(.iPad11)
      bench.device.keyboard.posture = .undocked
      bench.edit()
      #expect(bench.names { bench.device.keyboard.posture = .floating } == Bench.pair)
      #expect(bench.log["DCF"]?.end == bench.device.keyboard.frame)
    }

    @Test(
      "a drag posts will-change with a zero frame, then did-change with the true one",
      .fact("T4.13.34"),
      arguments: [HeadlessDriver.DeviceKeyboard.Posture.undocked, .split, .floating])
    func drags(posture: HeadlessDriver.DeviceKeyboard.Posture) {
      let bench = Bench(.iPad11)
      let keyboard = bench.device.keyboard
      keyboard.posture = posture
      bench.edit()
      let before = keyboard.frame
      #expect(bench.names { keyboard.drag(by: CGVector(dx: 60, dy: -200)) } == Bench.pair)
      #expect(bench.log["WCF"]?.end == .zero)
      // Only a floating keyboard moves sideways.
      let way = posture == .floating ? 60.0 : 0
      #expect(abs(keyboard.frame.minX - before.minX - way) < 0.01)
      #expect(abs(keyboard.frame.minY - before.minY + 200) < 0.01)
      #expect(bench.log["DCF"]?.end == keyboard.frame)
    }

    @Test("a drag ends at the screen's edges; a docked keyboard is not dragged", .fact("T4.13.34"))
    func dragLimits() {
      let bench = Bench(.iPad11)
      let keyboard = bench.device.keyboard
      bench.edit()
      #expect(!keyboard.drag(by: CGVector(dx: 0, dy: -100)))
      #expect(bench.log.names == [])
      keyboard.posture = .floating
      bench.device.settle()
      keyboard.drag(by: CGVector(dx: 5000, dy: 5000))
      #expect(keyboard.frame.maxX == 834)
      #expect(keyboard.frame.maxY < 1194)
      keyboard.drag(by: CGVector(dx: -5000, dy: -5000))
      #expect(keyboard.frame.origin == .zero)
    }

    @Test("a floating keyboard may post only did-change", .fact("T4.13.36"))
    func didChangeOnly() {
      let bench = Bench(.iPad11)
      bench.host.choices.floatingChange = .didChangeOnly
      let keyboard = bench.device.keyboard
      keyboard.posture = .floating
      #expect(bench.names { bench.field.becomeFirstResponder() } == ["DCF"])
      #expect(bench.names { keyboard.drag(by: CGVector(dx: 10, dy: -10)) } == ["DCF"])
      #expect(bench.names { bench.field.resignFirstResponder() } == ["DCF"])
    }

    @Test(
      "the libraries' rules tell the postures apart by the frame",
      .fact("T4.13.47", "T4.13.48", "T4.13.49"),
      arguments: [HeadlessDriver.DeviceKeyboard.Posture.docked, .undocked, .split, .floating])
    func rules(posture: HeadlessDriver.DeviceKeyboard.Posture) throws {
      let bench = Bench(.iPad11)
      bench.device.keyboard.posture = posture
      bench.field.becomeFirstResponder()
      bench.device.settle()
      let (frame, screen) = (try #require(bench.log["DCF"]).end, bench.screen)
      #expect((frame.maxY == screen.height) == (posture == .docked))
      let isAbove = frame.maxY < screen.height
      #expect((isAbove && frame.width < screen.width / 2) == (posture == .floating))
      #expect((isAbove && frame.width < screen.width) == (posture == .floating))
    }

    @Test(
      "an accessory without a height counts as no bar: the notifications of a floating keyboard ignore it (K)"
    )
    func floatingWithEmptyAccessory() {
      let bench = Bench(.iPad11)
      bench.field.inputAccessoryView = UIView()
      bench.device.keyboard.posture = .floating
      #expect(bench.names { bench.field.becomeFirstResponder() } == Bench.pair)
      #expect(bench.log["DCF"]?.end == bench.device.keyboard.frame)
    }

    @Test("with a hardware keyboard an accessory without a height shows nothing (K)")
    func emptyAccessoryAlone() {
      let bench = Bench(.iPhone14)
      bench.field.inputAccessoryView = UIView()
      bench.device.keyboard.hasHardwareKeyboard = true
      bench.edit()
      #expect(bench.field.isFirstResponder && !bench.device.keyboard.isVisible)
    }

    @Test("with a floating keyboard the notifications report the accessory at the bottom (K)")
    func floatingWithAccessory() {
      let bench = Bench(.iPad11)
      bench.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      bench.device.keyboard.posture = .floating
      #expect(bench.names { bench.field.becomeFirstResponder() } == Bench.show)
      #expect(bench.log["WS"]?.end == CGRect(x: 0, y: 1130, width: 834, height: 64))
    }

    @Test("rotating with an undocked keyboard posts the pair", .fact("T4.13.29", "T4.13.33"))
    func rotates() {
      let bench = Bench(.iPad11)
      bench.device.keyboard.posture = .undocked
      bench.edit()
      #expect(bench.names { bench.device.rotate(to: .landscapeRight) } == Bench.pair)
      #expect(bench.log["DCF"]?.end == bench.device.keyboard.frame)
      #expect(bench.log["DCF"]?.end.width == 1194)
    }

    @Test("the hide key ends editing (A)")
    func hideKey() {
      let bench = Bench(.iPad11)
      bench.edit()
      #expect(bench.names { bench.device.keyboard.tap("hide") } == Bench.hide)
      #expect(!bench.field.isFirstResponder)
    }
  }
#endif
