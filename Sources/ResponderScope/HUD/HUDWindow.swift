#if DEBUG && canImport(UIKit)
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

    // The oracle that typechecks this package on Linux spells the property as in Objective-C, `canBecomeKeyWindow`. The
    // importer of every SDK drops the type's name, as in `NSWindow.canBecomeKey`; the oracle has no Combine.
    #if canImport(Combine) || !canImport(Darwin)
      override var canBecomeKey: Bool { false }
    #endif

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      if touchesStatusBar, bounds.contains(point), point.y < safeAreaInsets.top { return true }
      guard let view = touchableView, view.window === self, !view.isHidden else { return false }
      return view.point(inside: convert(point, to: view), with: event)
    }
  }

  /// Fills the HUD's window and leaves orientation and status bar to the app's own controller.
  final class HUDRootController: UIViewController {
    private var appController: UIViewController? {
      view.window?.windowScene?.windows.first {
        !$0.isDebugOverlay && $0.rootViewController != nil
      }?
      .rootViewController
    }

    override func loadView() {
      view = UIView()
      view.backgroundColor = .clear
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      appController?.preferredStatusBarStyle ?? .default
    }

    override var prefersStatusBarHidden: Bool {
      appController?.prefersStatusBarHidden ?? false
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      appController?.supportedInterfaceOrientations ?? .all
    }
  }
#endif
