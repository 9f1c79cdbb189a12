#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the keyboard of an app whose window does not reach the bottom of the screen (T4.13.52,
  /// T4.13.58).
  @MainActor
  struct SlideOverTests {
    private typealias Bench = KeyboardBench

    /// Boots an iPad whose app is in front of another one. The app's window is 320 points wide and
    /// ends 10 points above the bottom of the screen.
    private func slidOver(_ width: KeyboardChoices.SlideOverFrame = .app) -> Bench {
      let bench = Bench(.iPad11)
      bench.host.choices.slideOverFrame = width
      bench.device.slideOver(bench.device.scene)
      bench.device.settle()
      return bench
    }

    @Test(
      "in Slide Over a docked keyboard's frame ends at the app window's bottom, above the screen's",
      .fact("T4.13.52"),
      arguments: [
        (KeyboardChoices.SlideOverFrame.app, CGRect(x: 504, y: 861, width: 320, height: 323)),
        (.screen, CGRect(x: 0, y: 861, width: 834, height: 323)),
      ])
    func frame(width: KeyboardChoices.SlideOverFrame, expected: CGRect) throws {
      let bench = slidOver(width)
      let guide = bench.screenGuide
      #expect(bench.names { bench.field.becomeFirstResponder() } == Bench.show)
      #expect(bench.log["WS"]?.end == expected)
      // If a view intersects its bounds with the reported frame, the result is the part that the
      // keyboard covers.
      let view = try #require(bench.window.rootViewController?.view)
      let inView = view.convert(expected, from: bench.window.screen.coordinateSpace)
      #expect(view.bounds.intersection(inView).height == 323)
      #expect(inView.maxY == view.bounds.maxY)
      #expect(guide.layoutFrame.minY == inView.minY)
    }

    @Test(
      "the libraries' rules call a docked keyboard in Slide Over floating",
      .fact("T4.13.47", "T4.13.48", "T4.13.49"))
    func rules() throws {
      let bench = slidOver()
      bench.field.becomeFirstResponder()
      bench.device.settle()
      let (frame, screen) = (try #require(bench.log["DCF"]).end, bench.screen)
      #expect(frame.maxY != screen.height)
      #expect(frame.maxY < screen.height && frame.width < screen.width / 2)
    }

    @Test(
      "moving into Slide Over with the keyboard up posts the pair, with the new bottom (K)",
      .fact("T4.13.52"))
    func moves() {
      let bench = Bench(.iPad11)
      bench.edit()
      #expect(bench.names { bench.device.slideOver(bench.device.scene) } == Bench.pair)
      #expect(bench.log["DCF"]?.end.maxY == 1184)
      #expect(bench.names { bench.device.fillScreen(with: bench.device.scene) } == Bench.pair)
      #expect(bench.log["DCF"]?.end.maxY == 1194)
    }

    @Test("only in Stage Manager a minimised bar belongs to the keyboard", .fact("T4.13.58"))
    func minimisedBar() {
      let bench = Bench(.iPad11)
      bench.device.keyboard.hasHardwareKeyboard = true
      bench.edit()
      #expect(bench.device.keyboard.isVisible)
      #expect(bench.names { bench.device.keyboard.minimisesShortcutBar = true } == Bench.hide)
      #expect(!bench.device.keyboard.isVisible)
      let place = CGRect(x: 100, y: 100, width: 500, height: 800)
      #expect(bench.names { bench.device.stage(bench.device.scene, at: place) } == Bench.show)
      #expect(bench.device.keyboard.isVisible)
    }
  }
#endif
