import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Flaw 2.2.11: UIKit dismisses the keyboard during the same drag. UIKit decides first, and the
/// package then does not ask the field again.
@MainActor @Suite("Dismissal: the keyboard follows the finger")
struct DismissalInteractiveTests {
  private nonisolated static let interactive: @MainActor @Sendable (FieldList) -> Void = {
    $0.scrollView.keyboardDismissMode = .interactive
  }

  nonisolated static let stories: [DismissalStory] = [
    DismissalStory(
      "UIKit closes a pulled keyboard, and the package does not ask", row: 10, setUp: interactive,
      .does {
        $0.device.fling(
          from: CGPoint(x: 8, y: 440), velocity: CGPoint(x: 0, y: 2), duration: 0.16)
      }, .rest, .loses(), .asked(1), .judged()),
    DismissalStory(
      "a keyboard that goes back leaves a field in sight", row: 6, setUp: interactive,
      .press(440, to: 560), .wait(0.4), .lift,
      .does { stage in #expect(!stage.dismissals.contains { $0.cause == .dragEnd }) }, .rest,
      .keeps(), .asked(0), .keyboard(.docked)),
    DismissalStory(
      "a finger that pulls a bar: the drag alone decides nothing", isEdited: false,
      view: { FocusableView(frame: CGRect(x: 20, y: 100, width: 100, height: 60)) },
      setUp: interactive,
      .settles {
        $0.subject?.becomeFirstResponder()
        AnchorStage.post(.willShow, AnchorStage.docked(69), duration: 0)
      }, .keyboard(.accessoryOnly), .forget, .press(300, to: 800, 1), .wait(0.4), .lift, .rest,
      .keeps(), .judged(), .post(.willHide, CGRect(x: 0, y: 844, width: 390, height: 0))),
    DismissalStory(
      "no finger pulls a floating keyboard", row: 4, setUp: interactive,
      .post(.willChangeFrame, CGRect(x: 40, y: 150, width: 300, height: 200), duration: 0),
      .keyboard(.floating), .fling(-3), .loses(), .judged(.dragEnd)),
    DismissalStory(
      "a floating keyboard over a field hides nothing of it", row: 5, rule: .partlyHidden,
      .post(.willChangeFrame, CGRect(x: 40, y: 200, width: 300, height: 250), duration: 0),
      .keyboard(.floating), .dragToRest(by: -30), .keeps()),
    DismissalStory(
      "a finger over a keyboard that it does not pull", row: 25, from: 1000,
      .press(100, to: 600, 1), .wait(0.4), .lift, .loses(), .judged(.dragEnd)),
  ]

  @Test(
    "a finger and a keyboard", .flaw("2.2.2", "2.2.11"), arguments: stories, DismissalForm.allCases)
  func plays(story: DismissalStory, form: DismissalForm) { story.play(form) }

  @Test("a list thrown up with its keyboard is judged at rest")
  func thrownUp() {
    DismissalStory(
      "thrown up", row: 25, from: 1000, setUp: Self.interactive,
      .press(440, to: 560), .slide(to: 515, 0.06), .wait(0.008), .lift, .keeps(), .coasts(),
      .rest, .loses(), .judged(.restAfterDrag)
    ).play()
  }

  @Test(
    "when the keyboard comes back, the field behind it is judged", .flaw("2.2.11"),
    arguments: DismissalForm.allCases)
  func behind(_ form: DismissalForm) {
    // The finger drags the field behind the keyboard, and then reaches the keyboard and pulls it
    // down.
    let stage = DismissalStage(form, before: Self.interactive)
    stage.edit(9)
    stage.scrollToRest(100)
    #expect(stage.fields[9].isFirstResponder)
    stage.forget()
    let finger = stage.device.press(
      from: CGPoint(x: 8, y: 380), to: CGPoint(x: 8, y: 620), duration: 1)
    stage.device.advance(by: 0.4)
    stage.device.touchUp(finger)
    #expect(stage.fields[9].isFirstResponder && stage.dismissals.isEmpty)
    stage.device.settle()
    #expect(!stage.fields[9].isFirstResponder || KeyboardMonitor.shared.state.placement == .docked)
    #expect(stage.asked(9) <= 1)
    let field = stage.fields[9]
    if field.isFirstResponder {
      let place = field.convert(field.bounds, to: stage.device.scene.screen.coordinateSpace)
      #expect(!KeyboardMonitor.shared.frame.contains(place))
    }
  }
}
