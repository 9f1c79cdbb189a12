import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// A library may postpone a resignation and return false at first. That is not a refusal (T4.4.35).
@MainActor @Suite("Dismissal: a refusal that is only later")
struct DismissalLaterTests {
  /// A field that returns false when it is asked to resign, and resigns only when the test calls
  /// `goes()`.
  private final class LateField: UITextField {
    var isAsked = false
    var onAsk: (() -> Void)?
    override func resignFirstResponder() -> Bool {
      isAsked = true
      onAsk?()
      return false
    }

    func goes() { _ = super.resignFirstResponder() }
  }

  private func stage(_ form: DismissalForm) -> (DismissalStage, LateField) {
    let field = LateField(frame: CGRect(x: 40, y: 176, width: 300, height: 44))
    let stage = DismissalStage(form) { $0.scrollView.addSubview(field) }
    stage.device.settle { field.becomeFirstResponder() }
    stage.forget()
    return (stage, field)
  }

  @Test(
    "a field that resigns a moment later has resigned", .fact("T4.4.35"),
    arguments: DismissalForm.allCases)
  func later(_ form: DismissalForm) {
    let (stage, field) = stage(form)
    stage.fling(-3)
    #expect(field.isAsked)
    #expect(field.isFirstResponder)
    stage.device.advance(by: 0.2)
    #expect(stage.resigns.isEmpty)
    stage.device.settle { field.goes() }
    stage.device.advance(by: 2)
    #expect(!field.isFirstResponder)
    #expect(stage.resigns.map(\.didResign) == [true])
  }

  @Test(
    "one that stays has refused, and is reported then", .fact("T4.4.35"),
    arguments: DismissalForm.allCases)
  func never(_ form: DismissalForm) {
    let (stage, field) = stage(form)
    stage.flingToRest(-3)
    stage.device.advance(by: 2)
    #expect(field.isFirstResponder)
    #expect(stage.resigns.map(\.didResign) == [false])
    #expect(stage.resigns.map(\.isForced) == [false])
    #expect(stage.device.isIdle)
    stage.device.settle { field.goes() }
    #expect(stage.resigns.count == 1)
  }

  @Test("one whose behaviour was cancelled by the question is reported")
  func cancelledByTheQuestion() {
    let (stage, field) = stage(.token)
    field.onAsk = { [unowned stage] in stage.token?.cancel() }
    stage.scroll(to: 1000)
    stage.device.advance(by: 0.15)
    #expect(field.isAsked && field.isFirstResponder)
    stage.device.settle { field.goes() }
    #expect(stage.resigns.map(\.didResign) == [true])
    #expect(!DismissalHub.shared.isAtWork)
  }

  /// A view that always says that it is first responder.
  private final class Staying: UIView {
    override var isFirstResponder: Bool { true }
  }

  @Test("of two fields, each is reported in its own time")
  func twoFields() {
    let device = Device.boot(view: UIView())
    device.settle()
    var refusals = 0
    let token = BehaviorReports.observe { if case .askedToResign = $0 { refusals += 1 } }
    let (resigns, first, second) = (LateResigns(), Staying(), Staying())
    resigns.add(first, isForced: false, at: 10)
    resigns.add(second, isForced: false, at: 10.3)
    resigns.look(at: 10.3)
    // `first` still has 0.2 seconds to resign. When they are over, the run loop wakes. Without the
    // wait, it would sleep on.
    let turns = HeadlessLoop.main.turnCount
    device.advance(by: 0.25)
    #expect(HeadlessLoop.main.turnCount > turns && refusals == 0)
    resigns.look(at: 10.5)
    #expect(refusals == 1 && !device.isIdle)
    resigns.look(at: 10.8)
    #expect(refusals == 2 && resigns.isEmpty && device.isIdle)
    withExtendedLifetime((first, second)) {}
    token.cancel()
  }

  @Test("one that resigns and is edited again in one turn has resigned", .fact("T4.4.35"))
  func comesBack() {
    let (stage, field) = stage(.token)
    stage.scroll(to: 1000)
    stage.device.advance(by: 0.15)
    #expect(field.isAsked)
    stage.device.perform {
      field.goes()
      field.becomeFirstResponder()
    }
    #expect(field.isFirstResponder)
    #expect(stage.resigns.map(\.didResign) == [true])
    stage.token?.cancel()
    stage.device.settle { field.goes() }
  }

  @Test("a field that resigned at once leaves nothing to follow")
  func atOnce() {
    let stage = DismissalStage(.delegate, editing: 4)
    let dismissal = OffscreenDismissal()
    var (outcome, isAtWork) = (DismissalOutcome?.none, true)
    stage.list.onWillEndDragging = { [unowned stage] velocity, target in
      outcome = dismissal.scrollViewWillEndDragging(
        stage.scrollView, withVelocity: velocity, targetContentOffset: target)
      isAtWork = DismissalHub.shared.isAtWork
    }
    stage.fling(-3)
    #expect(outcome == .dismissed && !isAtWork)
  }
}
