import Testing
import UIKit

/// Tests the next responder of each kind of responder (section 4.3).
@MainActor
struct NextTests {
  @Test(
    "after a view of UIKit comes its controller or its superview",
    .fact("T4.3.1", "T4.3.2", "T4.3.3", "T4.3.4", "T4.3.5"))
  func view() {
    let (controller, outer, inner) = (UIViewController(), UIView(), UIView())
    let view: UIView = controller.view
    #expect(UIResponder().next == nil)
    #expect(view.next === controller)
    outer.addSubview(inner)
    outer.addSubview(view)
    #expect(inner.next === outer && outer.next == nil)
    #expect(view.next === controller && controller.next === outer)
    inner.removeFromSuperview()
    view.removeFromSuperview()
    #expect(inner.next == nil && controller.next == nil)
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

  @Test("after a window comes its scene, then the application", .fact("T4.3.9", "T4.3.10", "C5.5"))
  func window() throws {
    #expect(try Host.scene().next === UIApplication.shared)
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      #expect(window.next === window.windowScene)
    }
    #expect(UIWindow(frame: .zero).next === UIApplication.shared)
  }

  @Test("the application, asked as a value")
  func applicationAsValue() {
    let value = UIApplication.value(forKeyPath: "sharedApplication")
    #expect(value as? UIApplication === UIApplication.shared)
  }

  @Test(
    "after the application comes its delegate, if that is a responder",
    .fact("T4.3.11", "T4.3.12"))
  func applicationDelegate() {
    let application = UIApplication.shared
    let old = application.delegate
    defer { application.delegate = old }
    let responder = RespondingDelegate()
    application.delegate = responder
    #expect(application.next === responder)
    #expect(responder.next == nil)
    for delegate in [PlainDelegate(), ViewDelegate()] as [any UIApplicationDelegate] {
      application.delegate = delegate
      #expect(application.next == nil)
    }
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
