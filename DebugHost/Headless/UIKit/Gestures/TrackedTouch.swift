import Foundation

/// A touch and how far its view has heard of it.
@MainActor
final class TrackedTouch {
  enum Delivery {
    /// The view has not been told yet: content is delayed, or a recogniser wants to see first.
    case withheld
    /// The view has had `touchesBegan`.
    case delivered
    /// The view hears no more: cancelled, ended, or never meant for it.
    case over
  }

  let touch: UITouch
  /// When it went down, seconds since boot.
  let start: TimeInterval
  var delivery = Delivery.withheld
  /// The finger is up; what remains is to tell the view.
  var isLifted = false
  /// Runs while a scroll view keeps the touch from its content (T4.9.37).
  var contentDelay: HeadlessTimer?

  /// The system's: it went down where the status bar is shown.
  let isOnStatusBar: Bool

  init(touch: UITouch, start: TimeInterval, isOnStatusBar: Bool) {
    self.touch = touch
    self.start = start
    self.isOnStatusBar = isOnStatusBar
  }

  /// Those that watch it still.
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
  /// Whether it may still recognise what it has seen.
  var isUndecided: Bool { isEngaged && currentState == .possible }
}
