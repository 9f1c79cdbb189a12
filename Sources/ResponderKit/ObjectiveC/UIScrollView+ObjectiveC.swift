// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit) && canImport(ObjectiveC)
  internal import ResponderCore
  public import UIKit

  // For every scroll view: the methods that the article on keeping the bottom position had as a
  // category of `UITableView`.
  extension UIScrollView {
    /// Whether the end of the content is at the end of the visible area, to within a point.
    @objc(rk_isScrolledToBottom) public var rk_isScrolledToBottom: Bool { isScrolledToBottom }

    /// Scrolls to the end of the content.
    @objc(rk_scrollToBottomAnimated:) public func rk_scrollToBottom(animated: Bool) {
      scrollToBottom(animated: animated)
    }

    /// Keeps the end of the list above the keyboard if it is visible when the keyboard moves.
    @objc(rk_keepBottomAboveKeyboard) public func rk_keepBottomAboveKeyboard() {
      anchor(.bottom(tolerance: 1))
    }

    /// Dismisses the first responder inside this scroll view when nothing of it will be visible.
    @objc(rk_dismissFirstResponderWhenHidden) public func rk_dismissFirstResponderWhenHidden() {
      dismissFirstResponder(when: .fullyHidden)
    }
  }
#endif
