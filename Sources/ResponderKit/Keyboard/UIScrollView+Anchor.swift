#if canImport(UIKit)
  public import UIKit

  extension UIScrollView {
    /// Keeps the list in place while the keyboard moves.
    ///
    /// The bottom inset grows by what the keyboard covers beyond the safe area, and the offset
    /// follows the policy, both with the keyboard's own animation. When the keyboard leaves, the
    /// inset is exactly what it was, and so is the offset, unless the user or the app scrolled
    /// meanwhile. The behaviour lasts as long as the scroll view, or until the token is cancelled.
    /// Calling the method again replaces it without moving the list.
    ///
    /// - The keyboard of another screen moves nothing. The list follows the keyboard once the first
    ///   responder is back here.
    /// - Where UIKit, SwiftUI or the app already makes room (a table or collection controller, a
    ///   larger safe area, a smaller frame, an inset of its own), the behaviour adds no inset. The
    ///   offset still follows the policy.
    /// - While a list is outside its window's bounds, as during a back-swipe, or without a window,
    ///   the behaviour waits until the list is back.
    /// - A list that a transform flips upside down is anchored as the user sees it.
    /// - While a finger pulls the keyboard down (`keyboardDismissMode` `.interactive`), the inset
    ///   follows what rests on the keyboard, the input accessory view or the layout guide.
    @discardableResult
    public func anchor(_ policy: AnchorPolicy) -> BehaviorToken {
      if !policy.isSensible {
        ResponderLog.once("anchor.policy") {
          "An anchor policy needs a finite, non-negative length; got \(policy)."
        }
      }
      let registry = KeyboardAnchor.registry
      return registry.install(
        KeyboardAnchor(
          scrollView: self, policy: policy,
          takingOverFrom: registry.behavior(of: self) as? KeyboardAnchor), on: self)
    }

    /// Whether the end of the content is at the end of the visible area, within a point.
    public var isScrolledToBottom: Bool {
      ScrollViewGeometry(self).isAtBottom(tolerance: 1)
    }

    /// Scrolls to the end of the content. The x offset stays the same, and content that fits is not
    /// moved past its start.
    ///
    /// Without animation, the list lays out rows on the way, so that estimated heights are measured
    /// before it arrives.
    public func scrollToBottom(animated: Bool) {
      let bottom = { CGPoint(x: self.contentOffset.x, y: ScrollViewGeometry(self).maximumOffset.y) }
      guard !animated else {
        (KeyboardAnchor.registry.behavior(of: self) as? KeyboardAnchor)?.listIsSentToEnd()
        return setContentOffset(bottom(), animated: true)
      }
      for _ in 0..<5 {
        let offset = bottom()
        setContentOffset(offset, animated: false)
        layoutIfNeeded()
        if abs(bottom().y - contentOffset.y) < 0.5 { return }
      }
    }
  }
#endif
