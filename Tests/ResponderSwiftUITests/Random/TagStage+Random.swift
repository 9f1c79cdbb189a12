import UIKit

/// The members of the stage that the random driver needs, and that AppKit and UIKit implement in
/// different ways.
extension TagStage {
  /// The number of actions that only this system has.
  static var ownActions: Int { 0 }
  func performOwnAction() {}

  /// Returns the windows of a screen, each of which has a first responder. On iOS there is only
  /// one, because a sheet has no window of its own.
  func roots(of window: UIWindow) -> [UIWindow] { [window] }

  func resign(in window: UIWindow) { window.firstResponderInside?.resignFirstResponder() }
}
