#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The state that changes when an app refuses to edit a field and shows something of its own
  /// instead, such as a picker.
  ///
  /// A comparison of two traces finds only what the app does at once. It misses a screen that the
  /// app presents in a later run loop turn.
  @MainActor
  struct ScreenTrace: Equatable {
    private(set) var firstResponder: ObjectIdentifier?
    /// For each controller around the field, the controller that it presents, and the number of
    /// screens on its navigation stack.
    private var controllers: [ControllerTrace] = []
    /// The number of subviews of the window, plus that of the screen's root view. It changes when
    /// the app adds an overlay to one of these views or removes one.
    private var layers = 0
    private var windows = 0
    private var keyWindow: ObjectIdentifier?

    /// Returns whether the app has presented, pushed and popped nothing since an earlier trace of
    /// the same view, has shown no further window, and has the same key window. Another first
    /// responder and other views on the screen do not count. Nor does a window or a presented
    /// controller that has disappeared, such as a suggestion list of the old field.
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
