import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests where a first responder may be: in another scene, in an input accessory view, in a window,
/// or no longer anywhere.
@MainActor @Suite("The first responder, wherever it is")
struct PlaceTests {
  private func field(y: CGFloat = 100) -> UITextField {
    UITextField(frame: CGRect(x: 16, y: y, width: 200, height: 40))
  }

  @Test("each scene has its own; the plain property asks the key window of the active one")
  func scenes() {
    defer { _ = Device.boot() }
    let (left, right) = (field(), field())
    let controller = UIViewController()
    controller.view.addSubview(left)
    var setup = Device.Setup(model: .iPad11)
    setup.sceneFrame = CGRect(x: 0, y: 0, width: 412, height: 1_194)
    let device = Device.boot(root: controller, setup: setup)
    var other: UIWindow?
    let scene = device.openScene(frame: CGRect(x: 422, y: 0, width: 412, height: 1_194)) { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(right)
      window.makeKeyAndVisible()
      other = window
    }
    #expect(UIResponder.current(in: device.scene) == nil)
    #expect(UIResponder.current(in: scene) == nil)
    device.perform { left.becomeFirstResponder() }
    #expect(UIResponder.current(in: device.scene) === left)
    #expect(UIResponder.current(in: scene) == nil)
    device.perform { right.becomeFirstResponder() }
    #expect(UIResponder.current(in: device.scene) === left)
    #expect(UIResponder.current(in: scene) === right)
    #expect(other.flatMap { UIResponder.current(in: $0) } === right)
    device.perform { other?.makeKey() }
    #expect(UIResponder.current === right)
    device.perform { device.windows[0].makeKey() }
    #expect(UIResponder.current === left)
    device.close(scene)
    #expect(UIResponder.current(in: scene) == nil)
    #expect(UIResponder.current === left)
  }

  @Test(
    "text in an input accessory view: found, with the window whose keyboard it stands on",
    .flaw("2.1.7")
  )
  func accessory() {
    let (edited, inBar) = (field(), field(y: 4))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 48))
    bar.addSubview(inBar)
    edited.inputAccessoryView = bar
    let controller = UIViewController()
    controller.view.addSubview(edited)
    let device = Device.boot(root: controller)
    device.perform { edited.becomeFirstResponder() }
    device.settle()
    let windows = Windows()
    let token = FirstResponderFeed.shared.observe { windows.seen.append($0.window) }
    device.perform { inBar.becomeFirstResponder() }
    device.settle()
    #expect(UIResponder.current === inBar)
    #expect(UIResponder.current?.owningControl === inBar)
    #expect(UIResponder.current(in: device.windows[0]) === inBar)
    #expect(UIResponder.current(in: device.scene) === inBar)
    #expect(inBar.window !== device.windows[0])
    #expect(bar.firstResponderInside === inBar)
    #expect(windows.seen.count == 1 && windows.seen.first.flatMap { $0 } === device.windows[0])
    token.cancel()
    #expect(UIResponder.resignCurrent())
  }

  @MainActor private final class Windows {
    var seen: [UIWindow?] = []
  }

  private final class FocusableWindow: UIWindow {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("a window, and a controller whose view is in none, are answers too", .flaw("2.1.8"))
  func notViews() {
    let controller = FocusableController()
    var window: FocusableWindow?
    let device = Device.boot { scene in
      let own = FocusableWindow(windowScene: scene)
      own.rootViewController = controller
      own.makeKeyAndVisible()
      window = own
    }
    device.perform { _ = window?.becomeFirstResponder() }
    #expect(UIResponder.current === window)
    #expect(window?.firstResponderInside === window)
    device.perform { controller.becomeFirstResponder() }
    #expect(UIResponder.current === controller)
    #expect(window?.firstResponderInside === controller)
    // UIKit passes the focus to the next responder up the chain that can take it.
    device.perform { controller.resignFirstResponder() }
    #expect(UIResponder.current === window)
  }

  @Test("asked from inside a change of focus, the answer is what is true then", .flaw("2.1.10"))
  func insideAChange() {
    final class Asking: UIView {
      var answers: [UIResponder?] = []
      override var canBecomeFirstResponder: Bool { true }
      override func becomeFirstResponder() -> Bool {
        answers.append(UIResponder.current)
        defer { answers.append(UIResponder.current) }
        return super.becomeFirstResponder()
      }
      override func resignFirstResponder() -> Bool {
        answers.append(UIResponder.current)
        defer { answers.append(UIResponder.current) }
        return super.resignFirstResponder()
      }
    }
    let (first, second) = (Asking(), Asking())
    let controller = UIViewController()
    for view in [first, second] { controller.view.addSubview(view) }
    _ = Device.boot(root: controller)
    _ = first.becomeFirstResponder()
    #expect(first.answers.count == 2 && first.answers[0] == nil && first.answers[1] === first)
    first.answers = []
    _ = second.becomeFirstResponder()
    #expect(first.answers.first??.isFirstResponder != nil || first.answers.first == .some(nil))
    #expect(second.answers.first.flatMap { $0 } === first)
    #expect(second.answers.last.flatMap { $0 } === second)
    #expect(UIResponder.current === second)
  }
}
