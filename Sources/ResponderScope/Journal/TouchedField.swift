#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// Remembers three things: the text control that began editing because of a touch, as opposed to
  /// code; the text control that ended editing during a touch or a gesture; and when the user last
  /// typed.
  ///
  /// If the user taps a text control, editing begins inside the action of the control's own tap
  /// gesture recognizer. At that moment, the recognizer's state shows that it has recognised a tap.
  /// No touch is intercepted.
  @MainActor
  final class TouchedField {
    /// The text control that last began editing, if it did so because of a touch; otherwise nil.
    private(set) weak var touched: UIResponder?
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
    var ended: (UIView?) -> Void = { _ in }
    private var observers: [any NSObjectProtocol] = []

    func start() {
      let names = [
        UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
      ]
      let changes = [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification]
      let ends = [
        UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
      ]
      let center = NotificationCenter.default
      observers =
        names.map { name in
          center.observe(name) { [weak self] in self?.began($0.object as? UIView) }
        }
        + changes.map { name in
          center.observe(name) { [weak self] _ in
            self?.typedAt = CACurrentMediaTime()
            self?.typed()
          }
        }
        + ends.map { name in
          center.observe(name) { [weak self] in self?.hasEnded($0.object as? UIView) }
        }
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
    }

    private func began(_ view: UIView?) {
      touched = view.flatMap { Self.isTouched($0) ? $0 : nil }
    }

    private func hasEnded(_ view: UIView?) {
      ended(view)
      endedByHand =
        view.map { Self.windows(around: $0).contains(where: Self.hasFinger) } == true
        ? view : nil
    }

    /// Returns the view's window, and the window of the view's input accessory view, which is the
    /// keyboard's window (T4.3.14).
    private static func windows(around view: UIView) -> Set<UIWindow> {
      let bar = view.chain.lazy.compactMap(\.inputAccessoryView).first
      return Set([view.window, bar?.window].compactMap { $0 })
    }

    /// Returns whether `isTouched(_:)` is true for any view of the window. The search runs when
    /// editing ends, and visits at most `mostViews` views.
    private static func hasFinger(_ window: UIWindow) -> Bool {
      var views: [UIView] = [window]
      var index = 0
      while index < views.count, index < mostViews {
        if isTouched(views[index]) { return true }
        views += views[index].subviews
        index += 1
      }
      return false
    }

    private static let mostViews = 2_000

    /// Returns whether the view is a control that tracks a finger, or has a gesture recognizer
    /// whose gesture is in progress or has just been recognised.
    static func isTouched(_ view: UIView) -> Bool {
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
