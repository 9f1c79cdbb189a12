#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests Reduce Motion with Prefer Cross-Fade. A keyboard that hides fades out, and the end frame
  /// in its notifications is zero.
  @MainActor
  struct KeyboardFadeTests {
    @Test(
      "the end frame of a hide is zero in change-frame and hide alike", .fact("T4.13.54"),
      arguments: [false, true])
    func hide(hasBar: Bool) {
      let bench = KeyboardBench()
      (bench.device.reducesMotion, bench.device.prefersCrossFade) = (true, true)
      if hasBar {
        bench.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      }
      #expect(bench.names { bench.field.becomeFirstResponder() } == KeyboardBench.show)
      let shown = bench.log["DS"]?.end
      #expect(bench.names { bench.field.resignFirstResponder() } == KeyboardBench.hide)
      #expect(bench.log.entries.allSatisfy { $0.end == .zero && $0.begin == shown })
      #expect(!bench.device.keyboard.isVisible)
      #expect(bench.names { bench.field.becomeFirstResponder() } == KeyboardBench.show)
      #expect(bench.log["DS"]?.end == shown)
    }

    @Test(
      "the keyboard fades without sliding, and comes back whole", .fact("T4.13.54"),
      arguments: [false, true])
    func fades(prefersCrossFade: Bool) {
      let bench = KeyboardBench()
      (bench.device.reducesMotion, bench.device.prefersCrossFade) = (true, prefersCrossFade)
      bench.edit()
      let stands = bench.device.keyboard.frame
      bench.device.perform { bench.field.resignFirstResponder() }
      bench.device.advance(by: 0.1)
      #expect((bench.device.keyboard.frame == stands) == prefersCrossFade)
      bench.device.settle()
      bench.edit()
      #expect(bench.device.keyboard.frame == stands)
    }
  }
#endif
