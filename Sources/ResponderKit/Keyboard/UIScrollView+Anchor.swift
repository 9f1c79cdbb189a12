#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  extension UIScrollView {
    /// Keeps the list in place while the keyboard moves.
    ///
    /// The bottom inset grows by what the keyboard covers beyond the safe area, the offset follows the policy, both with
    /// the keyboard's own animation; when the keyboard leaves, the inset is exactly what it was. The behaviour lives as
    /// long as the scroll view or until the token is cancelled; calling again replaces it.
    @discardableResult
    public func anchor(_ policy: AnchorPolicy) -> BehaviorToken {
      KeyboardAnchor.registry.install(KeyboardAnchor(scrollView: self, policy: policy), on: self)
    }

    /// Whether the end of the content is at the end of the visible area, to within a point.
    public var isScrolledToBottom: Bool {
      ScrollGeometry(self).isAtBottom(tolerance: 1)
    }

    /// Scrolls to the end of the content; x stays, and content that fits is not moved past its start.
    public func scrollToBottom(animated: Bool) {
      let bottom = ScrollGeometry(self).maximumOffset.y
      setContentOffset(CGPoint(x: contentOffset.x, y: bottom), animated: animated)
    }
  }
#endif
