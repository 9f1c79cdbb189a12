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
  ///
  /// UIKit asks the topmost window that covers the screen, and again only when somebody says that the answer has changed
  /// (truths T4.21.1, T4.21.2).
  final class HUDRootController: UIViewController {
    private struct Answer: Equatable {
      var style: UIStatusBarStyle
      var isHidden: Bool
      var orientations: UIInterfaceOrientationMask
    }

    private var lastAnswer: Answer?
    private weak var lastController: UIViewController?

    /// The same where another of the app's controllers has come to decide; asks none of them for anything else.
    func followControllers() {
      let controller = appController(naming: \.childForStatusBarStyle)
      guard controller !== lastController else { return }
      lastController = controller
      followApp()
    }

    /// Has UIKit ask again where the app's own answers have become others; to be called when the app may have changed.
    func followApp() {
      let answer = Answer(
        style: preferredStatusBarStyle, isHidden: prefersStatusBarHidden,
        orientations: supportedInterfaceOrientations)
      defer { lastAnswer = answer }
      guard lastAnswer != answer else { return }
      setNeedsStatusBarAppearanceUpdate()
      if #available(iOS 16.0, *), lastAnswer?.orientations != answer.orientations {
        setNeedsUpdateOfSupportedInterfaceOrientations()
      }
    }

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

    /// `.default` would be read in this window, which has neither the app's own interface style nor the black around a card
    /// sheet behind it (truth T4.21.3): what it means for the app is said instead.
    override var preferredStatusBarStyle: UIStatusBarStyle {
      guard let controller = appController(naming: \.childForStatusBarStyle) else {
        return .default
      }
      let style = controller.preferredStatusBarStyle
      guard style == .default else { return style }
      let isDark = controller.traitCollection.userInterfaceStyle == .dark
      return isDark || appController?.isBehindCard == true ? .lightContent : .darkContent
    }

    override var prefersStatusBarHidden: Bool {
      appController(naming: \.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      appController?.supportedInterfaceOrientations ?? .all
    }
  }

  extension UIViewController {
    /// Whether a sheet as wide as the window has pushed this screen back, so that there is black behind the status bar.
    fileprivate var isBehindCard: Bool {
      guard let card = presentedViewController, !card.isBeingDismissed,
        [.automatic, .pageSheet, .formSheet].contains(card.modalPresentationStyle),
        let view = card.viewIfLoaded, let window = view.window
      else { return false }
      let frame = view.convert(view.bounds, to: window)
      return frame.width > window.bounds.width - 1 && frame.minY < window.bounds.midY
    }
  }
#endif
