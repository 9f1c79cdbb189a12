import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("The responder to focus for a view")
struct FocusTargetTests {
  /// A view that can become first responder only at times.
  private final class TimedView: UIView {
    var takesFocus = true
    override var canBecomeFirstResponder: Bool { takesFocus }
  }

  /// A controller that can become first responder only at times.
  private final class TimedController: UIViewController {
    var takesFocus = true
    override var canBecomeFirstResponder: Bool { takesFocus }
  }

  @Test("a view or a controller that is first responder counts, even if it could not become so now")
  func firstResponder() {
    let screen = TimedController()
    let view = TimedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.view.addSubview(view)
    let device = Device.boot(root: screen)
    device.perform { view.becomeFirstResponder() }
    view.takesFocus = false
    #expect(view.isFirstResponder && view.focusTarget === view)
    device.perform { screen.becomeFirstResponder() }
    screen.takesFocus = false
    #expect(screen.isFirstResponder && screen.view.focusTarget === screen)
    #expect(view.focusTarget == nil)
  }
}
