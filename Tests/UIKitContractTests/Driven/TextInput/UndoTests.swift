import Testing
import UIKit

/// Tests undo of typed text, by keys and by a shake (T4.8.5).
@MainActor
struct UndoTests {
  @Test(
    "a shake that nobody handles offers to undo typing", .fact("T4.8.5"), .needs(.hands),
    .needs(.shake))
  func shake() async throws {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    await screen.device.type("abc")
    screen.device.shake()
    await screen.device.settle()
    let alert = try #require(screen.controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Undo Typing")
    #expect(alert.actions.map(\.title) == ["Cancel", "Undo"])
  }

  @Test(
    "a shake offers nothing without an edit, or when switched off", .fact("T4.8.5"), .needs(.hands),
    .needs(.shake))
  func noShake() async {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    screen.device.shake()
    #expect(screen.controller.presentedViewController == nil)
    await screen.device.type("abc")
    UIApplication.shared.applicationSupportsShakeToEdit = false
    screen.device.shake()
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test(
    "a shake offers nothing where a responder keeps it", .fact("T4.8.3"), .needs(.hands),
    .needs(.shake))
  func handled() async {
    let view = ShakeView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let field = FieldScreen.field()
    view.addSubview(field)
    let screen = await FieldScreen(view)
    field.becomeFirstResponder()
    await screen.device.type("abc")
    screen.device.shake()
    #expect(screen.controller.presentedViewController == nil)
  }
}

@MainActor
private final class ShakeView: UIView {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
