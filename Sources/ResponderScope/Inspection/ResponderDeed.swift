#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  package import UIKit

  /// What the HUD, FLEX's screen and a page of ResponderScopeLive do to a first responder if the
  /// user asks for it. Each method returns the outcome in a few words.
  @MainActor
  package enum ResponderDeed {
    /// Asks the responder to resign, as UIKit does. The responder may refuse.
    package static func resign(_ responder: UIResponder?) -> String {
      guard let responder else { return "Deallocated" }
      guard responder.isFirstResponder else { return "No longer first responder" }
      return responder.resignFirstResponder() && !responder.isFirstResponder
        ? "Resigned" : "Refused to resign"
    }

    /// Scrolls the nearest scroll view around the responder to `offset`, the content offset in
    /// points at which the responder is visible.
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
