import Foundation

/// A touch, and the state of its delivery to its view.
@MainActor
final class TrackedTouch {
  enum Delivery {
    /// The view has not received `touchesBegan` yet, because a scroll view or a recogniser delays
    /// it.
    case withheld
    /// The view has received `touchesBegan`.
    case delivered
    /// The view receives nothing more: the touch was cancelled, has ended or was never meant for
    /// the view.
    case over
  }

  let touch: UITouch
  /// The time at which the finger went down, in seconds since boot.
  let start: TimeInterval
  var delivery = Delivery.withheld
  /// Whether the finger has lifted. The view may not have received this yet.
  var isLifted = false
  /// The timer that runs while a scroll view withholds the touch from its content (T4.9.37).
  var contentDelay: HeadlessTimer?

  /// Whether the finger went down on a visible status bar. The touch then belongs to the system.
  let isOnStatusBar: Bool

  init(touch: UITouch, start: TimeInterval, isOnStatusBar: Bool) {
    self.touch = touch
    self.start = start
    self.isOnStatusBar = isOnStatusBar
  }

  /// The recognisers that still receive the touch.
  var recognizers: [UIGestureRecognizer] { touch.gestureRecognizers ?? [] }

  var delaysBegan: Bool {
    contentDelay?.isValid == true
      || recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided }
  }

  var delaysEnded: Bool {
    recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided }
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser may still recognise the touches that it has received.
  var isUndecided: Bool { isEngaged && currentState == .possible }
}
