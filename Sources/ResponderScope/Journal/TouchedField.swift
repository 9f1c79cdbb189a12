#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// Remembers three things: the text control that began editing because of a touch, as opposed to
  /// code; whether a finger was on the screen when editing ended; and when the user last typed.
  ///
  /// Editing begins inside the action of the control's own tap gesture recognizer, whose state at
  /// that moment is recognized. No touch is intercepted.
  @MainActor
  final class TouchedField {
    private(set) weak var touched: UIResponder?
    /// The text control that last ended editing while a finger was on the screen, or a gesture had
    /// just been recognised.
    private(set) weak var endedByHand: UIResponder?
    /// When text last changed by the keyboard or by paste, in seconds.
    private(set) var typedAt: TimeInterval = -.infinity
    /// Called when the user typed into a text control, and when a text control has ended editing.
    var typed: () -> Void = {}
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

    /// Returns the view's window, and the window of the bar on its keyboard: an input accessory view is
    /// in the keyboard's window (T4.3.14).
    private static func windows(around view: UIView) -> Set<UIWindow> {
      let bar = view.chain.lazy.compactMap(\.inputAccessoryView).first
      return Set([view.window, bar?.window].compactMap { $0 })
    }

    /// Returns whether a finger is on any view of the window. The search runs when editing ends,
    /// and is bounded.
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

    /// Returns whether a finger is on the view, or a gesture has just been recognised on it.
    static func isTouched(_ view: UIView) -> Bool {
      if let control = view as? UIControl, control.isTracking { return true }
      return view.gestureRecognizers?.contains { recognizer in
        switch recognizer.state {
        // A pointer that rests inside a view is not a finger.
        case .began, .changed, .ended: !(recognizer is UIHoverGestureRecognizer)
        default: false
        }
      } ?? false
    }
  }
#endif
