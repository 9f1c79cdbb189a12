import Testing
import UIKit

/// Tests the next responder of each kind of responder (section 4.3).
@MainActor
struct NextTests {
  @Test("a plain responder has no next responder", .fact("T4.3.1"))
  func plain() {
    #expect(UIResponder().next == nil)
  }

  @Test("after a controller's view comes the controller", .fact("T4.3.2"))
  func controllerView() {
    let controller = UIViewController()
    let view: UIView = controller.view
    #expect(view.next === controller)
    UIView().addSubview(view)
    #expect(view.next === controller)
  }

  @Test("after any other view comes its superview, or nil", .fact("T4.3.3", "T4.3.4"))
  func view() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.next === outer)
    #expect(outer.next == nil)
    inner.removeFromSuperview()
    #expect(inner.next == nil)
  }

  @Test("after a controller comes its view's superview", .fact("T4.3.5"))
  func controller() {
    let controller = UIViewController()
    let outer = UIView()
    outer.addSubview(controller.view)
    #expect(controller.next === outer)
    controller.view.removeFromSuperview()
    #expect(controller.next == nil)
  }

  @Test("after a window's root comes the controller, later the window", .fact("T4.3.6", "T4.7.18"))
  func root() throws {
    try Host.withKeyWindow { window in
      let controller = UIViewController()
      window.rootViewController = controller
      window.layoutIfNeeded()
      let links = chain(from: controller.view)
      #expect(links.dropFirst().first === controller)
      let index = try #require(links.firstIndex { $0 === window })
      #expect(index > 1)
    }
  }

  @Test("a container's child follows the superview rule", .fact("T4.3.7"))
  func child() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.next === parent.view)
    #expect(chain(from: child.view).contains { $0 === parent })
  }

  @Test("after a window comes its scene, or the application without one", .fact("T4.3.9", "C5.5"))
  func window() throws {
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      #expect(window.next === window.windowScene)
    }
    #expect(UIWindow(frame: .zero).next === UIApplication.shared)
  }

  @Test("after a scene comes the application", .fact("T4.3.10"))
  func scene() throws {
    #expect(try Host.scene().next === UIApplication.shared)
  }

  @Test("the application, asked as a value, which may be nil before it is made")
  func applicationAsValue() {
    let value = UIApplication.value(forKeyPath: "sharedApplication")
    #expect(value as? UIApplication === UIApplication.shared)
  }

  @Test(
    "after the application comes its delegate, if that is a responder; then nothing",
    .fact("T4.3.11", "T4.3.12"))
  func applicationDelegate() {
    let application = UIApplication.shared
    let old = application.delegate
    defer { application.delegate = old }
    let responder = RespondingDelegate()
    application.delegate = responder
    #expect(application.next === responder)
    #expect(responder.next == nil)
    let plain = PlainDelegate()
    application.delegate = plain
    #expect(application.next == nil)
    let view = ViewDelegate()
    application.delegate = view
    #expect(application.next == nil)
  }

  @Test("a scene delegate is not in the chain", .fact("T4.3.13"))
  func sceneDelegate() throws {
    let scene = try Host.scene()
    let old = scene.delegate
    defer { scene.delegate = old }
    let delegate = RespondingSceneDelegate()
    scene.delegate = delegate
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      #expect(!chain(from: window).contains { $0 === delegate })
    }
  }

  @Test("the chain leads from a button to the application", .fact("T7.4.1"))
  func wholeChain() throws {
    try Host.withKeyWindow { window in
      let controller = UIViewController()
      let box = UIView()
      let control = UIControl()
      controller.view.addSubview(box)
      box.addSubview(control)
      window.rootViewController = controller
      let links = chain(from: control)
      let expected: [UIResponder] = [
        control, box, controller.view, controller, window, try Host.scene(), UIApplication.shared,
      ]
      let positions = expected.compactMap { item in links.firstIndex { $0 === item } }
      #expect(positions.count == expected.count)
      #expect(positions == positions.sorted())
      #expect(positions.prefix(4) == [0, 1, 2, 3])
    }
  }
}

private final class RespondingDelegate: UIResponder, UIApplicationDelegate {}
private final class PlainDelegate: NSObject, UIApplicationDelegate {}
private final class ViewDelegate: UIView, UIApplicationDelegate {}
private final class RespondingSceneDelegate: UIResponder, UISceneDelegate {}
