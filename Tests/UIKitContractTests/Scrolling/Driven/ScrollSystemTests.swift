import Testing
import UIKit

@Suite("UIScrollView: fields inside it, the status bar, nesting, and the other readings") @MainActor
struct ScrollSystemTests {
  private func addField(y: CGFloat, to scrollView: UIScrollView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
    scrollView.addSubview(field)
    return field
  }

  @Test(
    "a field that becomes first responder scrolls into view, animated, just far enough",
    .fact("T4.12.1"))
  func revealField() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let recorder = bench.recorder
    let field = addField(y: 1200, to: scrollView)
    let device = bench.device
    await device.perform { #expect(field.becomeFirstResponder()) }
    #expect(scrollView.contentOffset.y == 0)
    await device.settle()
    #expect(scrollView.contentOffset.y == 396)
    #expect(recorder.log.last == "didEndScrollingAnimation")
  }

  @Test(
    "the scroll respects a bottom inset that the app added in will-show",
    .fact("T4.12.2", "T4.12.3"))
  func revealFieldOverKeyboard() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let field = addField(y: 700, to: scrollView)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { scrollView.contentInset.bottom = 300 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    await bench.device.perform { #expect(field.becomeFirstResponder()) }
    await bench.device.settle()
    #expect(scrollView.contentOffset.y == 196)
  }

  @Test("only the nearest scroll view moves", .fact("T4.12.1"))
  func nearestOnly() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let inner = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    inner.contentSize = CGSize(width: 390, height: 1000)
    scrollView.addSubview(inner)
    let field = UITextField(frame: CGRect(x: 0, y: 500, width: 300, height: 40))
    inner.addSubview(field)
    await bench.device.perform { #expect(field.becomeFirstResponder()) }
    await bench.device.settle()
    #expect(inner.contentOffset.y == 340)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test(
    "onDrag: a chat's field in its bar resigns, the controller with the bar stays",
    .fact("T4.16.2"),
    .needs(.hands), .needs(.exactTouches))
  func dismissInBar() async {
    let controller = ChatController()
    let device = await Device.boot(root: controller)
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 5000)
    scrollView.keyboardDismissMode = .onDrag
    await device.perform { controller.view.addSubview(scrollView) }
    await device.perform { #expect(controller.becomeFirstResponder()) }
    await device.settle()
    await device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 250), hold: 0.3)
    #expect(controller.isFirstResponder)
    await device.perform { #expect(controller.field.becomeFirstResponder()) }
    await device.settle()
    await device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 250), hold: 0.3)
    #expect(!controller.field.isFirstResponder)
    #expect(controller.isFirstResponder)
  }

  @Test(
    "onDrag: a custom view that takes keys resigns as a field does", .fact("T4.16.2"),
    .needs(.hands), .needs(.exactTouches))
  func dismissKeyInput() async {
    let controller = UIViewController()
    let device = await Device.boot(root: controller)
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 5000)
    scrollView.keyboardDismissMode = .onDrag
    let input = KeyInputView(frame: CGRect(x: 0, y: 400, width: 390, height: 40))
    await device.perform {
      controller.view.addSubview(scrollView)
      controller.view.addSubview(input)
      #expect(input.becomeFirstResponder())
    }
    await device.settle()
    await device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 250), hold: 0.3)
    #expect(!input.isFirstResponder)
  }

  private final class KeyInputView: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test("A touch during a scroll in code does not lose its tap", .needs(.hands), .needs(.exactTime))
  func tapDuringAnimation() async {
    let bench = await ScrollBench()
    let field = addField(y: 1500, to: bench.scrollView)
    await bench.device.perform {
      bench.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    }
    bench.device.advance(by: 0.29)
    #expect(await bench.device.tap(field, duration: 0.02))
    #expect(field.isFirstResponder)
    await bench.device.settle()
    #expect(bench.recorder.log.contains("didEndScrollingAnimation"))
  }

  @Test(
    "a tap on the status bar asks the delegate, scrolls and tells", .fact("T4.10.18"),
    .needs(.hands))
  func statusBar() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let recorder = bench.recorder
    scrollView.contentOffset.y = 900
    recorder.log = []
    await bench.device.tapStatusBar()
    await bench.device.settle()
    #expect(recorder.order == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
    #expect(scrollView.contentOffset.y == 0)
    recorder.allowsScrollToTop = false
    scrollView.contentOffset.y = 900
    await bench.device.tapStatusBar()
    await bench.device.settle()
    #expect(scrollView.contentOffset.y == 900)
  }

  @Test(
    "a tap on the status bar scrolls only if exactly one scroll view on screen wants it",
    .fact("T4.10.19"), .needs(.hands))
  func statusBarTwo() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.superview?.addSubview(other)
    scrollView.contentOffset.y = 900
    await bench.device.tapStatusBar()
    await bench.device.settle()
    #expect(scrollView.contentOffset.y == 900)
    other.scrollsToTop = false
    await bench.device.tapStatusBar()
    await bench.device.settle()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test(
    "A drag across a horizontal list inside a vertical one moves the one it goes along",
    .needs(.hands), .needs(.exactTouches))
  func nestedAxes() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    scrollView.addSubview(inner)
    let device = bench.device
    await device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 396), hold: 0.3)
    await device.settle()
    #expect(inner.contentOffset.x == 90)
    #expect(scrollView.contentOffset.y == 0)
    await device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 298, y: 300), hold: 0.3)
    await device.settle()
    #expect(inner.contentOffset.x == 90)
    #expect(scrollView.contentOffset.y == 90)
  }

  @Test(
    "by default a drag does not dismiss the keyboard", .fact("C5.7"), .needs(.hands),
    .needs(.exactTouches))
  func holdKeeps() async {
    let bench = await ScrollBench()
    let recorder = bench.recorder
    await bench.drag(steps: 30, of: 5, hold: 0.32)
    #expect(abs((recorder.velocity?.y ?? 0) - 0.625) < 1e-6)
    #expect(recorder.log.last == "willBeginDecelerating")
  }

  @Test(
    "a touch on coasting content stops it, and does not reach the content", .fact("T4.9.41"),
    .needs(.hands), .needs(.exactTouches), .needs(.exactTime))
  func contentNotTouched() async {
    let bench = await ScrollBench()
    let scrollView = bench.scrollView
    let field = addField(y: 3000, to: scrollView)
    await bench.drag(steps: 20, of: 24)
    while scrollView.contentOffset.y < 900 { bench.device.advance(by: 1.0 / 60) }
    field.frame.origin.y = scrollView.contentOffset.y + 300
    await bench.device.tap(field)
    #expect(!field.isFirstResponder)
    #expect(!scrollView.isDecelerating)
    await bench.device.tap(field)
    #expect(field.isFirstResponder)
  }

  @Test("A scroll view that is gone leaves the device at rest", .needs(.exactTime))
  func deallocated() async {
    let bench = await ScrollBench()
    let device = bench.device
    await device.settle()
    do {
      let lost = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      lost.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    }
    device.advance(by: 0.1)
    #expect(device.isIdle)
  }
}
