import Testing
import UIKit

@Suite("UIScrollView: the keyboard that follows a finger") @MainActor
struct InteractiveDismissalTests {
  /// A field above a scroll view that fills the rest of the screen. The keyboard is 336 points
  /// high, so its top is at 508.
  @MainActor
  private struct Bench {
    let log: KeyboardLog
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 150, width: 390, height: 694))
    let field = FieldScreen.field()
    let device: Device

    init(
      _ mode: UIScrollView.KeyboardDismissMode = .interactive, controller: UIViewController? = nil
    ) async {
      _ = await Device.boot()
      log = KeyboardLog()
      let root = controller ?? UIViewController()
      device = await Device.boot(root: root)
      let (scrollView, field) = (scrollView, field)
      await device.perform {
        scrollView.contentSize = CGSize(width: 390, height: 4000)
        scrollView.keyboardDismissMode = mode
        root.view.addSubview(scrollView)
        root.view.addSubview(field)
      }
    }

    func edit(_ responder: UIResponder? = nil) async {
      await device.perform { #expect((responder ?? field).becomeFirstResponder()) }
      await device.settle()
      log.clear()
    }

    var top: CGFloat { device.keyboard.frame.minY }

    func press(to y: CGFloat) -> Finger {
      device.press(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: y))
    }
  }

  @Test(
    "the keyboard follows a finger that crosses its top, and posts nothing",
    .fact("T4.16.3", "T4.16.5", "T4.13.26"), .needs(.exactTouches), .needs(.keyboardKinds))
  func follows() async {
    let bench = await Bench()
    await bench.edit()
    let docked = bench.top
    let finger = bench.press(to: docked - 10)
    #expect(bench.top == docked)
    bench.device.slide(finger, to: CGPoint(x: 200, y: docked + 60))
    #expect(bench.top == docked + 60)
    #expect(bench.log.names.isEmpty)
    #expect(bench.field.isFirstResponder)
    bench.device.touchUp(finger)
    await bench.device.settle()
  }

  @Test(
    "a keyboard let go on the way down posts a hide", .fact("T4.13.27"), .needs(.exactTouches),
    .needs(.keyboardKinds))
  func dismisses() async throws {
    let bench = await Bench()
    await bench.edit()
    let docked = bench.top
    let finger = bench.press(to: docked + 100)
    bench.device.touchUp(finger)
    #expect(bench.log.names == ["WCF", "WH"])
    #expect(!bench.field.isFirstResponder)
    let hide = try #require(bench.log["WH"])
    #expect(hide.begin.minY == docked + 100)
    #expect(hide.end.minY == 844)
    await bench.device.settle()
    #expect(bench.log.names == ["WCF", "WH", "DCF", "DH"])
  }

  @Test("the hide is posted with the finger still down", .fact("T4.13.27"), .needs(.exactTouches))
  func leaves() async {
    let bench = await Bench()
    await bench.edit()
    let finger = bench.press(to: 843.9)
    #expect(bench.log.names.isEmpty)
    bench.device.touchMove(finger, to: CGPoint(x: 200, y: 844))
    #expect(bench.log.names == ["WCF", "WH"])
    #expect(!bench.field.isFirstResponder)
    bench.device.touchUp(finger)
    await bench.device.settle()
    #expect(bench.log.names == ["WCF", "WH", "DCF", "DH"])
  }

  @Test(
    "pulled back up the keyboard stays, and follows no further", .fact("T4.16.4", "T4.13.28"),
    .needs(.exactTouches), .needs(.keyboardKinds),
    arguments: [(40, 40), (-100, 0.0)] as [(CGFloat, CGFloat)])
  func pulledBack(finger way: CGFloat, keyboard: CGFloat) async {
    let bench = await Bench()
    await bench.edit()
    let docked = bench.top
    let finger = bench.press(to: docked + 150)
    bench.device.slide(finger, to: CGPoint(x: 200, y: docked + way))
    #expect(bench.top == docked + keyboard)
    bench.device.touchUp(finger)
    await bench.device.settle()
    #expect(bench.top == docked)
    #expect(bench.field.isFirstResponder)
    #expect(bench.log.names.isEmpty)
  }

  @Test(
    "in the other modes the keyboard does not follow", .fact("T4.16.1", "T4.16.2"),
    .needs(.exactTouches), arguments: [0, 1, 3])
  func otherModes(raw: Int) async throws {
    let bench = await Bench(try #require(UIScrollView.KeyboardDismissMode(rawValue: raw)))
    await bench.edit()
    let finger = bench.press(to: 700)
    #expect(bench.field.isFirstResponder == (raw == 0))
    bench.device.touchUp(finger)
  }

  @Test(
    "interactive: a bar that its controller keeps docks at the bottom", .fact("T4.16.9"),
    .needs(.exactTouches))
  func barStays() async {
    let controller = ChatController()
    let bench = await Bench(.interactive, controller: controller)
    await bench.edit(controller)
    await bench.edit(controller.field)
    let finger = bench.press(to: 830)
    #expect(controller.isFirstResponder)
    #expect(bench.log.names == ["WCF", "WH"])
    bench.device.touchUp(finger)
    await bench.device.settle()
    #expect(controller.bar.window != nil)
    #expect(abs(controller.bar.frame.maxY - (844 - 34)) < 0.001)
  }

  @Test(
    "…WithAccessory: the bar goes too, and no responder inherits the focus", .fact("T4.16.6"),
    .needs(.exactTouches), arguments: [3, 4])
  func barGoes(raw: Int) async throws {
    let controller = ChatController()
    let bench = await Bench(
      try #require(UIScrollView.KeyboardDismissMode(rawValue: raw)), controller: controller)
    await bench.edit(controller)
    await bench.edit(controller.field)
    let finger = bench.press(to: 844)
    bench.device.touchUp(finger)
    await bench.device.settle()
    #expect(!controller.field.isFirstResponder && !controller.isFirstResponder)
    #expect(bench.log.names == ["WCF", "WH", "DCF", "DH"])
    #expect(controller.bar.window == nil)
  }
}
