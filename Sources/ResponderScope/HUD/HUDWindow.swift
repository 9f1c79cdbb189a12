#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The HUD's window: over the app, under FLEX, never key, and touchable only where its panel is.
  final class HUDWindow: UIWindow {
    /// Under 1100, where FLEX's window is.
    static let level = UIWindow.Level.statusBar + 50

    /// Where touches stay; everything else falls through to the app.
    weak var touchableView: UIView?
    /// Whether touches stay where the status bar is, too.
    var touchesStatusBar = false

    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      windowLevel = Self.level
      backgroundColor = .clear
      accessibilityIdentifier = "ResponderScope.HUD"
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override var canBecomeKey: Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      if touchesStatusBar, bounds.contains(point), point.y < safeAreaInsets.top { return true }
      guard let view = touchableView, view.window === self, !view.isHidden else { return false }
      return view.point(inside: convert(point, to: view), with: event)
    }
  }

  /// Fills the HUD's window and leaves orientation and status bar to the app's own controller.
  final class HUDRootController: UIViewController {
    /// The one that UIKit asks where there is no HUD: the topmost that covers the screen, or says that it decides.
    private var appController: UIViewController? {
      var controller = viewIfLoaded?.window?.windowScene?.appWindow?.rootViewController
      // A hostile tree could go round in circles.
      for _ in 0..<64 {
        guard let next = controller?.presentedViewController, !next.isBeingDismissed,
          next.modalPresentationStyle == .fullScreen
            || next.modalPresentationCapturesStatusBarAppearance
        else { break }
        controller = next
      }
      return controller
    }

    /// The child that it names in its place, or the child's child.
    private func appController(
      naming child: (UIViewController) -> UIViewController?
    ) -> UIViewController? {
      var controller = appController
      for _ in 0..<64 {
        guard let next = controller.flatMap(child) else { break }
        controller = next
      }
      return controller
    }

    override func loadView() {
      view = UIView()
      view.backgroundColor = .clear
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      appController(naming: \.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    override var prefersStatusBarHidden: Bool {
      appController(naming: \.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      appController?.supportedInterfaceOrientations ?? .all
    }
  }
#endif
