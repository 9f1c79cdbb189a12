#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The HUD's window: over the app, under FLEX, never key, and touchable only where its panel is.
  final class HUDWindow: UIWindow {
    /// Under 1100, where FLEX's window is.
    static let level = UIWindow.Level.statusBar + 50

    /// Where touches stay; everything else falls through to the app.
    weak var touchableView: UIView?

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
      guard let view = touchableView, view.window === self, !view.isHidden else { return false }
      return view.point(inside: convert(point, to: view), with: event)
    }
  }

  /// Fills the HUD's window and leaves orientation, status bar, home indicator, deferred edges and pointer lock to the app's
  /// own controllers.
  ///
  /// For the status bar UIKit asks the topmost window that covers the screen, and again only when a controller says that the
  /// answer has changed (truths T4.21.1, T4.21.2). Which window answers for home indicator, edges and pointer is not
  /// established (T4.21.5): if it is this one, the answers are the app's.
  final class HUDRootController: UIViewController {
    private struct Answer: Equatable {
      var style: UIStatusBarStyle
      var isHidden: Bool
      var orientations: UIInterfaceOrientationMask
      var hidesHomeIndicator: Bool
      var deferredEdges: UIRectEdge
      var locksPointer: Bool
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
        orientations: supportedInterfaceOrientations,
        hidesHomeIndicator: prefersHomeIndicatorAutoHidden,
        deferredEdges: preferredScreenEdgesDeferringSystemGestures,
        locksPointer: prefersPointerLocked)
      defer { lastAnswer = answer }
      guard lastAnswer != answer else { return }
      setNeedsStatusBarAppearanceUpdate()
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      setNeedsUpdateOfPrefersPointerLocked()
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

    override var prefersHomeIndicatorAutoHidden: Bool {
      appController(naming: \.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden
        ?? false
    }

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      appController(naming: \.childForScreenEdgesDeferringSystemGestures)?
        .preferredScreenEdgesDeferringSystemGestures ?? []
    }

    override var prefersPointerLocked: Bool {
      appController(naming: \.childViewControllerForPointerLock)?.prefersPointerLocked ?? false
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
      // Only a large one pushes the screen back.
      return frame.width > window.bounds.width - 1
        && frame.minY < window.safeAreaInsets.top + 44
    }
  }

  extension UIWindowScene {
    /// The window the app shows here: the key one, else the first that is no debugging tool's.
    var appWindow: UIWindow? {
      if let keyWindow, !keyWindow.isDebugOverlay { return keyWindow }
      return windows.first { !$0.isDebugOverlay && !$0.isHidden && $0.rootViewController != nil }
    }
  }

  extension UIWindow {
    /// The app's controller on top: the root, or what is presented over it.
    var topController: UIViewController? {
      var controller = rootViewController
      // A hostile tree could go round in circles.
      for _ in 0..<64 {
        guard let next = controller?.presentedViewController, !next.isBeingDismissed else { break }
        controller = next
      }
      return controller
    }

    /// Where iPadOS draws close, minimise and full screen over a window that does not fill its screen: outside of what the safe
    /// area says (truth T4.21.10). iPadOS publishes no size for them; this is a generous one, points.
    var windowButtons: CGRect? {
      guard #available(iOS 26.0, *), traitCollection.userInterfaceIdiom == .pad,
        bounds.width < screen.bounds.width - 1 || bounds.height < screen.bounds.height - 1
      else { return nil }
      let size = CGSize(width: 96, height: 44)
      return CGRect(
        x: isReversed ? bounds.maxX - size.width : bounds.minX, y: bounds.minY, width: size.width,
        height: size.height)
    }

    /// What the bars of the app's controllers take of the window above and below its content, in the window's coordinates:
    /// what the content's safe area leaves out, whatever kinds of bars these are.
    var barFrames: [CGRect] {
      var controller = topController
      for _ in 0..<64 {
        let next: UIViewController? =
          switch controller {
          case let tabs as UITabBarController: tabs.selectedViewController
          case let navigation as UINavigationController: navigation.topViewController
          default: controller?.largestChild
          }
        guard let next, next.viewIfLoaded?.window === self else { break }
        controller = next
      }
      guard let view = controller?.viewIfLoaded, view.window === self else { return [] }
      // Not by the view's guide, which would be made for the asking.
      let free = view.convert(view.bounds.inset(by: view.safeAreaInsets), to: self)
      let whole = view.convert(view.bounds, to: self).intersection(bounds)
      let above = CGRect(
        x: whole.minX, y: whole.minY, width: whole.width, height: free.minY - whole.minY)
      let below = CGRect(
        x: whole.minX, y: free.maxY, width: whole.width, height: whole.maxY - free.maxY)
      return [above, below].filter { $0.isFinite && $0.width > 0 && $0.height > 0 }
    }

    /// Where a sheet, an alert or a popover stands on the screen; nil without one, or where it fills the window.
    var presentedFrame: CGRect? {
      guard rootViewController?.presentedViewController != nil, let top = topController,
        top !== rootViewController, let view = top.viewIfLoaded, view.window === self
      else { return nil }
      let frame = view.convert(view.bounds, to: self)
      guard frame.height < bounds.height - 1 || frame.width < bounds.width - 1 else { return nil }
      return convert(frame, to: screen.coordinateSpace)
    }
  }

  extension UIViewController {
    /// The child whose view takes most of the screen: the content, not a player's strip beside it.
    fileprivate var largestChild: UIViewController? {
      func area(_ child: UIViewController) -> CGFloat {
        child.viewIfLoaded.map { $0.bounds.width * $0.bounds.height } ?? 0
      }
      return children.max { area($0) < area($1) }
    }
  }
#endif
