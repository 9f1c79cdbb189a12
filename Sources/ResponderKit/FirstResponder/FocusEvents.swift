#if canImport(UIKit)
  package import UIKit

  /// What UIKit announces about the editing of a text field or a text view, and about a key window.
  package enum FocusEvent: Sendable {
    case began, changed, ended
    case becameKey, resignedKey
  }

  /// Reports when a text field or a text view begins or ends editing, when its text changes, and
  /// when a window becomes key or no longer is.
  @MainActor
  package final class FocusEvents {
    package static let shared = FocusEvents()

    /// The field that last ended editing in this turn of the run loop, if one has.
    private(set) weak var endedInThisTurn: UIView?

    private let listeners = ListenerList<(FocusEvent, UIView)>()

    private init() {
      observe(.began, UITextField.textDidBeginEditingNotification)
      observe(.began, UITextView.textDidBeginEditingNotification)
      observe(.changed, UITextField.textDidChangeNotification)
      observe(.changed, UITextView.textDidChangeNotification)
      observe(.ended, UITextField.textDidEndEditingNotification)
      observe(.ended, UITextView.textDidEndEditingNotification)
      observe(.becameKey, UIWindow.didBecomeKeyNotification)
      observe(.resignedKey, UIWindow.didResignKeyNotification)
    }

    private func observe(_ event: FocusEvent, _ name: Notification.Name) {
      // The observer lasts as long as the process, as this object does.
      _ = NotificationCenter.default.observe(name) { [weak self, listeners] in
        guard let view = $0.object as? UIView else { return }
        if event == .ended {
          self?.endedInThisTurn = view
          TurnClock.shared.atTurnEnd { self?.endedInThisTurn = nil }
        }
        listeners.send((event, view))
      }
    }

    /// Calls the handler with each event and its text field, text view or window, until the token
    /// is cancelled or deallocated. Handlers are called in the order in which they were added.
    package func observe(
      _ handler: @escaping @MainActor (FocusEvent, UIView) -> Void
    ) -> HandlerToken {
      listeners.add { event, view in handler(event, view) }
    }
  }
#endif
