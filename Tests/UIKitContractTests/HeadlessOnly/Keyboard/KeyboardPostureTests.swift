#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests how iPad keyboards are dragged.
  @MainActor
  struct KeyboardPostureTests {
    private typealias Bench = KeyboardBench

    @Test(
      "a drag posts a zero frame, then the true one", .fact("T4.13.34"),
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

    @Test("a drag ends at the screen's edges; docked keyboards stay", .fact("T4.13.34"))
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
  }
#endif
