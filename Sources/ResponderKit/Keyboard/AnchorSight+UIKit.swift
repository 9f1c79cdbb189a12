#if canImport(UIKit)
  internal import ResponderCore
  package import UIKit

  extension AnchorSight {
    /// Reads the state of a list and of the keyboard over it.
    ///
    /// - Parameters:
    ///   - isTurnedOver: Whether the list was upside down when it was last read; used while the
    ///     list has no window.
    ///   - asksForFocus: Whether to read the first responder in the list.
    ///   - edge: The upper edge of a keyboard that a finger pulls, if it is known.
    @MainActor
    init(
      _ list: UIScrollView, isTurnedOver: Bool, asksForFocus: Bool = false, edge: Edge? = nil
    ) {
      let monitor = KeyboardMonitor.shared
      let cover = Self.cover(of: list)
      self.init(
        time: CACurrentMediaTime(), geometry: ScrollViewGeometry(list),
        contentInset: Insets(list.contentInset),
        indicatorInset: Insets(list.verticalScrollIndicatorInsets),
        safeArea: Insets(list.safeAreaInsets),
        adjustsIndicators: list.automaticallyAdjustsScrollIndicatorInsets,
        isInWindow: list.window != nil,
        isTurnedOver: list.window.map(list.isTurnedOver) ?? isTurnedOver, isHeld: list.isHeld,
        cover: cover, isKeyboardMoving: monitor.isMoving, edge: edge,
        focus: asksForFocus ? list.keyboardFocus : nil)
    }

    @MainActor
    private static func cover(of list: UIScrollView) -> Cover {
      guard let window = list.window else { return .untold }
      let keyboard = KeyboardMonitor.shared.covering(window)
      guard keyboard.isCovering else { return .none }
      guard list.isInSight(of: window) else { return .untold }
      let overlap = KeyboardMonitor.shared.overlap(in: list)
      return overlap == 0 || list.sharesKeyboard(keyboard) ? .part(overlap) : .untold
    }
  }

  extension UIScrollView {
    /// Whether a finger touches or moves the content, or the content still decelerates.
    var isHeld: Bool { isTracking || isMovedByFinger }

    /// Whether a finger moves the content, or the content still decelerates. The finger of a tap
    /// only touches the content (truth T4.10.15).
    package var isMovedByFinger: Bool { isDragging || isDecelerating }

    /// Runs the changes along with the animation that resizes the view, as in a rotation; without
    /// animation if there is none.
    func animateResizing(_ changes: @escaping () -> Void) {
      // UIKit's key for the animation of a view's size.
      guard let duration = layer.animation(forKey: "bounds.size")?.duration, duration > 0 else {
        return UIView.performWithoutAnimation(changes)
      }
      UIView.animate(withDuration: duration, animations: changes)
    }

    /// Whether part of the list is inside the window's bounds. A list is outside, for example,
    /// before it slides in, or while a pager shows another page.
    func isInSight(of window: UIWindow) -> Bool {
      !convert(bounds, to: window).intersection(window.bounds).isEmpty
    }

    /// Whether the end of the list's content is at the list's upper edge on the screen, as in a
    /// list that a transform flips upside down.
    fileprivate func isTurnedOver(in window: UIWindow) -> Bool {
      let top = convert(CGPoint(x: bounds.midX, y: bounds.minY), to: window)
      let bottom = convert(CGPoint(x: bounds.midX, y: bounds.maxY), to: window)
      return bottom.y < top.y
    }
  }

  /// The keyboard's upper edge while a finger pulls it down, as far as public API shows it.
  ///
  /// The edge is that of the app's own input accessory view, which moves with the keyboard, or else
  /// of a keyboard layout guide that the app uses around the list.
  @MainActor
  struct KeyboardEdge {
    private weak var accessory: UIView?
    private weak var guide: UILayoutGuide?
    /// The responder whose input accessory view was requested since the finger came down. It is
    /// requested once, because the app's getter may make a new view on each call.
    private weak var asked: UIResponder?
    private var hasAsked = false

    /// Returns the position of the edge now and at the last notification. Nil unless the list's
    /// dismiss mode lets a finger pull the keyboard, and a finger touches the list. Nil also if
    /// nothing covers the list's window, or if the edge is not known.
    mutating func read(for list: UIScrollView) -> AnchorSight.Edge? {
      guard list.takesKeyboardAlong, list.isTracking, let window = list.window else {
        self = KeyboardEdge()
        return nil
      }
      let keyboard = KeyboardMonitor.shared.covering(window)
      guard keyboard.isCovering else { return nil }
      // Do not call the app's `inputAccessoryView` during a commit.
      if !TurnClock.shared.isPlacing {
        let responder = FocusBook.shared.firstResponder(in: window)
        if !hasAsked || responder !== asked {
          (asked, hasAsked) = (responder, true)
          accessory = responder?.barOnScreen ?? list.barOnScreen
          guide = list.keyboardGuideAround
        }
      }
      guard hasAsked else { return nil }
      return top.map { AnchorSight.Edge(now: $0, docked: keyboard.frame.minY) }
    }

    /// The edge's y in screen coordinates, in points; nil if it is not known.
    private var top: CGFloat? {
      if let accessory, let window = accessory.window {
        return accessory.convert(accessory.bounds, to: window.keyboardSpace()).minY
      }
      return guide?.screenFrame?.minY
    }
  }

  extension UILayoutGuide {
    /// The guide's frame in screen coordinates; nil without a window.
    package var screenFrame: CGRect? {
      guard let view = owningView, let window = view.window else { return nil }
      return view.convert(layoutFrame, to: window.keyboardSpace())
    }
  }

  extension UIWindow {
    /// The root view of the topmost view controller, the only view whose keyboard layout guide is
    /// reliable (truths T4.15.14, T4.15.16).
    package var topScreen: UIView? {
      var top = rootViewController
      while let next = top?.presentedViewController
        ?? top?.children.last(where: { $0.viewIfLoaded?.window === self })
      { top = next }
      return top?.viewIfLoaded
    }

    /// The docked keyboard over the window, as a layout guide shows it that the app uses in the
    /// topmost screen; nil if there is no such guide, or if it shows no keyboard. The guide is the
    /// only public source for a keyboard that appeared before the monitor existed. A guide that is
    /// a little too high shows no bar: iOS 26 betas had such guides (FB18129551).
    var standingKeyboard: KeyboardState? {
      guard let view = topScreen, let guide = view.keyboardGuideAround,
        let frame = guide.screenFrame,
        let absent = guide.owningView?.safeAreaLayoutGuide.screenFrame?.maxY
      else { return nil }
      let bounds = convert(bounds, to: keyboardSpace())
      // Without a keyboard, the guide's upper edge is at the bottom of the view's safe area, above
      // a tab bar (UIKit documentation, `usesBottomSafeArea`).
      guard frame.minY < absent - 1 else { return nil }
      let event = KeyboardEvent(
        kind: .didShow, beginFrame: frame, endFrame: frame, duration: 0, curve: 7, isLocal: true,
        screen: bounds)
      let state = KeyboardState().applying(event)
      return state.placement == .docked ? state : nil
    }
  }
#endif
