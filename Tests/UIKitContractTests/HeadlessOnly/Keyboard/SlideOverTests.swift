#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the keyboard of an app whose window does not reach the bottom of the screen.
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
      "in Slide Over a keyboard's frame ends at the app window's bottom", .fact("T4.13.52"),
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
  }
#endif
