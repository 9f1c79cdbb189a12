#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  package import UIKit

  /// What the HUD and FLEX's screen do to a first responder when the user asks for it; each says in a word or two what
  /// came of it.
  @MainActor
  package enum ResponderDeed {
    /// Asks the responder to give up its status, as UIKit does: it may refuse.
    package static func resign(_ responder: UIResponder?) -> String {
      guard let responder else { return "Deallocated" }
      guard responder.isFirstResponder else { return "Was not first responder any more" }
      return responder.resignFirstResponder() && !responder.isFirstResponder
        ? "Resigned" : "Refused to resign"
    }

    /// Scrolls the nearest list so far that the responder is seen; `offset`: where that is, content coordinates, points.
    package static func scrollToVisible(_ responder: UIResponder?, at offset: CGPoint?) -> String {
      guard let view = responder as? UIView, let offset, let list = view.enclosingScrollView else {
        return "It is in no scroll view"
      }
      guard offset != list.contentOffset else { return "Was visible already" }
      list.setContentOffset(offset, animated: !UIAccessibility.isReduceMotionEnabled)
      return "Scrolled"
    }
  }
#endif
