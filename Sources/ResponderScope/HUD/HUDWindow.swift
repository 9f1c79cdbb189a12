#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The HUD's window. It is above the app's windows and below FLEX's, never becomes key, and
  /// receives touches only on its panel.
  final class HUDWindow: UIWindow {
    /// The view that receives touches. All touches outside it go to the app.
    weak var touchableView: UIView?

    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      // 1050: above the status bar's 1000, and below the 1100 of FLEX's window.
      windowLevel = .statusBar + 50
      backgroundColor = .clear
      accessibilityIdentifier = "ResponderScope.HUD"
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    nonisolated override var canBecomeKey: Bool { false }

    nonisolated override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      MainActor.ifCurrent {
        // What an app adds to `windows.last`, such as a toast, it adds here.
        let root = rootViewController?.viewIfLoaded
        let added =
          subviews.filter { root?.isDescendant(of: $0) != true }
          + (root?.subviews ?? []).filter { $0 !== touchableView }
        if added.contains(where: { $0.hitTest(convert(point, to: $0), with: event) != nil }) {
          return true
        }
        guard let view = touchableView, view.window === self else { return false }
        return view.point(inside: convert(point, to: view), with: event)
      } ?? false
    }
  }

  /// The root controller of the HUD's window. For orientations, status bar, home indicator,
  /// deferred edges and pointer lock, it returns what the app's own controllers return.
  ///
  /// UIKit asks the topmost window that covers the screen about the status bar, and only when a
  /// controller announces a change (truths T4.21.1, T4.21.2). Which window it asks about the rest
  /// is not known (T4.21.5).
  final class HUDRootController: UIViewController {
    /// UIKit asks for the orientations before the view is in a window, so the scene is kept.
    private weak var scene: UIWindowScene?
    private weak var lastController: UIViewController?
    private var lastAnswer: Answer?

    private struct Answer: Equatable {
      let orientations: UIInterfaceOrientationMask
      let edges: UIRectEdge
      let hidesHome: Bool
      let locksPointer: Bool
    }

    init(scene: UIWindowScene) {
      self.scene = scene
      super.init(nibName: nil, bundle: nil)
      // UIKit would look for a nib with the controller's name in the app's bundle.
      view = UIView()
    }

    required init?(coder: NSCoder) { nil }

    /// Makes UIKit ask again if another controller of the app has become responsible for the status
    /// bar, as it would without the HUD. Another style of the same controller is the app's to
    /// announce: an app that forgets it must look wrong with the HUD, too.
    func followControllers() {
      let controller = appController?.last(following: \.childForStatusBarStyle)
      guard controller !== lastController else { return }
      lastController = controller
      setNeedsStatusBarAppearanceUpdate()
      followAnswers()
    }

    /// Makes UIKit ask again about all but the status bar if the app's answers have changed. UIKit
    /// may keep this window's answers (T4.21.5), and old orientations would refuse the app's
    /// `requestGeometryUpdate(_:)`.
    func followAnswers() {
      let new = Answer(
        orientations: supportedInterfaceOrientations,
        edges: preferredScreenEdgesDeferringSystemGestures,
        hidesHome: prefersHomeIndicatorAutoHidden, locksPointer: prefersPointerLocked)
      guard new != lastAnswer else { return }
      lastAnswer = new
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      setNeedsUpdateOfPrefersPointerLocked()
      if #available(iOS 16.0, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
    }

    /// The controller that UIKit would ask about the status bar without the HUD: the topmost one
    /// that covers the screen or captures the status bar appearance.
    private var appController: UIViewController? {
      scene?.appWindow?.rootViewController?.last {
        guard let next = $0.nextPresented,
          next.modalPresentationStyle == .fullScreen
            || next.modalPresentationCapturesStatusBarAppearance
        else { return nil }
        return next
      }
    }

    nonisolated private func ask<Answer: Sendable>(
      _ read: @MainActor (UIViewController) -> Answer
    ) -> Answer? {
      MainActor.ifCurrent { appController.map(read) } ?? nil
    }

    /// The app's style, with `.default` replaced by the style that it means for the app. UIKit
    /// would resolve `.default` in this window, which has neither the app's own interface style nor
    /// the black area behind a card sheet (truth T4.21.3).
    nonisolated override var preferredStatusBarStyle: UIStatusBarStyle {
      ask { app in
        let styled = app.last(following: \.childForStatusBarStyle)
        let style = styled.preferredStatusBarStyle
        guard style == .default else { return style }
        let isDark = styled.traitCollection.userInterfaceStyle == .dark
        return isDark || app.isBehindCard ? .lightContent : .darkContent
      } ?? .default
    }

    nonisolated override var prefersStatusBarHidden: Bool {
      ask { $0.last(following: \.childForStatusBarHidden).prefersStatusBarHidden } ?? false
    }

    nonisolated override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      // UIKit raises an exception for an empty mask.
      ask { $0.supportedInterfaceOrientations }.flatMap { $0.isEmpty ? nil : $0 } ?? .all
    }

    nonisolated override var shouldAutorotate: Bool { ask { $0.shouldAutorotate } ?? true }

    nonisolated override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      ask { $0.preferredInterfaceOrientationForPresentation } ?? .portrait
    }

    #if compiler(>=6.2) && os(iOS)
      @available(iOS 26.0, *)
      nonisolated override var prefersInterfaceOrientationLocked: Bool {
        ask {
          $0.last(following: \.childForInterfaceOrientationLock).prefersInterfaceOrientationLocked
        } ?? false
      }
    #endif

    nonisolated override var prefersHomeIndicatorAutoHidden: Bool {
      ask {
        $0.last(following: \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
      } ?? false
    }

    nonisolated override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      ask {
        $0.last(following: \.childForScreenEdgesDeferringSystemGestures)
          .preferredScreenEdgesDeferringSystemGestures
      } ?? []
    }

    nonisolated override var prefersPointerLocked: Bool {
      ask { $0.last(following: \.childViewControllerForPointerLock).prefersPointerLocked } ?? false
    }

    nonisolated override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      nonisolated(unsafe) let completion = completion
      MainActor.ifCurrent {
        let app = scene?.appWindow?.rootViewController
        app?.dismiss(animated: animated, completion: completion)
      }
    }

    /// An app that presents from `windows.last` presents from its own topmost controller: outside
    /// the panel this window passes on every touch (truth T4.21.11).
    nonisolated override func present(
      _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
      nonisolated(unsafe) let completion = completion
      MainActor.ifCurrent {
        let app = scene?.appWindow?.topController
        app?.present(controller, animated: animated, completion: completion)
      }
    }
  }

  extension UIViewController {
    /// Follows `next` to the last controller. The number of steps is limited, because a malformed
    /// tree could be cyclic.
    fileprivate func last(following next: @escaping (UIViewController) -> UIViewController?)
      -> UIViewController
    {
      sequence(first: self, next: next).prefix(64).reduce(self) { $1 }
    }

    /// The controller that this one presents, unless it is being dismissed.
    fileprivate var nextPresented: UIViewController? {
      presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    }

    /// The child with the largest view. In a container that also has a small child, such as the
    /// strip of a media player, this is the content.
    fileprivate var largestChild: UIViewController? {
      func area(_ child: UIViewController) -> CGFloat {
        child.viewIfLoaded.map { $0.bounds.width * $0.bounds.height } ?? 0
      }
      return children.max { area($0) < area($1) }
    }

    /// Whether a presented sheet that is as wide as the window has pushed this screen back, so that
    /// the area behind the status bar is black.
    fileprivate var isBehindCard: Bool {
      guard let card = nextPresented,
        [.automatic, .pageSheet, .formSheet].contains(card.modalPresentationStyle),
        let view = card.viewIfLoaded, let window = view.window
      else { return false }
      let frame = view.convert(view.bounds, to: window)
      // Only a sheet that reaches nearly to the top pushes the screen back.
      return frame.width > window.bounds.width - 1
        && frame.minY < window.safeAreaInsets.top + 44
    }
  }

  extension UIWindowScene {
    /// The app's window in this scene: the key window, unless it belongs to a debugging tool, or
    /// else the first visible window that belongs to no such tool and has a root view controller.
    var appWindow: UIWindow? {
      if let keyWindow, !keyWindow.isDebugOverlay { return keyWindow }
      return windows.first { !$0.isDebugOverlay && !$0.isHidden && $0.rootViewController != nil }
    }
  }

  extension UIWindow {
    /// The app's topmost controller: the root, or the last of the controllers that are presented
    /// over it and are not being dismissed.
    var topController: UIViewController? {
      rootViewController?.last(following: \.nextPresented)
    }

    /// The area in which iPadOS draws the close, minimise and full-screen buttons over a window, in
    /// the window's coordinates; nil before iPadOS 26, on other devices, and if the window fills
    /// its screen. The safe area does not leave room for the buttons (truth T4.21.10). iPadOS does
    /// not publish the size of the buttons, so this area is generous.
    var windowButtons: CGRect? {
      guard #available(iOS 26.0, *), traitCollection.userInterfaceIdiom == .pad,
        bounds.width < screen.bounds.width - 1 || bounds.height < screen.bounds.height - 1
      else { return nil }
      let size = CGSize(width: 96, height: 44)
      return CGRect(
        x: isReversed ? bounds.maxX - size.width : bounds.minX, y: bounds.minY, width: size.width,
        height: size.height)
    }

    /// The area along the fold of an iPhone Duo, in the window's coordinates; nil elsewhere.
    ///
    /// Only an API of iOS 27.1 tells whether the display is bent, and it does not compile with an
    /// older SDK (truth T4.22.12). So a phone's window that is wide and tall counts as bent: no
    /// other phone has such a window, and where the display is flat, the area is free for the app.
    /// The fold is in the middle of the screen, which the window of an app built with the 27.0 SDK
    /// does not fill (truth T4.22.8). The window of a half of the screen has no area.
    var fold: CGRect? {
      let traits = traitCollection
      guard traits.userInterfaceIdiom == .phone, traits.horizontalSizeClass == .regular,
        traits.verticalSizeClass == .regular
      else { return nil }
      // The panel may report its own orientation instead of the interface's (truth T4.22.3).
      let (screen, space) = (screen.bounds.size, screen.coordinateSpace)
      let middle = (max(screen.width, screen.height) - Self.foldWidth) / 2
      let across = min(screen.width, screen.height)
      let fold =
        bounds.width > bounds.height
        ? CGRect(x: middle, y: 0, width: Self.foldWidth, height: across)
        : CGRect(x: 0, y: middle, width: across, height: Self.foldWidth)
      let area = convert(fold, from: space).intersection(bounds)
      return area.isEmpty ? nil : area
    }

    /// The width of the area along a fold, in points (truth T4.22.6).
    private static let foldWidth: CGFloat = 40

    /// The areas that the bars of the app's controllers take around the topmost content, in the
    /// window's coordinates. They are the areas outside the content's safe area, whatever the kind
    /// of bar. On an iPhone Duo, bars are at a side (truth T4.22.11).
    var barFrames: [CGRect] {
      let content = topController?.last { controller in
        let next: UIViewController? =
          switch controller {
          case let tabs as UITabBarController: tabs.selectedViewController
          case let navigation as UINavigationController: navigation.topViewController
          default: controller.largestChild
          }
        return next?.viewIfLoaded?.window === self ? next : nil
      }
      guard let view = content?.viewIfLoaded, view.window === self else { return [] }
      // The view's safe area guide is not used, because UIKit would create it on the first read.
      let free = view.convert(view.bounds.inset(by: view.safeAreaInsets), to: self)
      let whole = view.convert(view.bounds, to: self).intersection(bounds)
      let sides = [
        (whole.minX, whole.minY, whole.maxX, free.minY),
        (whole.minX, free.maxY, whole.maxX, whole.maxY),
        (whole.minX, free.minY, free.minX, free.maxY),
        (free.maxX, free.minY, whole.maxX, free.maxY),
      ]
      return sides.map { CGRect(x: $0, y: $1, width: $2 - $0, height: $3 - $1) }
        .filter { $0.isFinite && $0.width > 0 && $0.height > 0 }
    }

    /// The frame of the topmost sheet, alert or popover, in screen coordinates; nil if there is
    /// none or it fills the window.
    var presentedFrame: CGRect? {
      guard let top = topController, top !== rootViewController, let view = top.viewIfLoaded,
        view.window === self
      else { return nil }
      let frame = view.convert(view.bounds, to: self)
      guard frame.height < bounds.height - 1 || frame.width < bounds.width - 1 else { return nil }
      return convertToScreen(frame)
    }
  }
#endif
