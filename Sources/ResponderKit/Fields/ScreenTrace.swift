#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// What changes when an app answers a field with something of its own, as a picker, and says no to editing.
  ///
  /// Only what it does at once: a screen that is presented in a later turn of the run loop is not seen.
  @MainActor
  struct ScreenTrace: Equatable {
    private(set) var firstResponder: ObjectIdentifier?
    /// Of each controller around the field: what it presents, and how many screens it has pushed.
    private var controllers: [ControllerTrace] = []
    /// The views that lie beside everything: in the window and in the screen's view.
    private var layers = 0
    private var windows = 0
    private var keyWindow: ObjectIdentifier?

    /// Whether no other screen or window has been shown, whatever has the focus and however the screen's views have changed.
    func hasSameScreens(as other: ScreenTrace) -> Bool {
      controllers == other.controllers && windows == other.windows && keyWindow == other.keyWindow
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
