import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIResponder.current")
struct CurrentResponderTests {
  private func boot(_ views: UIView...) -> (Device, UIViewController) {
    let controller = FocusableController()
    for view in views { controller.view.addSubview(view) }
    return (Device.boot(root: controller), controller)
  }

  @Test(
    "current is nil without a first responder, whichever object answers the action instead",
    .flaw("2.1.4"))
  func noResponder() {
    _ = boot(UIView())
    #expect(UIResponder.current == nil)
    #expect(!UIResponder.resignCurrent())
  }

  @Test("a text field, a custom view and a controller are found", .item("3.4"), .flaw("2.1.8"))
  func kinds() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let custom = FocusableView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    let (_, controller) = boot(field, custom)
    for responder in [field, custom, controller] as [UIResponder] {
      #expect(responder.becomeFirstResponder())
      #expect(UIResponder.current === responder)
      #expect(controller.view.window?.firstResponderInside === responder)
    }
  }

  @Test("a responder that hides every action is found all the same", .fact("T4.2.12"))
  func hiddenFromActions() {
    let custom = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    custom.hidesActions = true
    _ = boot(custom)
    custom.becomeFirstResponder()
    #expect(UIResponder.current === custom)
  }

  @Test("a question inside a question gets its own answer", .flaw("2.1.10"))
  func reentrancy() {
    let custom = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = boot(custom)
    custom.becomeFirstResponder()
    var inner: [UIResponder?] = []
    custom.onActionQuestion = {
      custom.onActionQuestion = nil
      inner.append(UIResponder.current)
    }
    #expect(UIResponder.current === custom)
    #expect(inner.count == 1 && inner.first??.isFirstResponder == true)
  }

  @Test("nothing is kept alive between questions", .item("3.3"), .flaw("2.1.3"))
  func holdsNothing() {
    let controller = UIViewController()
    _ = Device.boot(root: controller)
    weak var gone: UIView?
    do {
      let field = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      controller.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(UIResponder.current === field)
      field.removeFromSuperview()
      gone = field
    }
    #expect(gone == nil)
    #expect(UIResponder.current == nil)
  }

  @Test("each window has its own; the plain property asks the key one", .flaw("2.1.6"))
  func windows() {
    let first = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (device, _) = boot(first)
    let other = UIWindow(windowScene: device.scene)
    let second = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(second)
    other.isHidden = false
    defer { other.isHidden = true }
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(UIResponder.current === first)
    #expect(UIResponder.current(in: other) === second)
    #expect(UIResponder.current(in: device.scene) === first)
    other.makeKey()
    #expect(UIResponder.current === second)
    #expect(first.window.flatMap { UIResponder.current(in: $0) } === first)
    #expect(UIResponder.current(in: device.scene) === second)
  }

  @Test(
    "whatever is first responder resigns, and a refusal is reported as such", .item("3.6"),
    .flaw("2.1.15")
  )
  func resign() {
    let custom = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = boot(custom)
    custom.becomeFirstResponder()
    custom.agreesToResign = false
    #expect(!UIResponder.resignCurrent())
    #expect(UIResponder.current === custom)
    custom.agreesToResign = true
    #expect(UIResponder.resignCurrent())
    #expect(!custom.isFirstResponder)
  }

  @Test("a responder that agrees to resign and does not is reported as a refusal")
  func resignsInWordsAlone() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool { true }
    }
    let stubborn = Stubborn(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = boot(stubborn)
    stubborn.becomeFirstResponder()
    #expect(!UIResponder.resignCurrent() && stubborn.isFirstResponder)
  }

  @Test(
    "the chain begins with the responder and ends at the application, and a cycle ends it",
    .flaw("2.5.1"))
  func chain() {
    final class Looping: UIView {
      weak var target: UIResponder?
      override var next: UIResponder? { target ?? super.next }
    }
    let inner = UIView()
    let outer = Looping()
    outer.addSubview(inner)
    let (device, controller) = boot(outer)
    let names = inner.chain.map { $0 }
    #expect(names.first === inner)
    #expect(names.contains { $0 === controller })
    // C5.5: the next responder of a window may also be the application itself instead of the scene.
    let passesScene = FocusState.choices.windowNext == .scene
    #expect(names.contains { $0 === device.scene } == passesScene)
    #expect(names.last === device.application)
    outer.target = inner
    #expect(Array(inner.chain).count == 2)
    #expect(inner.chain.endsInCycle)
  }
}
