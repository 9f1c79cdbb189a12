#if canImport(UIKit)
  public import UIKit

  extension UIView {
    /// Ends editing when the user taps this view outside of everything that handles taps itself.
    ///
    /// The behaviour neither cancels nor delays touches. It ignores taps on controls, on views with
    /// text that the user can edit or select, including links in the text, on views that have a
    /// gesture recognizer of their own for a single tap, and on views that VoiceOver treats as a
    /// button or a link. A tap on a cell selects the cell as always, and ends editing unless the
    /// app moves the focus when it handles the selection. The behaviour ignores taps with Apple
    /// Pencil, because they may begin handwriting.
    ///
    /// If the first responder refuses to resign, editing continues. The behaviour lasts as long as
    /// the view, or until the token is cancelled. Another call replaces the behaviour.
    ///
    /// - Returns: A token that ends the behaviour.
    @discardableResult
    public func dismissFirstResponderOnTapOutside() -> BehaviorToken {
      for case let former as OutsideTap in gestureRecognizers ?? [] where former.place == nil {
        former.end()
      }
      let tap = OutsideTap()
      tap.start(on: self)
      return BehaviorToken { [weak tap] in tap?.end() }
    }
  }

  /// The gesture recognizer of `dismissFirstResponderOnTapOutside()`. It is its own delegate. The
  /// view retains the recognizer, and the recognizer retains its target.
  final class OutsideTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private var target: GestureTarget?
    /// The probe of SwiftUI inside which a tap counts; nil for all of the recognizer's view.
    private(set) weak var place: UIView?

    func start(on view: UIView, within place: UIView? = nil) {
      self.place = place
      cancelsTouchesInView = false
      delaysTouchesEnded = false
      delegate = self
      target = GestureTarget(self) { tap in
        guard let window = tap.view?.window,
          let responder = FirstResponderTracker.shared.firstResponderNow(in: window),
          // A chat's view controller may be first responder only to show its input bar. If it
          // resigned, the bar would be gone for good (T4.4.18).
          responder.takesInput
        else { return }
        // Views receive the touch after the gesture recognizers. A cell that is selected may focus
        // its own field. If editing ended now, the keyboard would hide and come back.
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
      guard let host = view, touch.type != .pencil,
        (place ?? host).bounds.contains(touch.location(in: place ?? host))
      else { return false }
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
            // A double tap, for example to zoom, or a tap with two fingers is no reason to ignore a
            // single tap.
            return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
          #endif
        } ?? false
    }
  }
#endif
