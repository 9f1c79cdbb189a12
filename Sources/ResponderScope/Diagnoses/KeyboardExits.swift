#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Looks for what could dismiss the keyboard of an iPhone, whose own keys do not.
  ///
  /// Whatever may do so counts, because the search sends no events: a list that dismisses on a drag,
  /// any control, gesture or touch handler in the window, and a screen that can be swiped away.
  /// SwiftUI's buttons and gestures cannot be told apart, so its screens always count.
  @MainActor
  enum KeyboardExits {
    fileprivate static let pads: [UIKeyboardType] = [
      .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad,
    ]

    /// Whether a text field has a keyboard without a return key, and nothing on the screen above
    /// `top`, in screen coordinates, could dismiss it.
    static func areMissing(around view: UIView, above top: CGFloat) -> Bool {
      guard let field = view as? UITextField, pads.contains(field.keyboardType),
        field.inputView == nil, field.traitCollection.userInterfaceIdiom == .phone,
        // A screen that asks for a code keeps its keyboard on purpose, and goes on by itself.
        field.textContentType != .oneTimeCode, !field.isSecureTextEntry, field.bounds.width >= 80
      else { return false }
      return !exist(around: view, above: top)
    }

    /// Whether anything on the screen above `top`, in screen coordinates, could move the focus on from
    /// a responder or dismiss its keyboard.
    static func exist(around view: UIView, above top: CGFloat) -> Bool {
      guard let window = view.window, !view.chain.contains(where: leads) else { return true }
      return [window].withSubviews.contains { other in
        !other.isHidden && (other === view || !other.isDescendant(of: view))
          && (other.canEnd || other.mayTakeTouches(above: top))
      }
    }

    /// Whether a responder around the text control dismisses the keyboard, or leads away from it.
    private static func leads(_ responder: UIResponder) -> Bool {
      if responder.inputAccessoryView != nil || TouchOverride.exists(in: responder) { return true }
      guard let controller = responder as? UIViewController else { return false }
      return controller is UIAlertController || controller.viewIfLoaded?.isHosting == true
        || controller.presentingViewController != nil && !controller.isModalInPresentation
          && ![.fullScreen, .overFullScreen].contains(controller.modalPresentationStyle)
    }
  }

  extension UIView {
    /// Whether SwiftUI draws the view's content.
    fileprivate var isHosting: Bool { ResponderDetails.module(of: self) == "SwiftUI" }

    /// Whether the view is a list that dismisses the keyboard on a drag, or a text field whose return
    /// key the app may handle.
    fileprivate var canEnd: Bool {
      if let list = self as? UIScrollView { return list.keyboardDismissMode != .none }
      guard let field = self as? UITextField else { return false }
      guard field.isEnabled, !KeyboardExits.pads.contains(field.keyboardType) else { return false }
      return field.returnKeyType != .default || field.delegate != nil
        || !field.allControlEvents.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    /// Whether the view may do something when it is tapped: a control, a row, or a view with a
    /// gesture recognizer of the app's.
    fileprivate func mayTakeTouches(above top: CGFloat) -> Bool {
      guard isUserInteractionEnabled, !(self is UITextField), !(self is UITextView),
        convertToScreen(bounds).minY < top
      else { return false }
      if (self as? UIControl)?.isEnabled == true || isHosting || TouchOverride.exists(in: self) {
        return true
      }
      if self is UITableViewCell || self is UICollectionViewCell { return true }
      // UIKit's swipes back are there on the first screen, too.
      if let stack = ownController as? UINavigationController, stack.viewControllers.count < 2 {
        return false
      }
      return gestureRecognizers?.contains { recognizer in
        // UIKit's own recognizers on scroll views and windows are of other or private classes.
        self is UIScrollView || self is UIWindow
          ? recognizer is UITapGestureRecognizer : recognizer.isEnabled
      } ?? false
    }
  }
#endif
