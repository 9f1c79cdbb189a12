#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Remembers the text control that began editing because of a touch, the one that ended editing
  /// during a touch or a gesture, and when the user last typed.
  ///
  /// If the user taps a text control, editing begins inside the action of the control's own tap
  /// gesture recognizer, whose state shows the tap. No touch is intercepted.
  @MainActor
  final class TouchedField {
    /// The text control that last began editing, if it did so because of a touch; otherwise nil.
    private(set) weak var touched: UIResponder?
    /// The text control that is edited, in whatever window: UIKit lets one begin editing in a window
    /// that is not key, and shows no keyboard for it.
    private(set) weak var edited: UIView?
    /// The text control that last ended editing, if the user touched the screen at that moment;
    /// otherwise nil.
    ///
    /// A touch counts if, in the text control's window or in the window of its input accessory
    /// view, a control tracks a finger or a gesture is in progress or has just been recognised.
    private(set) weak var endedByHand: UIResponder?
    /// When the user last typed or pasted text, in seconds.
    private(set) var typedAt: TimeInterval = -.infinity
    /// Called when the user has typed into a text control.
    var typed: () -> Void = {}
    /// Called with a text control that has ended editing.
    var ended: (UIView) -> Void = { _ in }
    private var editing: HandlerToken?

    func start() {
      editing = FocusEvents.shared.observe { [weak self] event, view in
        switch event {
        case .began:
          self?.edited = view
          self?.touched = Self.isTouched(view) ? view : nil
        case .changed:
          self?.typedAt = CACurrentMediaTime()
          self?.typed()
        case .ended:
          if self?.edited === view { self?.edited = nil }
          self?.ended(view)
          self?.endedByHand = Self.hasFinger(around: view) ? view : nil
        case .becameKey, .resignedKey: break
        }
      }
    }

    func stop() { editing = nil }

    /// Returns whether `isTouched(_:)` is true for any view in the view's window, or in the window of
    /// the view's input accessory view, which is the keyboard's window (T4.3.14). The search runs
    /// when editing ends.
    private static func hasFinger(around view: UIView) -> Bool {
      let bar = view.chain.lazy.compactMap(\.inputAccessoryView).first
      return Set([view.window, bar?.window].compactMap { $0 }).contains {
        [$0].withSubviews.contains(where: isTouched)
      }
    }

    /// Returns whether the view is a control that tracks a finger, or has a gesture recognizer
    /// whose gesture is in progress or has just been recognised.
    static func isTouched(_ view: UIView) -> Bool {
      if FocusHook.touched === view { return true }
      if let control = view as? UIControl, control.isTracking { return true }
      return view.gestureRecognizers?.contains { recognizer in
        switch recognizer.state {
        // While a pointer rests inside a view, a hover gesture is in one of these states without a
        // touch.
        case .began, .changed, .ended: !(recognizer is UIHoverGestureRecognizer)
        default: false
        }
      } ?? false
    }
  }
#endif
