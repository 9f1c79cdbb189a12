public import Foundation
public import UIKit

/// Touches. Points are in screen coordinates, times are in seconds, and speeds are those of the
/// finger, in points per millisecond.
extension Device {
  // MARK: Fingers

  /// The locations of the fingers on the screen, in screen coordinates, in points.
  public var fingerLocations: [CGPoint] { fingers.map(\.location) }

  /// Puts a finger on the screen with one event.
  ///
  /// - Parameter time: The time of the touch, in seconds since boot, not later than now; nil means
  ///   now. On a live device, the touch arrives a little later, and UIKit computes the finger's
  ///   speed from this time.
  @discardableResult
  public func touchDown(at point: CGPoint, time: TimeInterval? = nil) -> Finger {
    var finger: Finger?
    HeadlessLoop.main.turn {
      application.touchDispatcher.touchDown(at: point, time: time) { touch in
        // Add the finger before the event ends, so that a frame committed during the event shows
        // it.
        let new = Finger(touch: touch)
        fingers.append(new)
        finger = new
      }
    }
    guard let finger else { preconditionFailure("A touch-down always makes a touch.") }
    onFrame?(now)
    return finger
  }

  /// Moves a finger that is down, with one event.
  public func touchMove(_ finger: Finger, to point: CGPoint) {
    touchMove([(finger, point)])
  }

  /// Moves several fingers with one event. `time` means the same as in `touchDown(at:time:)`.
  public func touchMove(_ places: [(finger: Finger, point: CGPoint)], time: TimeInterval? = nil) {
    HeadlessLoop.main.turn {
      application.touchDispatcher.touchesMove(
        places.map { (touch: $0.finger.touch, point: $0.point) }, time: time)
    }
    onFrame?(now)
  }

  /// Lifts a finger at its location. `time` means the same as in `touchDown(at:time:)`.
  public func touchUp(_ finger: Finger, time: TimeInterval? = nil) {
    fingers.removeAll { $0 === finger }
    HeadlessLoop.main.turn {
      application.touchDispatcher.touchUp(finger.touch, at: finger.location, time: time)
    }
    onFrame?(now)
  }

  /// Cancels all touches, as the system does when an alert or a call comes in.
  public func cancelTouches() {
    fingers = []
    HeadlessLoop.main.turn { application.touchDispatcher.cancelAllTouches() }
    onFrame?(now)
  }

  // MARK: Gestures

  /// Taps: puts a finger down and lifts it after `duration` seconds.
  ///
  /// - Returns: The view that the touch hit, or nil if it hit none.
  @discardableResult
  public func tap(at point: CGPoint, duration: TimeInterval = 0.05) -> UIView? {
    let finger = touchDown(at: point)
    let view = finger.touch.view
    advance(by: duration)
    touchUp(finger)
    return view
  }

  /// Taps the middle of a view.
  ///
  /// - Returns: Whether the touch hit the view or one of its descendants. False if the view is in
  ///   no window.
  @discardableResult
  public func tap(_ view: UIView, duration: TimeInterval = 0.05) -> Bool {
    guard view.window != nil else { return false }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let place = view.convert(middle, to: scene.screen.coordinateSpace)
    return tap(at: place, duration: duration)?.isDescendant(of: view) ?? false
  }

  /// Drags in equal steps with an event every 8 ms, holds still for `hold` seconds, and lifts the
  /// finger.
  ///
  /// The drag takes the whole number of steps nearest to `duration` seconds, but at least one.
  /// Without a hold, the finger lifts one step after the last move.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4, hold: TimeInterval = 0
  ) {
    let count = max(1, Int((duration / Self.touchInterval).rounded()))
    lift(slide(from: start, to: end, steps: count), after: hold)
  }

  /// Drags as `drag(from:to:duration:hold:)` does, but leaves the finger on the screen, for tests
  /// of what happens while the finger is down.
  public func press(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4) -> Finger {
    slide(
      from: start, to: end, steps: max(1, Int((duration / Self.touchInterval).rounded())))
  }

  /// Moves a finger that is down to a point within `duration` seconds, with an event every 8 ms.
  public func slide(_ finger: Finger, to end: CGPoint, duration: TimeInterval = 0.4) {
    let count = max(1, Int((duration / Self.touchInterval).rounded()))
    move(finger, to: end, steps: count)
  }

  /// Flings: moves a finger at a constant speed for `duration` seconds, and lifts it without a
  /// pause.
  ///
  /// - Parameter velocity: The velocity of the finger, in points per millisecond. The content
  ///   offset moves in the opposite direction.
  public func fling(from start: CGPoint, velocity: CGPoint, duration: TimeInterval = 0.08) {
    let count = max(1, Int((duration / Self.touchInterval).rounded()))
    let time = CGFloat(count) * CGFloat(Self.touchInterval * 1000)
    let end = CGPoint(x: start.x + velocity.x * time, y: start.y + velocity.y * time)
    lift(slide(from: start, to: end, steps: count), after: 0)
  }

  private func slide(from start: CGPoint, to end: CGPoint, steps: Int) -> Finger {
    let finger = touchDown(at: start)
    move(finger, to: end, steps: steps)
    return finger
  }

  /// Moves a finger in equal steps. Each time and each point is computed from the start, so that no
  /// error accumulates (T4.9.6).
  private func move(_ finger: Finger, to end: CGPoint, steps: Int) {
    let (start, begin) = (finger.location, now)
    for step in 1...steps {
      let part = CGFloat(step)
      advance(to: begin + Double(step) * Self.touchInterval)
      touchMove(
        finger,
        to: CGPoint(
          x: start.x + (end.x - start.x) * part / CGFloat(steps),
          y: start.y + (end.y - start.y) * part / CGFloat(steps)))
    }
  }

  private func lift(_ finger: Finger, after hold: TimeInterval) {
    advance(by: max(hold, Self.touchInterval))
    touchUp(finger)
  }
}
