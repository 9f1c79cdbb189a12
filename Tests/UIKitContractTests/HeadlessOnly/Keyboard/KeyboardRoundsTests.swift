#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests notifications with unexpected contents (T4.13.50, T4.13.51, T4.13.53, T4.13.57).
  @MainActor
  struct KeyboardRoundsTests {
    private typealias Bench = KeyboardBench

    @Test(
      "with a hardware keyboard UIKit posts a hide when a field gains the focus and when it loses it",
      .fact("T4.13.50"))
    func ownKeys() {
      let bench = Bench()
      bench.device.keyboard.hasHardwareKeyboard = true
      #expect(bench.names { bench.field.becomeFirstResponder() } == Bench.hide)
      #expect(bench.log.entries.allSatisfy { $0.end.minY >= 844 })
      #expect(bench.field.isFirstResponder)
      #expect(!bench.device.keyboard.isVisible)
      #expect(bench.names { bench.field.resignFirstResponder() } == Bench.hide)
      #expect(bench.log.entries.allSatisfy { $0.end.minY >= 844 })
    }

    @Test(
      "with a hardware keyboard a move between fields posts once more (K); to a view without text, nothing",
      .fact("T4.13.50"))
    func ownKeysSwitch() {
      let bench = Bench()
      let other = UITextField(frame: CGRect(x: 20, y: 160, width: 280, height: 34))
      let plain = FocusView("plain")
      bench.window.addSubview(other)
      bench.window.addSubview(plain)
      bench.device.keyboard.hasHardwareKeyboard = true
      bench.edit()
      #expect(bench.names { other.becomeFirstResponder() } == Bench.hide)
      #expect(bench.names { plain.becomeFirstResponder() } == Bench.hide)
      #expect(bench.names { _ = plain.resignFirstResponder() } == [])
    }

    @Test("with a hardware keyboard and an accessory UIKit shows the bar", .fact("T4.13.50"))
    func ownKeysWithAccessory() {
      let bench = Bench()
      bench.device.keyboard.hasHardwareKeyboard = true
      bench.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      #expect(bench.names { bench.field.becomeFirstResponder() } == Bench.show)
      #expect(bench.names { bench.field.resignFirstResponder() } == Bench.hide)
    }

    @Test("the first keyboard may bring two rounds, another maker's three", .fact("T4.13.51"))
    func rounds() {
      let bench = Bench()
      bench.host.choices.firstRounds = .oneMore
      let round = ["WCF", "WS"]
      let end = ["DCF", "DS"]
      #expect(bench.names { bench.field.becomeFirstResponder() } == round + round + end)
      #expect(bench.log.entries.map(\.end.height) == [291, 291, 336, 336, 336, 336])
      bench.field.resignFirstResponder()
      bench.device.settle()
      #expect(bench.names { bench.field.becomeFirstResponder() } == Bench.show)

      let third = Bench()
      third.host.choices.firstRounds = .oneMore
      third.device.keyboard.useThirdParty(height: 302, firstHeight: 258)
      #expect(third.names { third.field.becomeFirstResponder() } == round + round + round + end)
      #expect(third.log.entries.map(\.end.height) == [258, 258, 280, 280, 302, 302, 302, 302])
    }

    @Test(
      "a cancelled password sheet posts a show with a frame above the screen", .fact("T4.13.53"))
    func aboveTheScreen() {
      let bench = Bench()
      bench.edit()
      let stands = bench.device.keyboard.frame
      #expect(bench.names { bench.device.keyboard.cancelPasswordSheet() } == Bench.show)
      #expect(bench.log["WS"]?.end == CGRect(x: 0, y: -336, width: 390, height: 336))
      #expect(bench.device.keyboard.frame == stands)
      #expect(bench.names { bench.field.resignFirstResponder() } == Bench.hide)
    }

    @Test("another language's keyboard of another height posts the pair", .fact("T4.13.57"))
    func languages() {
      let bench = Bench()
      bench.edit()
      #expect(bench.names { bench.device.keyboard.languageHeight = 42 } == Bench.pair)
      #expect(bench.log["DCF"]?.end == CGRect(x: 0, y: 466, width: 390, height: 378))
      #expect(bench.device.keyboard.frame == bench.log["DCF"]?.end)
    }
  }
#endif
