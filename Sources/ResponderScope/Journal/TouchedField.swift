#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// Remembers the text control that began editing because a finger touched it, as opposed to code.
  ///
  /// Editing begins inside the action of the control's own tap recogniser, which at that moment says that it has
  /// recognised. No touch is intercepted.
  @MainActor
  final class TouchedField {
    private(set) weak var touched: UIResponder?
    private var observers: [any NSObjectProtocol] = []

    func start() {
      let names = [
        UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
      ]
      observers = names.map { name in
        NotificationCenter.default.observe(name) { [weak self] in
          self?.began($0.object as? UIView)
        }
      }
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
    }

    private func began(_ view: UIView?) {
      touched = view.flatMap { Self.isTouched($0) ? $0 : nil }
    }

    private static func isTouched(_ view: UIView) -> Bool {
      if let control = view as? UIControl, control.isTracking { return true }
      return view.gestureRecognizers?.contains { recognizer in
        switch recognizer.state {
        case .began, .changed, .ended: true
        default: false
        }
      } ?? false
    }
  }
#endif
