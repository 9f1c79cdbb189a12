import UIKit

/// The parts of the random driver that UIKit needs, and that AppKit has in another form.
extension TagStage {
  /// The number of actions that only this system has.
  static var ownActions: Int { 0 }
  func performOwnAction() {}

  /// Returns the windows that each have a first responder. A sheet on iOS has no window of its own.
  func roots(of window: UIWindow) -> [UIWindow] { [window] }

  func resign(in window: UIWindow) { window.firstResponderInside?.resignFirstResponder() }
}
