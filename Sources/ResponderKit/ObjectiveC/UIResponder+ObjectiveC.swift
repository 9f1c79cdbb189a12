// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit) && canImport(ObjectiveC)
  public import UIKit

  // The package's methods and behaviours for Objective-C, and for the debugger's Objective-C
  // frames. The article "From Objective-C" lists them and says what they do on another thread than
  // the main one, and scripts/check objc compares the article with this file.
  extension UIResponder {
    /// Returns the first responder of the key window, or nil if there is none.
    @available(iOSApplicationExtension, unavailable)
    @objc(rk_currentResponder) public nonisolated static func rk_currentResponder()
      -> UIResponder?
    {
      MainActor.ifCurrent { current } ?? nil
    }

    /// Returns the first responder of a window, key or not, or nil if it has none.
    @available(iOSApplicationExtension, unavailable)
    @objc(rk_currentResponderInWindow:)
    public nonisolated static func rk_currentResponder(in window: UIWindow) -> UIResponder? {
      MainActor.ifCurrent { current(in: window) } ?? nil
    }

    /// Asks the first responder of the key window to resign. Returns NO if there is none or it
    /// refused.
    @available(iOSApplicationExtension, unavailable)
    @objc(rk_resignCurrentResponder) @discardableResult
    public nonisolated static func rk_resignCurrentResponder() -> Bool {
      MainActor.ifCurrent { resignCurrent() } ?? false
    }

    /// The control that a user would name: the search bar for a search field, otherwise usually the
    /// responder itself.
    @objc(rk_owningControl) public nonisolated var rk_owningControl: UIResponder {
      MainActor.ifCurrent { owningControl } ?? self
    }

    /// Moves the focus to the next field. Returns whether the focus moved.
    @objc(rk_focusNext) @discardableResult
    public nonisolated func rk_focusNext() -> Bool { MainActor.ifCurrent { focusNext() } ?? false }

    /// Moves the focus to the previous field. Returns whether the focus moved.
    @objc(rk_focusPrevious) @discardableResult
    public nonisolated func rk_focusPrevious() -> Bool {
      MainActor.ifCurrent { focusPrevious() } ?? false
    }
  }

  extension UIView {
    /// The first responder among this view, the views below it and their controllers, or nil.
    @objc(rk_firstResponderInside) public nonisolated var rk_firstResponderInside: UIResponder? {
      MainActor.ifCurrent { firstResponderInside } ?? nil
    }

    /// The fields inside this view, in the order in which `rk_focusNext` visits them.
    @objc(rk_fieldsInOrder) public nonisolated var rk_fieldsInOrder: [UIView] {
      MainActor.ifCurrent { fieldsInOrder } ?? []
    }

    /// Lets the return key move the focus from field to field inside this view, for as long as the
    /// view lives.
    @objc(rk_navigateFields) public nonisolated func rk_navigateFields() {
      MainActor.nowOrLater { self.navigateFields() }
    }

    /// Does the same as `rk_navigateFields`, and shows a bar above the keyboard whose buttons have
    /// these titles.
    @objc(rk_navigateFieldsWithPreviousTitle:nextTitle:doneTitle:)
    public nonisolated func rk_navigateFields(
      previousTitle: String, nextTitle: String, doneTitle: String
    ) {
      MainActor.nowOrLater {
        self.navigateFields(
          FieldNavigation(
            bar: FieldNavigation.Titles(
              previous: previousTitle, next: nextTitle, done: doneTitle)))
      }
    }

    /// Ends editing when the user taps this view outside of everything that handles taps itself.
    @objc(rk_dismissFirstResponderOnTapOutside)
    public nonisolated func rk_dismissFirstResponderOnTapOutside() {
      MainActor.nowOrLater { self.dismissFirstResponderOnTapOutside() }
    }
  }

  // Every scroll view has these methods, not only `UITableView`.
  extension UIScrollView {
    /// Whether the end of the content is at the end of the visible area, to within a point.
    @objc(rk_isScrolledToBottom) public nonisolated var rk_isScrolledToBottom: Bool {
      MainActor.ifCurrent { isScrolledToBottom } ?? false
    }

    /// Scrolls to the end of the content.
    @objc(rk_scrollToBottomAnimated:)
    public nonisolated func rk_scrollToBottom(animated: Bool) {
      MainActor.nowOrLater { self.scrollToBottom(animated: animated) }
    }

    /// Keeps the end of the list above the keyboard, if the end is visible when the keyboard moves.
    @objc(rk_keepBottomAboveKeyboard) public nonisolated func rk_keepBottomAboveKeyboard() {
      MainActor.nowOrLater { self.anchor(.bottom(tolerance: 1)) }
    }

    /// Dismisses the first responder inside this scroll view when a scroll will leave nothing of
    /// the responder visible.
    @objc(rk_dismissFirstResponderWhenHidden)
    public nonisolated func rk_dismissFirstResponderWhenHidden() {
      MainActor.nowOrLater { self.dismissFirstResponder(when: .fullyHidden) }
    }
  }
#endif
