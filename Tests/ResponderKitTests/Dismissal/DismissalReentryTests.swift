import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

/// Tests what the app may do in the middle of a dismissal, when the field is asked whether it
/// should end editing.
@MainActor @Suite("Dismissal: called back")
struct DismissalReentryTests {
  enum Intrusion: CaseIterable, Sendable {
    case cancels, replaces, leaves, focusesNext, endsItself, scrollsBack, empties
  }

  /// A delegate that returns `agrees`. When it is asked for the first time, it runs `work` before
  /// it answers.
  @MainActor private final class Answer: NSObject, UITextFieldDelegate {
    var agrees = true
    var asked = 0
    var work: (() -> Void)?

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      asked += 1
      let now = work
      work = nil
      now?()
      return agrees
    }
  }

  @Test(
    "whatever the app does when asked, nothing is left", arguments: Intrusion.allCases,
    [true, false])
  func intruded(intrusion: Intrusion, agrees: Bool) {
    for form in DismissalForm.allCases {
      for isAnimated in [nil, false, true] {
        let stage = DismissalStage(form, editing: 5)
        let (list, field) = (stage.scrollView, stage.fields[5])
        let anchor = list.anchor(.bottom())
        let answer = Answer()
        answer.agrees = agrees
        field.delegate = answer
        var replaced: BehaviorToken?
        answer.work = {
          switch intrusion {
          case .cancels: stage.token?.cancel()
          case .replaces: replaced = list.dismissFirstResponder(ending: .polite)
          case .leaves: list.removeFromSuperview()
          case .focusesNext: stage.fields[30].becomeFirstResponder()
          case .endsItself: field.resignFirstResponder()
          case .scrollsBack: list.contentOffset.y = 0
          case .empties: for field in stage.fields { field.removeFromSuperview() }
          }
        }
        if let isAnimated { stage.scroll(to: 1_000, animated: isAnimated) } else { stage.fling(-3) }
        stage.device.settle()
        stage.device.advance(by: 2)
        #expect(answer.asked <= 3, "\(form) \(String(describing: isAnimated))")
        // At rest, the run loop has nothing to do.
        let turns = HeadlessLoop.main.turnCount
        stage.device.advance(by: 1)
        #expect(
          HeadlessLoop.main.turnCount - turns <= 1, "\(form) \(String(describing: isAnimated))")
        answer.agrees = true
        stage.device.settle { stage.list.view.endEditing(true) }
        #expect(list.contentInset.bottom == 0 || list.window == nil)
        stage.token?.cancel()
        replaced?.cancel()
        anchor.cancel()
        #expect(list.contentInset.bottom == 0)
        field.delegate = nil
      }
    }
  }

  @Test("a behaviour that is ended while another asks does not ask")
  func endsTheOther() {
    let inner = UIScrollView(frame: CGRect(x: 100, y: 200, width: 200, height: 300))
    let field = UITextField(frame: CGRect(x: 20, y: 44, width: 150, height: 44))
    inner.addSubview(field)
    let stage = DismissalStage(.token) { $0.scrollView.addSubview(inner) }
    let token = inner.dismissFirstResponder()
    let answer = Answer()
    answer.agrees = false
    answer.work = { token.cancel() }
    field.delegate = answer
    stage.device.settle { field.becomeFirstResponder() }
    stage.scrollToRest(1000)
    stage.device.advance(by: 1)
    #expect(!token.isActive && answer.asked == 1)
    field.delegate = nil
  }
}
