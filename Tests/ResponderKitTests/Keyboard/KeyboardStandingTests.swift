import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests what the monitor finds on the screen without a notification: a keyboard that was there
/// before the monitor, or a bar that remained when the keyboard hid.
@MainActor @Suite("What stands on the screen")
struct KeyboardStandingTests {
  @Test(
    "one that starts while the keyboard is up learns of it from the layout guide, if there is one",
    .fact("T4.15.1"),
    arguments: [true, false])
  func startsLate(hasGuide: Bool) {
    let stage = AnchorStage(policy: nil)
    if hasGuide { _ = stage.controller.view.keyboardLayoutGuide }
    stage.open()
    let monitor = KeyboardMonitor(center: NotificationCenter())
    #expect(monitor.overlap(in: stage.list) == (hasGuide ? 336 : 0))
    #expect(monitor.state.placement == (hasGuide ? .docked : .hidden))
    #expect(monitor.lastEvent == nil && !monitor.isMoving)
    stage.close()
    #expect(KeyboardMonitor(center: NotificationCenter()).overlap(in: stage.list) == 0)
  }

  @Test("one that starts without a keyboard takes no tab bar for one")
  func startsLateAboveBars() {
    let stage = AnchorStage(policy: nil)
    stage.device.perform { stage.controller.additionalSafeAreaInsets.bottom = 49 }
    _ = stage.controller.view.keyboardLayoutGuide
    stage.device.settle()
    let monitor = KeyboardMonitor(center: NotificationCenter())
    #expect(monitor.overlap(in: stage.list) == 0)
    #expect(monitor.state.placement == .hidden)
  }

  @Test("a bar that stays over one window stays when a view asks for another window")
  func stayingBarOfOneWindow() {
    let stage = AnchorStage(policy: nil)
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    let other = UIWindow(windowScene: stage.device.scene)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    other.addSubview(view)
    stage.device.perform { other.isHidden = false }
    defer { other.isHidden = true }
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.open()
    let frame = CGRect(x: 0, y: 766, width: 390, height: 78)
    for kind in [KeyboardEvent.Kind.willShow, .didShow, .willHide, .didHide] {
      AnchorStage.post(kind, frame, to: center)
    }
    #expect(monitor.overlap(in: stage.list) == 78)
    #expect(monitor.overlap(in: view) == 0)
    #expect(monitor.overlap(in: stage.list) == 78)
    stage.close()
  }

  @Test(
    "a bar that stays covers what its own frame covers, though the hide's frame is below",
    .fact("T4.13.19"))
  func stayingBarBelow() {
    let stage = AnchorStage(policy: nil)
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.open()
    let bar = stage.device.keyboard.cover
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    AnchorStage.post(.willShow, AnchorStage.docked(380), to: center)
    for kind in [KeyboardEvent.Kind.willHide, .didHide] {
      AnchorStage.post(kind, CGRect(x: 0, y: 844, width: 390, height: 380), to: center)
    }
    #expect(!bar.isNull && monitor.overlap(in: stage.list) == 844 - bar.minY)
    stage.close()
    stage.device.keyboard.hasHardwareKeyboard = false
    #expect(monitor.overlap(in: stage.list) == 0)
  }

  @Test("an accessory bar that stays is looked up once, and no longer when its owner is gone")
  func stayingBar() {
    let stage = AnchorStage(policy: nil)
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.field.inputAccessoryView = bar
    stage.open()
    let frame = CGRect(x: 0, y: 766, width: 390, height: 78)
    for kind in [KeyboardEvent.Kind.willShow, .didShow, .willHide] {
      AnchorStage.post(kind, frame, to: center)
    }
    #expect(monitor.state.placement == .hidden)
    #expect(monitor.overlap(in: stage.list) == 78)
    #expect(monitor.overlap(in: stage.list) == 78)
    AnchorStage.post(.didHide, frame, to: center)
    #expect(monitor.overlap(in: stage.list) == 78)
    stage.close()
    #expect(monitor.overlap(in: stage.list) == 0)
    // Until the next event, the monitor remembers that there is no bar.
    #expect(monitor.overlap(in: stage.list) == 0)
  }
}
