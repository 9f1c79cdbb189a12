#if canImport(UIKit)
  package import UIKit

  /// Why a first responder that cannot be seen is still first responder although a dismissal is attached.
  package enum DismissalExcuse: Sendable {
    /// It has not moved since it got the focus: the keyboard came up over it, or the app focused it out of sight.
    case unmovedSinceFocus
    /// It was asked, and refused.
    case refused
  }

  extension UIScrollView {
    /// The excuse of the first responder inside; nil if it has none, or if no delegate-free dismissal is attached.
    package var dismissalExcuse: DismissalExcuse? {
      ScrollDismissal.registry.behavior(of: self)?.excuse
    }
  }
#endif
