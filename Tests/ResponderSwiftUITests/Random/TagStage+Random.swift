import UIKit

/// What the random driver does in UIKit's way.
extension TagStage {
  /// How many actions only this system has.
  static var ownActions: Int { 0 }
  func performOwnAction() {}

  /// The windows that have a first responder each: a sheet is in its window.
  func roots(of window: UIWindow) -> [UIWindow] { [window] }

  func resign(in window: UIWindow) { window.firstResponderInside?.resignFirstResponder() }
}
