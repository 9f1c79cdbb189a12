#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// Remembers the text control that began editing because a finger touched it, as opposed to code; that a finger was on the
  /// screen when editing ended; and when a text control was typed into.
  ///
  /// Editing begins inside the action of the control's own tap recogniser, which at that moment says that it has
  /// recognised. No touch is intercepted.
  @MainActor
  final class TouchedField {
    private(set) weak var touched: UIResponder?
    /// The text control that last ended editing while a finger was on the screen, or a gesture had just been recognised.
    private(set) weak var endedByHand: UIResponder?
    /// When text was last typed, by the keyboard or by paste; seconds.
    private(set) var typedAt: TimeInterval = -.infinity
    /// Called when a text control was typed into, and when one has ended editing.
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
      endedByHand = view?.window.map(Self.hasFinger) == true ? view : nil
    }

    /// Whether a finger is on any view of the window. Asked when editing ends, and bounded.
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

    /// Whether a finger is on the view, or has just been recognised as a gesture on it.
    static func isTouched(_ view: UIView) -> Bool {
      if let control = view as? UIControl, control.isTracking { return true }
      return view.gestureRecognizers?.contains { recognizer in
        switch recognizer.state {
        // A pointer that rests inside a view is no finger.
        case .began, .changed, .ended: !(recognizer is UIHoverGestureRecognizer)
        default: false
        }
      } ?? false
    }
  }
#endif
