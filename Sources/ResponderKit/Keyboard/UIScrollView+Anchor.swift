#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  extension UIScrollView {
    /// Keeps the list in place while the keyboard moves.
    ///
    /// The bottom inset grows by what the keyboard covers beyond the safe area, the offset follows the policy, both with
    /// the keyboard's own animation; when the keyboard leaves, inset and offset are exactly what they were, unless
    /// somebody scrolled meanwhile. The behaviour lives as long as the scroll view or until the token is cancelled;
    /// calling again replaces it without a movement, so `viewWillAppear` is a good place.
    ///
    /// - The keyboard of another screen moves nothing: another window of the scene that is key, or something presented
    ///   over this list that has the first responder. It is obeyed once the first responder is back here.
    /// - Where UIKit, SwiftUI or the app makes room already (a table or collection controller, a larger safe area, a smaller frame, an
    ///   inset of its own), nothing is added; the offset still follows the policy.
    /// - A list that is beside its window, as during a back-swipe, or in no window at all, waits until it is back.
    /// - `.bottom`: a list at its end that is resized while no keyboard moves, or has another safe area, as by a rotation, in Split
    ///   View or under a screen that was pushed over it, is at its end afterwards too, unless somebody else moved it or
    ///   changed its content.
    /// - A list that is turned over by a transform is anchored as it is seen: its room is at the top inset.
    /// - While a finger pulls the keyboard down (`keyboardDismissMode` `.interactive`), the inset follows the input
    ///   accessory view on the keyboard, or the layout guide of the list's screen; where neither can be trusted, it follows
    ///   when the finger lets go.
    @discardableResult
    public func anchor(_ policy: AnchorPolicy) -> BehaviorToken {
      anchor(policy, letsOthersGoFirst: false)
    }

    /// The same; a list of SwiftUI's lets SwiftUI make room first.
    func anchor(_ policy: AnchorPolicy, letsOthersGoFirst: Bool) -> BehaviorToken {
      if !policy.isSensible {
        ResponderLog.once("anchor.policy") {
          "An anchor policy wants a length that is finite and not negative, and got: \(policy)."
        }
      }
      let registry = KeyboardAnchor.registry
      return registry.install(
        KeyboardAnchor(
          scrollView: self, policy: policy, takingOverFrom: registry.behavior(of: self),
          letsOthersGoFirst: letsOthersGoFirst), on: self)
    }

    /// Whether the end of the content is at the end of the visible area, to within a point.
    public var isScrolledToBottom: Bool {
      ScrollViewGeometry(self).isAtBottom(tolerance: 1)
    }

    /// Scrolls to the end of the content; x stays, and content that fits is not moved past its start.
    ///
    /// Not animated, rows are laid out on the way, so that heights that were estimated are measured before it ends.
    public func scrollToBottom(animated: Bool) {
      let bottom = { CGPoint(x: self.contentOffset.x, y: ScrollViewGeometry(self).maximumOffset.y) }
      guard !animated else {
        KeyboardAnchor.registry.behavior(of: self)?.listIsSentToEnd()
        return setContentOffset(bottom(), animated: true)
      }
      for _ in 0..<5 {
        let offset = bottom()
        setContentOffset(offset, animated: false)
        layoutIfNeeded()
        if bottom() == contentOffset { return }
      }
    }
  }
#endif
