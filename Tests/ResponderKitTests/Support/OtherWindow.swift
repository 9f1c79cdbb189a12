import HeadlessDriver
import UIKit

/// A visible window that is not key, with these views, until a test releases it.
@MainActor
final class OtherWindow {
  let window: UIWindow

  /// The views are in the root controller's view, or in the window itself.
  init(_ device: Device, root: UIViewController? = nil, _ views: UIView...) {
    window = UIWindow(windowScene: device.scene)
    window.rootViewController = root
    for view in views { (root?.view ?? window).addSubview(view) }
    window.isHidden = false
  }

  isolated deinit { window.isHidden = true }
}
