import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

/// Tests which responder gets the focus for a view, which responders take input, and what resigning
/// reports.
@MainActor @Suite("A responder to focus and to resign")
struct FocusTargetTests {
  /// A view whose answers the test sets.
  private final class Answering: UIView {
    var accepts = true
    var resigns = true
    var reports = true

    override var canBecomeFirstResponder: Bool { accepts }

    @discardableResult
    override func resignFirstResponder() -> Bool {
      guard resigns else { return reports }
      super.resignFirstResponder()
      return reports
    }
  }

  private final class AnsweringController: UIViewController {
    var accepts = false
    override var canBecomeFirstResponder: Bool { accepts }
  }

  @Test("the view itself, else its controller, and each also while it cannot become it again")
  func target() {
    let controller = AnsweringController()
    let view = Answering(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(view)
    _ = Device.boot(root: controller)
    #expect(view.focusTarget === view)
    view.becomeFirstResponder()
    view.accepts = false
    #expect(view.focusTarget === view)
    view.resignFirstResponder()
    #expect(view.focusTarget == nil)
    #expect(controller.view.focusTarget == nil)
    controller.accepts = true
    #expect(controller.view.focusTarget === controller)
    controller.becomeFirstResponder()
    controller.accepts = false
    #expect(controller.view.focusTarget === controller)
    controller.resignFirstResponder()
    #expect(controller.view.focusTarget == nil)
  }

  @Test(
    "resigning succeeds if the responder says so and is no longer first responder",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func resigned(resigns: Bool, reports: Bool) {
    let view = Answering(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.resigns = resigns
    view.reports = reports
    let device = Device.boot(view: view)
    device.perform { view.becomeFirstResponder() }
    #expect(UIResponder.resignCurrent() == (resigns && reports))
    view.resigns = true
    device.perform { view.resignFirstResponder() }
  }

  private final class Keyed: UIView {
    let keys: UIView?

    init(keys: UIView?) {
      self.keys = keys
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var inputView: UIView? { keys }
  }

  @Test("a text control takes input, and so does a view with keys of its own")
  func takesInput() {
    #expect(UITextField().takesInput && UITextView().takesInput)
    #expect(Keyed(keys: UIView()).takesInput)
    #expect(!Keyed(keys: nil).takesInput && !UIViewController().takesInput)
  }
}
