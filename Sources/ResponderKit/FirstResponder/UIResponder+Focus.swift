#if canImport(UIKit)
  package import UIKit

  extension UIViewController {
    /// Whether a presented controller that is not being dismissed covers this one.
    fileprivate var isCovered: Bool {
      sequence(first: self, next: \.presentedViewController).dropFirst()
        .prefix { !$0.isBeingDismissed }.contains(where: \.coversPresenter)
    }

    /// Whether this presented controller covers what is behind it, as a search, a popover, and a
    /// sheet that leaves it undimmed do not.
    private var coversPresenter: Bool {
      if self is UISearchController { return false }
      #if !os(tvOS)
        if sheetPresentationController?.largestUndimmedDetentIdentifier != nil { return false }
        if modalPresentationStyle == .popover, let popover = popoverPresentationController {
          // On an iPhone a popover becomes a sheet, unless its delegate keeps it, as for tips.
          let traits = presentingViewController?.traitCollection ?? traitCollection
          return traits.horizontalSizeClass != .regular
            && popover.adaptivePresentationStyle(for: traits) != .none
        }
      #endif
      return true
    }

    /// Whether this controller is not leaving its container or its presenter.
    fileprivate var isStaying: Bool {
      if isBeingDismissed { return false }
      guard let stack = parent as? UINavigationController else { return true }
      return stack.viewControllers.contains(self)
        ? stack.topViewController === self : !isMovingFromParent
    }
  }

  // The SwiftUI part of the package uses these members, which have the same names on every
  // platform.
  extension UIResponder {
    /// Whether this responder is first responder of its window.
    var hasFocus: Bool { isFirstResponder }

    /// Whether this responder can become first responder now.
    var canTakeFocus: Bool { canBecomeFirstResponder }

    /// Asks this responder to become first responder, and returns whether it agreed.
    func takeFocus() -> Bool { becomeFirstResponder() }

    /// Asks this responder to resign, and returns whether it agreed.
    func giveUpFocus() -> Bool { resignFirstResponder() }

    /// The window that shows this responder, a view or a controller; nil for any other responder.
    /// For a view in an input accessory view this is the keyboard's window.
    var shownWindow: UIWindow? {
      (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
    }
  }

  extension UIView {
    /// The controller whose view this is. From iOS 17 on, a responder of SwiftUI's own stands
    /// between a hosting view and its controller (truth T4.20.56).
    package var ownController: UIViewController? {
      var hop = next
      // An overridden `next` may lead back, so the walk is short.
      for _ in 0..<4 where !(hop is UIView) {
        if let controller = hop as? UIViewController {
          return controller.viewIfLoaded === self ? controller : nil
        }
        hop = hop?.next
      }
      return nil
    }

    /// Whether a view around this one is hidden, as the cells that a list keeps for reuse are. The
    /// view itself may be: a hidden field that takes a code is the app's intention.
    var isInsideHidden: Bool {
      sequence(first: self, next: \.superview).dropFirst().contains(where: \.isHidden)
    }

    /// Whether this view's screen stays and is in use: it is not being dismissed, popped or pushed
    /// over, and no other screen covers it.
    var isOnOpenScreen: Bool {
      guard let screen = screenController else { return true }
      return !screen.isCovered && sequence(first: screen, next: \.parent).allSatisfy(\.isStaying)
    }

    /// The responder to focus for this view: itself or its controller; nil if neither can become
    /// first responder.
    ///
    /// For a view that accepts text, this property does not query `canBecomeFirstResponder`,
    /// because the query would reach the app's delegate (truth T4.4.7).
    var focusTarget: UIResponder? {
      if self is any UITextInput || isFirstResponder || canBecomeFirstResponder { return self }
      guard let controller = ownController else { return nil }
      return controller.isFirstResponder || controller.canBecomeFirstResponder ? controller : nil
    }
  }
#endif
