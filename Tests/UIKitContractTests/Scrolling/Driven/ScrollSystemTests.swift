import Testing
import UIKit

@Suite("UIScrollView: fields inside it, and the status bar") @MainActor
struct ScrollSystemTests {
  private func addField(y: CGFloat, to scrollView: UIScrollView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
    scrollView.addSubview(field)
    return field
  }

  @Test("a field that becomes first responder scrolls into view", .fact("T4.12.1"))
  func revealField() async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
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
    let (bench, scrollView, _) = await ScrollBench().parts
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
    let (bench, scrollView, _) = await ScrollBench().parts
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
    "onDrag: a field in a bar resigns, the bar's controller stays", .fact("T4.16.2"),
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

  @Test(
    "a tap on the status bar asks the delegate, scrolls and tells", .fact("T4.10.18"),
    .needs(.hands))
  func statusBar() async {
    let (bench, scrollView, recorder) = await ScrollBench().parts
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
    "the status bar scrolls only if exactly one scroll view wants it", .fact("T4.10.19"),
    .needs(.hands))
  func statusBarTwo() async {
    let (bench, scrollView, _) = await ScrollBench().parts
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
}
