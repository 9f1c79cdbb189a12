import Testing
import UIKit

/// Tests which of several windows receives a touch (sections 4.6 and 4.7).
@MainActor
struct WindowOrderTests {
  private let place = CGPoint(x: 100, y: 100)

  private func window(_ scene: UIWindowScene, level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.windowLevel = level
    return window
  }

  @Test("a higher level is in front of every order below", .fact("T4.7.2"), .needs(.hands))
  func levels() async {
    let device = await Device.boot()
    let (high, low) = (window(device.scene, level: .statusBar), window(device.scene))
    high.isHidden = false
    low.makeKeyAndVisible()
    #expect(await device.tap(at: place) === high)
    high.windowLevel = .normal - 1
    #expect(await device.tap(at: place) === low)
  }

  @Test(
    "within a level the window shown last is in front", .fact("T4.7.6", "T4.6.24"), .needs(.hands))
  func order() async {
    let device = await Device.boot()
    let (first, second) = (window(device.scene), window(device.scene))
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(await device.tap(at: place) === second)
    first.makeKeyAndVisible()
    #expect(await device.tap(at: place) === first)
  }

  @Test("a hidden window gets no touch", .fact("T4.7.5", "T4.6.12"), .needs(.hands))
  func hidden() async {
    let device = await Device.boot()
    let hidden = window(device.scene, level: .alert)
    #expect(await device.tap(at: place) == nil)
    hidden.isHidden = false
    #expect(await device.tap(at: place) === hidden)
    hidden.isUserInteractionEnabled = false
    #expect(await device.tap(at: place) == nil)
  }

  @Test(
    "a window above alerts is below the keyboard", .fact("T4.7.4", "T4.7.3"), .needs(.hands),
    .needs(.keyboardKinds))
  func overlayAndKeyboard() async throws {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    let device = screen.device
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    field.inputAccessoryView = bar
    field.autocapitalizationType = .none
    await device.perform { field.becomeFirstResponder() }
    await device.settle()
    let overlay = QuietWindow(windowScene: device.scene)
    overlay.windowLevel = .alert + 1
    await device.perform { overlay.isHidden = false }
    let home = try #require(bar.window)
    #expect(home.windowLevel > overlay.windowLevel)
    // The overlay receives touches above the keyboard, but not those on the accessory view and the
    // keys.
    #expect(await device.tap(at: place) === overlay)
    let frame = try #require(screen.log["DS"]).end
    #expect(await device.tap(at: CGPoint(x: 195, y: frame.minY + 22)) === bar)
    #expect(await device.tap(at: CGPoint(x: 195, y: frame.minY - 1)) === overlay)
    #expect(device.keyboard.tap("g"))
    #expect(field.text == "g")
  }
}

/// A window that a touch does not make key, so that the keyboard stays up.
private final class QuietWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
