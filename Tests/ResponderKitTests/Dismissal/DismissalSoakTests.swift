import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// Tests the flaws that `scripts/soak` found in the package. Each test is the shortest sequence of
/// actions that reproduces a flaw.
@MainActor @Suite("Dismissal: what the soak found", .serialized)
struct DismissalSoakTests {
  @Test(
    "a turn hides the keyboard and shows it again over the field: the field is judged at the end")
  func turnedUnderTheKeyboard() {
    let stage = DismissalStage(editing: 5)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    if HeadlessChoices.initial.keyboard.rotationHeight != nil {
      // During the rotation, UIKit reports a keyboard that is lower than the real one (T4.14.13).
      // From what the app can know, the field is in view.
      #expect(stage.fields[5].isFirstResponder)
      #expect(stage.dismissals.map(\.decision.verdict) == [.keep, .keep])
      return
    }
    #expect(!stage.fields[5].isFirstResponder)
    // The field was visible without the keyboard, and covered when the keyboard returned.
    #expect(stage.dismissals.map(\.decision.verdict) == [.keep, .dismiss])
    #expect(stage.dismissals.map(\.cause) == [.resize, .resize])
    #expect(stage.dismissals.last?.decision.visibilityAtRest.hiddenSide == .behindKeyboard)
  }

  @Test("a field that the turned screen shows above the keyboard is kept")
  func turnedAboveTheKeyboard() {
    let stage = DismissalStage(editing: 1)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    #expect(stage.fields[1].isFirstResponder)
    #expect(stage.dismissals.map(\.decision.verdict) == [.keep, .keep])
  }

  @Test(
    "a keyboard of another width that comes with a list's new width: the field is judged over it")
  func dockedInAnotherWidth() {
    let stage = DismissalStage(editing: 5)
    let (floating, docked) = (
      CGRect(x: 90, y: 300, width: 200, height: 200), AnchorStage.docked(600)
    )
    stage.device.perform {
      for kind in [KeyboardEvent.Kind.willChangeFrame, .didChangeFrame] {
        AnchorStage.post(kind, floating)
      }
    }
    stage.device.settle()
    stage.device.perform { stage.list.sides = 30 }
    stage.device.advance(by: 0.6)
    #expect(stage.dismissals.map(\.decision.verdict) == [.keep])
    stage.device.perform {
      for kind in [KeyboardEvent.Kind.willChangeFrame, .willShow] { AnchorStage.post(kind, docked) }
    }
    stage.device.advance(by: 1)
    #expect(!stage.fields[5].isFirstResponder)
    #expect(stage.dismissals.last?.cause == .resize)
    AnchorStage.startAnew()
  }

  @Test("a keyboard that comes long after the turn is no reason")
  func keyboardLater() {
    let stage = DismissalStage(editing: 5)
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.device.settle()
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    stage.device.advance(by: 2)
    stage.forget()
    stage.device.keyboard.hasHardwareKeyboard = false
    stage.device.settle()
    #expect(stage.fields[5].isFirstResponder)
    #expect(stage.dismissals.isEmpty)
  }
}
