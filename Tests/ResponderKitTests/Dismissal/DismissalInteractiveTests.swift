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
  private func stage(_ form: DismissalForm, editing row: Int) -> DismissalStage {
    let stage = DismissalStage(form) { $0.scrollView.keyboardDismissMode = .interactive }
    stage.edit(row)
    return stage
  }

  @Test(
    "UIKit closes a keyboard that is pulled down and let go, and the product does not ask as well",
    .flaw("2.2.11"),
    arguments: DismissalForm.allCases)
  func closed(_ form: DismissalForm) {
    let stage = stage(form, editing: 10)
    stage.device.fling(
      from: CGPoint(x: 8, y: 440), velocity: CGPoint(x: 0, y: 2), duration: 0.16)
    stage.device.settle()
    #expect(!stage.fields[10].isFirstResponder)
    #expect(stage.asked(10) == 1)
    #expect(stage.dismissals.isEmpty)
  }

  @Test(
    "a keyboard that is pulled a little and let go comes back, and a field in sight stays",
    .flaw("2.2.11"),
    arguments: DismissalForm.allCases)
  func goesBack(_ form: DismissalForm) {
    let stage = stage(form, editing: 6)
    let finger = stage.device.press(from: CGPoint(x: 8, y: 440), to: CGPoint(x: 8, y: 560))
    stage.device.advance(by: 0.4)
    stage.device.touchUp(finger)
    #expect(!stage.dismissals.contains { $0.cause == .dragEnd })
    stage.device.settle()
    #expect(stage.fields[6].isFirstResponder)
    #expect(stage.asked(6) == 0)
    #expect(KeyboardMonitor.shared.state.placement == .docked)
  }

  @Test(
    "when the keyboard comes back, the field behind it is judged at rest", .flaw("2.2.11"),
    arguments: DismissalForm.allCases)
  func behind(_ form: DismissalForm) {
    // The finger drags the field behind the keyboard, and then reaches the keyboard and pulls it
    // down.
    let stage = stage(form, editing: 9)
    stage.scroll(to: 100)
    stage.device.settle()
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

  @Test("a list that is thrown up with the keyboard it has pulled is judged only where it rests")
  func thrownUp() {
    let stage = DismissalStage(.token) { $0.scrollView.keyboardDismissMode = .interactive }
    stage.scroll(to: 1000)
    stage.device.settle()
    stage.edit(25)
    let finger = stage.device.press(from: CGPoint(x: 8, y: 440), to: CGPoint(x: 8, y: 560))
    stage.device.slide(finger, to: CGPoint(x: 8, y: 515), duration: 0.06)
    stage.device.advance(by: 0.008)
    stage.device.touchUp(finger)
    #expect(stage.fields[25].isFirstResponder && stage.scrollView.isDecelerating)
    stage.device.settle()
    #expect(!stage.fields[25].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.restAfterDrag])
  }

  @Test(
    "a finger that reaches a bar without a keyboard pulls it: the drag alone decides nothing",
    .flaw("2.2.11"),
    arguments: DismissalForm.allCases)
  func bar(_ form: DismissalForm) {
    let custom = FocusableView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    let stage = DismissalStage(form) { list in
      list.scrollView.keyboardDismissMode = .interactive
      list.scrollView.addSubview(custom)
    }
    stage.device.perform {
      custom.becomeFirstResponder()
      AnchorStage.post(.willShow, AnchorStage.docked(69), duration: 0)
    }
    stage.device.settle()
    #expect(KeyboardMonitor.shared.state.placement == .accessoryOnly)
    stage.forget()
    let finger = stage.device.press(
      from: CGPoint(x: 8, y: 300), to: CGPoint(x: 8, y: 800), duration: 1)
    stage.device.advance(by: 0.4)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(custom.isFirstResponder && stage.dismissals.isEmpty)
    stage.device.perform { AnchorStage.post(.willHide, AnchorStage.docked(0)) }
  }

  @Test(
    "no finger pulls a floating keyboard: a drag below its top is judged as any other",
    .flaw("2.2.11"),
    arguments: DismissalForm.allCases)
  func floating(_ form: DismissalForm) {
    let stage = stage(form, editing: 4)
    stage.device.perform {
      let frame = CGRect(x: 40, y: 150, width: 300, height: 200)
      AnchorStage.post(.willChangeFrame, frame, duration: 0)
    }
    #expect(KeyboardMonitor.shared.state.placement == .floating)
    stage.fling(-3)
    #expect(!stage.fields[4].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.dragEnd])
  }

  @Test(
    "a floating keyboard over a field hides nothing of it", .flaw("2.2.2"),
    arguments: DismissalForm.allCases)
  func floatingOver(_ form: DismissalForm) {
    let stage = DismissalStage(form, editing: 5, rule: .partlyHidden)
    stage.device.perform {
      let frame = CGRect(x: 40, y: 200, width: 300, height: 250)
      AnchorStage.post(.willChangeFrame, frame, duration: 0)
    }
    #expect(KeyboardMonitor.shared.state.placement == .floating)
    stage.drag(by: -30)
    stage.device.settle()
    #expect(stage.fields[5].isFirstResponder)
  }

  @Test(
    "a finger that lifts over a keyboard it does not pull is judged as any other", .flaw("2.2.11"),
    arguments: DismissalForm.allCases)
  func notPulled(_ form: DismissalForm) {
    let stage = DismissalStage(form)
    stage.scroll(to: 1000)
    stage.device.settle()
    stage.edit(25)
    let finger = stage.device.press(
      from: CGPoint(x: 8, y: 100), to: CGPoint(x: 8, y: 600), duration: 1)
    stage.device.advance(by: 0.4)
    stage.device.touchUp(finger)
    #expect(!stage.fields[25].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.dragEnd])
  }

  @Test(
    "a drag that stays above the keyboard is judged as any other", .flaw("2.2.11"),
    arguments: DismissalForm.allCases)
  func above(_ form: DismissalForm) {
    let stage = stage(form, editing: 4)
    stage.fling(-3)
    #expect(!stage.fields[4].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.dragEnd])
  }
}
