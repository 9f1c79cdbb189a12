#if canImport(UIKit)
  internal import ResponderCore
  public import UIKit

  extension UIView {
    /// Ends editing when the user taps this view outside of everything that wants the tap itself.
    ///
    /// The tap takes nothing away from others: no touch is cancelled or delayed. It does not count
    /// on controls, on text that is edited or selected, links in it included, or on a view that has
    /// a tap recogniser of its own or is a button or a link to VoiceOver. On a cell it selects the
    /// cell as always, and ends editing unless the app answers the selection by moving the focus.
    /// UIKit does not know SwiftUI's buttons as controls: they work, and editing ends as well. Taps
    /// with Apple Pencil do not count, because they may be the beginning of handwriting.
    ///
    /// The first responder of this view's window may refuse to resign. The behaviour lives as long
    /// as the view or until the token is cancelled; calling again replaces it.
    @discardableResult
    public func dismissFirstResponderOnTapOutside() -> BehaviorToken {
      for case let former as OutsideTap in gestureRecognizers ?? [] { former.end() }
      let tap = OutsideTap()
      tap.start(on: self)
      return BehaviorToken { [weak tap] in tap?.end() }
    }
  }

  /// A tap recogniser that is its own delegate: the view keeps it, and it keeps its target.
  final class OutsideTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private var target: GestureTarget?

    func start(on view: UIView) {
      cancelsTouchesInView = false
      delaysTouchesEnded = false
      delegate = self
      target = GestureTarget(self) { tap in
        guard tap.state == .ended, let window = tap.view?.window,
          let responder = FocusBook.shared.firstResponderNow(in: window),
          // A chat's controller that shows its bar would lose it for good (T4.4.18).
          responder.takesInput
        else { return }
        // The views get the touch after the recognisers: a cell that is selected may focus its own
        // field, and the keyboard would go and come back.
        TurnClock.shared.atTurnEnd { [weak responder] in
          guard let responder, responder.isFirstResponder else { return }
          responder.resignFirstResponder()
        }
      }
      view.addGestureRecognizer(self)
    }

    func end() {
      target?.remove()
      target = nil
      view?.removeGestureRecognizer(self)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let host = view, touch.type != .pencil else { return false }
      for inner in sequence(first: touch.view, next: { $0?.superview }) {
        guard let inner, inner !== host else { return true }
        if inner.wantsTaps { return false }
      }
      return true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  extension UIView {
    fileprivate var wantsTaps: Bool {
      self is UIControl || self is any UITextInput
        || !accessibilityTraits.isDisjoint(with: [.button, .link])
        || gestureRecognizers?.contains {
          guard $0.isEnabled, let tap = $0 as? UITapGestureRecognizer else { return false }
          #if os(tvOS)
            return tap.numberOfTapsRequired == 1
          #else
            // A double tap that zooms, or a tap with two fingers, leaves this one alone.
            return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
          #endif
        } ?? false
    }
  }
#endif
