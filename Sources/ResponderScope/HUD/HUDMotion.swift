#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The HUD's motion: a short spring, or none where the user has asked for less.
  @MainActor
  enum HUDMotion {
    static let duration: TimeInterval = 0.3

    static func move(animated: Bool, _ change: @escaping () -> Void) {
      guard animated, !UIAccessibility.isReduceMotionEnabled else {
        return UIView.performWithoutAnimation(change)
      }
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }

    /// A change of colour moves nothing and is no motion to reduce.
    static func fade(_ change: @escaping () -> Void) {
      UIView.animate(
        withDuration: duration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }
  }
#endif
