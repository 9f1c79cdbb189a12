#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  package import UIKit

  /// What the HUD and FLEX's screen do to a first responder at the user's request. Each method
  /// returns its outcome in a few words.
  @MainActor
  package enum ResponderDeed {
    /// Asks the responder to resign, as UIKit does. It may refuse.
    package static func resign(_ responder: UIResponder?) -> String {
      guard let responder else { return "Deallocated" }
      guard responder.isFirstResponder else { return "No longer first responder" }
      return responder.resignFirstResponder() && !responder.isFirstResponder
        ? "Resigned" : "Refused to resign"
    }

    /// Scrolls the nearest list until the responder is visible. `offset` is the target in content
    /// coordinates, in points.
    package static func scrollToVisible(_ responder: UIResponder?, at offset: CGPoint?) -> String {
      guard let view = responder as? UIView, let offset, let list = view.enclosingScrollView else {
        return "Not in a scroll view"
      }
      guard offset != list.contentOffset else { return "Already visible" }
      list.setContentOffset(offset, animated: !UIAccessibility.isReduceMotionEnabled)
      return "Scrolled"
    }
  }
#endif
