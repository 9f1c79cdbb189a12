import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests each state of the headless keyboard, reached by the user's own actions.
@MainActor @Suite("An anchored list in each state of the keyboard")
struct AnchorStatesTests {
  /// Returns a list at its end, and the offset to which it should return.
  private func atTheEnd(_ choices: KeyboardChoices = HeadlessChoices.initial.keyboard) -> (
    AnchorStage, CGFloat
  ) {
    let stage = AnchorStage(choices: choices)
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    return (stage, stage.y)
  }

  private func isAbove(_ height: CGFloat, _ stage: AnchorStage, from y: CGFloat) -> Bool {
    stage.inset == max(0, height - 34) && stage.y == y + max(0, height - 34)
  }

  @Test(
    "the list follows when an external keyboard is attached and removed during editing",
    .fact("T4.13.50"))
  func hardware() {
    let (stage, y) = atTheEnd()
    stage.open()
    #expect(isAbove(336, stage, from: y))
    for _ in 0..<2 {
      stage.device.keyboard.hasHardwareKeyboard = true
      stage.device.settle()
      #expect(isAbove(0, stage, from: y))
      stage.device.keyboard.hasHardwareKeyboard = false
      stage.device.settle()
      #expect(isAbove(336, stage, from: y))
    }
    stage.close()
    #expect(isAbove(0, stage, from: y))
  }

  @Test("the list follows when the bar of suggestions comes and goes", .fact("T4.13.25"))
  func predictions() {
    let (stage, y) = atTheEnd()
    stage.open()
    stage.device.keyboard.showsPredictions = false
    stage.device.settle()
    #expect(isAbove(291, stage, from: y))
    stage.device.keyboard.showsPredictions = true
    stage.device.settle()
    #expect(isAbove(336, stage, from: y))
    stage.close()
    #expect(isAbove(0, stage, from: y))
  }

  @Test(
    "the list follows when another maker's keyboard corrects its first show, 258 then 302",
    .flaw("2.3.5"),
    arguments: [KeyboardChoices.Correction.showsAgain, .changesFrame])
  func thirdParty(correction: KeyboardChoices.Correction) {
    var choices = HeadlessChoices.initial.keyboard
    choices.correction = correction
    let (stage, y) = atTheEnd(choices)
    stage.device.keyboard.useThirdParty(height: 302, firstHeight: 258)
    for _ in 0..<2 {
      stage.open()
      #expect(isAbove(302, stage, from: y))
      stage.close()
      #expect(isAbove(0, stage, from: y))
    }
  }

  @Test(
    "the list follows another app's keyboard, also where it claims to be ours", .flaw("2.3.16"),
    arguments: [true, false])
  func foreign(claims: Bool) {
    var choices = HeadlessChoices.initial.keyboard
    choices.foreignClaimsToBeLocal = claims
    let (stage, y) = atTheEnd(choices)
    stage.device.keyboard.showForeign(height: 320)
    stage.device.settle()
    #expect(isAbove(320, stage, from: y))
    stage.device.keyboard.showForeign(height: nil)
    stage.device.settle()
    #expect(isAbove(0, stage, from: y))
  }

  @Test("the list follows at once when a password manager takes over", .fact("T4.13.39"))
  func takenOver() {
    let (stage, y) = atTheEnd()
    stage.device.perform { stage.field.becomeFirstResponder() }
    stage.device.keyboard.isTakenOver = true
    #expect(isAbove(0, stage, from: y))
    stage.device.settle()
    #expect(isAbove(0, stage, from: y))
    stage.device.keyboard.isTakenOver = false
    stage.device.settle()
    #expect(isAbove(336, stage, from: y))
    stage.close()
    #expect(isAbove(0, stage, from: y))
  }
}
