import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("An inspector's snapshots", .serialized, .leavesNoHUD)
struct ResponderInspectorTests {
  /// An app with two fields in a list.
  @MainActor
  private struct Stage {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let first = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    let second = UITextField(frame: CGRect(x: 20, y: 320, width: 300, height: 44))
    let device: Device

    init() {
      HUDStage.end()
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 3_000)
      list.addSubview(first)
      list.addSubview(second)
      device = Device.boot(view: list)
      device.settle()
    }

    func edit(_ field: UITextField) {
      device.turn { field.becomeFirstResponder() }
    }
  }

  /// The first hide makes the last event before the inspector equal to the later one.
  @Test(
    "a keyboard event from before the inspector is left out",
    .enabled(if: !HeadlessChoices.initial.keyboard.tellsWrongFrameAtRest, "T4.13.62"))
  func events() throws {
    let stage = Stage()
    stage.edit(stage.first)
    stage.device.turn { stage.first.resignFirstResponder() }
    let inspector = ResponderInspector()
    #expect(inspector.snapshot().keyboardEvent == nil)
    stage.edit(stage.first)
    let shown = ResponderInspector()
    #expect(shown.snapshot().keyboardEvent?.kind == .didShow)
    stage.device.turn { stage.first.resignFirstResponder() }
    for inspector in [inspector, shown] {
      #expect(inspector.snapshot().keyboardEvent?.kind == .didHide)
    }
    let after = ResponderInspector()
    #expect(after.snapshot().keyboardEvent == nil)
    stage.edit(stage.first)
    #expect(after.snapshot().keyboardEvent?.kind == .didShow)
  }

  @Test("an inspector follows the list of the last snapshot's field")
  func follows() throws {
    let stage = Stage()
    stage.device.keyboard.hasHardwareKeyboard = true
    let inspector = ResponderInspector()
    stage.edit(stage.first)
    _ = inspector.snapshot()
    #expect(inspector.scrollView === stage.list)
    #expect(inspector.placeInScroll() != nil)
    stage.device.turn { stage.first.resignFirstResponder() }
    #expect(inspector.snapshot().responder == nil)
    #expect(inspector.placeInScroll() == nil && inspector.scrollView == nil)
  }

  @Test("the outcome of a scroll belongs to the field edited during it")
  func outcome() throws {
    let stage = Stage()
    stage.device.keyboard.hasHardwareKeyboard = true
    let inspector = ResponderInspector()
    stage.edit(stage.first)
    _ = inspector.snapshot()
    let finger = stage.device.press(
      from: CGPoint(x: 370, y: 700), to: CGPoint(x: 370, y: 640), duration: 0.16)
    _ = inspector.snapshot()
    stage.device.touchUp(finger)
    for _ in 0..<240 {
      stage.device.advance(by: 1.0 / 60)
      _ = inspector.snapshot()
    }
    try #require(inspector.snapshot().outcome != nil)
    stage.edit(stage.second)
    #expect(inspector.snapshot().outcome == nil)
  }

  @Test("a scene's inspector shows the first responder of the scene's key window")
  func keyWindow() throws {
    let stage = Stage()
    let inspector = ResponderInspector(scene: stage.device.scene)
    stage.edit(stage.first)
    #expect(inspector.snapshot().responder == ResponderIdentity(stage.first))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    let window = UIWindow(windowScene: stage.device.scene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(field)
    stage.device.perform { window.makeKeyAndVisible() }
    stage.edit(field)
    #expect(inspector.snapshot().responder == ResponderIdentity(field))
    stage.device.turn { stage.device.windows[0].makeKey() }
    withExtendedLifetime(window) {
      #expect(stage.first.isFirstResponder && field.isFirstResponder)
      #expect(inspector.snapshot().responder == ResponderIdentity(stage.first))
    }
  }

  @Test("the keyboard does not cover a field in the keyboard's own bar")
  func accessory() throws {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 10, y: 4, width: 300, height: 36))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.addSubview(field)
    stage.first.inputAccessoryView = bar
    let inspector = ResponderInspector()
    stage.edit(stage.first)
    stage.edit(field)
    let snapshot = inspector.snapshot()
    #expect(snapshot.responder == ResponderIdentity(field))
    #expect(snapshot.placement?.visibility.status == .visible)
  }

  @Test("a responder edited before the start is known when a tool opens")
  func outside() {
    let stage = Stage()
    stage.edit(stage.first)
    let flex = FLEXWindow(windowScene: stage.device.scene)
    stage.device.perform { flex.makeKeyAndVisible() }
    #expect(UIResponder.current == nil && AppResponder.current === stage.first)
    flex.isHidden = true
  }
}
