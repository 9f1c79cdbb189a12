#if canImport(UIKit)
  package import UIKit

  /// The input accessory view on the keyboard, or the one that it leaves on the screen when it
  /// hides, over one window.
  ///
  /// `FirstResponderTracker` provides the first responder. For each event and first responder, this object
  /// reads the app's `inputAccessoryView` once, up the responder chain.
  @MainActor
  final class InputAccessory {
    private(set) weak var window: UIWindow?
    private weak var responder: UIResponder?
    private weak var accessory: UIView?
    private var hasAsked = false
    private var isKnownAbsent = false

    init(_ window: UIWindow) { self.window = window }

    /// The height of the view if it is on the screen, in points; otherwise 0.
    var height: CGFloat { accessory.map { $0.window == nil ? 0 : $0.bounds.height } ?? 0 }

    /// Returns the state of what covers the window: the keyboard and the input accessory view.
    func covering(
      _ window: UIWindow, _ state: KeyboardState, after event: KeyboardEvent, isMoving: Bool
    ) -> KeyboardState {
      guard state.placement != .hidden else {
        return barAlone(over: window, after: event, isMoving: isMoving) ?? state
      }
      findAccessory(in: window, isLazy: true)
      guard let accessory, accessory.window != nil else { return state }
      let space = window.keyboardSpace()
      return state.covering(
        window.convert(window.bounds, to: space), safeBottom: window.safeAreaInsets.bottom,
        accessory: accessory.convert(accessory.bounds, to: space))
    }

    /// Returns the input accessory view that stayed on the screen after a hide, as a keyboard
    /// state; nil if there is none.
    ///
    /// A hide notification means that the keyboard is hidden, whatever frame comes with it (truth
    /// T4.13.20: iOS 26 may report the height of an input accessory view that has left). But if the
    /// first responder has an input accessory view on the screen, that view covers content, at any
    /// height. The event's frame is the view's place. If the event's frame is empty (T4.13.54), or
    /// below the screen although the view has stayed (T4.13.19), the view's own frame is its place.
    private func barAlone(
      over window: UIWindow, after event: KeyboardEvent, isMoving: Bool
    ) -> KeyboardState? {
      var shown = event
      shown.kind = .willShow
      let told = KeyboardState().applying(shown)
      guard !isKnownAbsent, told.isCovering || event.endFrame.isEmpty || !isMoving else {
        return nil
      }
      findAccessory(in: window, isLazy: false)
      guard let accessory, accessory.window != nil else {
        // While the keyboard leaves, the first responder may still be changing.
        isKnownAbsent = !TurnClock.shared.isPlacing && !isMoving && responder == nil
        return nil
      }
      if !told.isCovering {
        shown.endFrame = accessory.standingFrame(over: window, isMoving: isMoving)
      }
      var state = KeyboardState().applying(shown)
      guard state.isCovering else { return nil }
      // After a hide it is the bar that covers, however high it is.
      state.placement = .accessoryOnly
      return state
    }

    /// Looks for the first responder's input accessory view, if the first responder has changed.
    ///
    /// In a commit, this method calls neither `FirstResponderTracker` nor the app's getter. A call at the end
    /// of the turn finds a new first responder.
    ///
    /// - Parameter isLazy: Whether only the first call for an event may ask UIKit for the first
    ///   responder. While the keyboard is up, a change of it is announced.
    private func findAccessory(in window: UIWindow, isLazy: Bool) {
      guard !TurnClock.shared.isPlacing else { return }
      let tracker = FirstResponderTracker.shared
      let now =
        isLazy && hasAsked ? tracker.known(in: window) : tracker.firstResponder(in: window)
      hasAsked = true
      guard now !== responder else { return }
      responder = now
      accessory = now?.barOnScreen
    }
  }

  extension UIWindow {
    /// The height of the first responder's input accessory view, in points; 0 if it has none, nil if
    /// the first responder or the height is not known.
    var heightOfBar: CGFloat? {
      guard !TurnClock.shared.isPlacing,
        let responder = FirstResponderTracker.shared.firstResponder(in: self)
      else { return nil }
      guard let bar = responder.chain.lazy.compactMap(\.barOnKeyboard).first else { return 0 }
      return bar.bounds.height > 0 ? bar.bounds.height : nil
    }
  }

  extension UIView {
    /// Returns the area that a bar without a keyboard covers, in screen coordinates. While the
    /// keyboard leaves, this is the place that the bar will take. Otherwise it is zero if the bar
    /// is not at the bottom of the window.
    fileprivate func standingFrame(over window: UIWindow, isMoving: Bool) -> CGRect {
      let space = window.keyboardSpace()
      let screen = window.convert(window.bounds, to: space)
      let now = self.window == nil ? .null : convert(bounds, to: space)
      let rest = screen.maxY - window.safeAreaInsets.bottom
      // A bar that is not at the bottom is on a floating keyboard, which covers nothing.
      guard isMoving || now.maxY > rest - 1 && now.minY < screen.maxY else { return .zero }
      let top = isMoving ? rest - bounds.height : now.minY
      return CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top)
    }
  }

  extension UIResponder {
    /// The first input accessory view on the screen along the chain from this responder.
    var barOnScreen: UIView? {
      chain.lazy.compactMap(\.barOnKeyboard).first { $0.window != nil }
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

    /// Returns where the edge and the finger are; nil if no finger that may pull the keyboard touches
    /// the list, if nothing covers the list's window, or if the edge is not known.
    mutating func pull(on list: UIScrollView, under state: KeyboardState?) -> AnchorReading.Pull? {
      guard list.takesKeyboardAlong, list.isTracking, let window = list.window else {
        self = KeyboardEdge()
        return nil
      }
      guard let keyboard = state, keyboard.isCovering else { return nil }
      // Do not call the app's `inputAccessoryView` during a commit.
      if !TurnClock.shared.isPlacing {
        let responder = FirstResponderTracker.shared.firstResponder(in: window)
        if !hasAsked || responder !== asked {
          (asked, hasAsked) = (responder, true)
          accessory = responder?.barOnScreen ?? list.barOnScreen
          // The guide of a scroll view, as of a table controller's view, scrolls with the content.
          guide = list.superview?.keyboardGuideAround
        }
      }
      guard hasAsked, let top else { return nil }
      let finger = list.fingerBelow(keyboard, in: window) + (guide?.dismissPadding ?? 0)
      return (edge: top - keyboard.frame.minY, finger: finger)
    }

    /// The edge's y in screen coordinates, in points; nil if it is not known.
    private var top: CGFloat? {
      guard let accessory, let window = accessory.window else { return guide?.screenFrame?.minY }
      return accessory.convert(accessory.bounds, to: window.keyboardSpace()).minY
    }
  }

  extension UILayoutGuide {
    /// The guide's frame in screen coordinates; nil without a window.
    package var screenFrame: CGRect? {
      guard let view = owningView, let window = view.window else { return nil }
      return view.convert(layoutFrame, to: window.keyboardSpace())
    }
  }
#endif
