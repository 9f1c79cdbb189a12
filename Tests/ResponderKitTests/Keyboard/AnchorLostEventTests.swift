import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests keyboard changes whose end UIKit does not announce, and lists that were outside the window
/// when UIKit announced it.
@MainActor @Suite("An anchor that misses a notification")
struct AnchorLostEventTests {
  @Test(
    "a motion whose end is never posted is over when its time is", .fact("T4.13.36", "T4.13.39"))
  func noDid() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let up = AnchorStage.docked(336)
    stage.turn([(.willChangeFrame, up), (.willShow, up)])
    #expect(KeyboardMonitor.shared.isMoving)
    stage.device.advance(by: 0.2)
    #expect(KeyboardMonitor.shared.isMoving)
    stage.device.advance(by: 2)
    #expect(!KeyboardMonitor.shared.isMoving)
    // At rest, the app decides what new rows do to the offset.
    let y = stage.y
    stage.device.perform { stage.list.contentSize.height += 88 }
    #expect(stage.y == y)
    var isAnimated: Bool?
    KeyboardMonitor.shared.animate(alongside: { isAnimated = UIView.inheritedAnimationDuration > 0 }
    )
    #expect(isAnimated == false)
    stage.hide()
    #expect(stage.inset == 0)
  }

  @Test(
    "an inset changed while the list was away is the app's, though it left in a keyboard's turn")
  func leftInKeyboardTurn() {
    let stage = AnchorStage()
    let away = AnchorStage.docked(0)
    stage.open()
    stage.turn([(.willChangeFrame, away), (.willHide, away)]) { stage.list.removeFromSuperview() }
    stage.close()
    stage.device.perform { stage.list.contentInset.bottom = 400 }
    stage.open()
    // Directly after a keyboard without an animation, the anchor would attribute the inset to that
    // keyboard (T4.13.15).
    stage.device.advance(by: 0.2)
    stage.device.perform { stage.controller.view.insertSubview(stage.list, at: 0) }
    #expect(stage.inset == 702)
    stage.close()
    #expect(stage.inset == 400)
  }

  @Test("room that others made for a keyboard that left unseen is not counted on for the next one")
  func othersWhileAway() {
    let stage = AnchorStage()
    let up = AnchorStage.docked(336)
    stage.turn([(.willChangeFrame, up), (.willShow, up)]) { stage.list.contentInset.bottom += 302 }
    stage.device.settle()
    #expect(stage.inset == 302)
    stage.device.perform { stage.list.removeFromSuperview() }
    stage.hide()
    stage.list.contentInset.bottom = 0
    stage.device.perform { stage.controller.view.insertSubview(stage.list, at: 0) }
    stage.device.settle()
    stage.show(height: 336)
    #expect(stage.inset == 302)
    stage.hide()
    #expect(stage.inset == 0)
  }

  @Test(
    "an animated scroll to the end that the keyboard overtakes ends at the end",
    arguments: AnchorDriftTests.policies)
  func scrollToEnd(policy: AnchorPolicy) {
    let stage = AnchorStage(policy: policy)
    stage.open()
    stage.device.perform { stage.list.contentOffset.y = 1_000 }
    // Simulates a chat's send button.
    stage.device.perform {
      stage.list.scrollToBottom(animated: true)
      stage.field.resignFirstResponder()
    }
    stage.device.settle()
    #expect(stage.inset == 0 && stage.y == stage.bottom)
    stage.device.perform { stage.list.contentOffset.y = 1_000 }
    stage.device.perform { stage.list.scrollToBottom(animated: true) }
    stage.device.advance(by: 0.1)
    stage.open()
    #expect(stage.inset == 302 && stage.y == stage.bottom)
    stage.close()
  }
}
