#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The state that changes when an app refuses to edit a field and shows something of its own
  /// instead, such as a picker.
  ///
  /// The trace shows only what the app does at once. It misses a screen that the app presents in a
  /// later run loop turn.
  @MainActor
  struct ScreenTrace: Equatable {
    private(set) var firstResponder: ObjectIdentifier?
    /// For each controller around the field, the controller that it presents, and the number of
    /// screens on its navigation stack.
    private var controllers: [ControllerTrace] = []
    /// The number of subviews of the window and of the screen's root view. An overlay of the app
    /// changes it.
    private var layers = 0
    private var windows = 0
    private var keyWindow: ObjectIdentifier?

    /// Returns whether nothing has been presented, pushed or popped since an earlier trace of the
    /// same view, and no window has appeared. The first responder and the views of the screen may differ, and
    /// a suggestion list that disappears with the old field is not news.
    func hasNoNewScreen(since other: ScreenTrace) -> Bool {
      windows <= other.windows && keyWindow == other.keyWindow
        && controllers.elementsEqual(other.controllers) {
          $0.pushed == $1.pushed && ($0.presented == nil || $0.presented == $1.presented)
        }
    }

    private struct ControllerTrace: Equatable {
      let presented: ObjectIdentifier?
      let pushed: Int
    }

    init(around view: UIView) {
      guard let window = view.window else { return }
      firstResponder = FocusBook.shared.firstResponderNow(in: window).map { ObjectIdentifier($0) }
      controllers = view.chain.compactMap { $0 as? UIViewController }.map { controller in
        ControllerTrace(
          presented: controller.presentedViewController.map { ObjectIdentifier($0) },
          pushed: (controller as? UINavigationController)?.viewControllers.count ?? 0)
      }
      layers = window.subviews.count + view.screenRoot.subviews.count
      let shown = window.windowScene?.windows.filter { !$0.isHidden } ?? []
      windows = shown.count
      keyWindow = shown.first { $0.isKeyWindow }.map { ObjectIdentifier($0) }
    }
  }
#endif
