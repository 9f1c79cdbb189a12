public import Foundation
public import UIKit

/// Fingers: points in screen coordinates, seconds, and speeds of the finger in points per millisecond.
extension Device {
  // MARK: One finger at a time

  /// Where the fingers are that touch the screen: points, screen coordinates.
  public var fingerLocations: [CGPoint] { fingers.map(\.location) }

  /// Puts a finger on the screen, as one event.
  ///
  /// - Parameter time: When the touch happened, seconds since boot, not later than now; nil is now. A live device
  ///   hears of a finger a little later, and computes its speed from this time.
  @discardableResult
  public func touchDown(at point: CGPoint, time: TimeInterval? = nil) -> Finger {
    var finger: Finger?
    HeadlessLoop.main.turn {
      application.touchDispatcher.touchDown(at: point, time: time) { touch in
        // Added before the event is over, so that a frame committed in it shows the finger.
        let new = Finger(touch: touch)
        fingers.append(new)
        finger = new
      }
    }
    guard let finger else { preconditionFailure("A touch-down always makes a touch.") }
    onFrame?(now)
    return finger
  }

  /// Moves a finger that is down, as one event.
  public func touchMove(_ finger: Finger, to point: CGPoint) {
    touchMove([(finger, point)])
  }

  /// Moves several fingers in one event, at a time as with `touchDown(at:time:)`.
  public func touchMove(_ places: [(finger: Finger, point: CGPoint)], time: TimeInterval? = nil) {
    HeadlessLoop.main.turn {
      application.touchDispatcher.touchesMove(
        places.map { (touch: $0.finger.touch, point: $0.point) }, time: time)
    }
    onFrame?(now)
  }

  /// Lifts a finger where it is, at a time as with `touchDown(at:time:)`.
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

  /// Taps: down, `duration` seconds, up.
  ///
  /// - Returns: The view that the touch hit, nil if none.
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
  /// - Returns: Whether the touch hit the view or something inside it.
  @discardableResult
  public func tap(_ view: UIView, duration: TimeInterval = 0.05) -> Bool {
    guard view.window != nil else { return false }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let place = view.convert(middle, to: scene.screen.coordinateSpace)
    return tap(at: place, duration: duration)?.isDescendant(of: view) ?? false
  }

  /// Drags in equal steps, an event every 8 ms, holds still for `hold` seconds, and lifts.
  ///
  /// The drag takes the whole number of steps nearest to `duration` seconds, at least one; without a hold the finger
  /// lifts one step after the last move.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4, hold: TimeInterval = 0
  ) {
    let count = max(1, Int((duration / Self.touchInterval).rounded()))
    lift(slide(from: start, to: end, steps: count), after: hold)
  }

  /// Drags likewise and leaves the finger on the screen, for tests of what happens while it is down.
  public func press(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4) -> Finger {
    slide(
      from: start, to: end, steps: max(1, Int((duration / Self.touchInterval).rounded())))
  }

  /// Moves a finger on the screen to a place within `duration` seconds, with an event every 8 ms.
  public func slide(_ finger: Finger, to end: CGPoint, duration: TimeInterval = 0.4) {
    let count = max(1, Int((duration / Self.touchInterval).rounded()))
    move(finger, to: end, steps: count)
  }

  /// Flings: moves with one speed for `duration` seconds and lifts in motion.
  ///
  /// - Parameter velocity: The finger's, in points per millisecond; the content's offset moves the other way.
  public func fling(from start: CGPoint, velocity: CGPoint, duration: TimeInterval = 0.08) {
    let count = max(1, Int((duration / Self.touchInterval).rounded()))
    let time = CGFloat(count) * CGFloat(Self.touchInterval * 1000)
    let end = CGPoint(x: start.x + velocity.x * time, y: start.y + velocity.y * time)
    lift(slide(from: start, to: end, steps: count), after: 0)
  }

  /// Flings along a line with a speed in points per millisecond; ends at the whole step nearest to `end`.
  public func fling(from start: CGPoint, to end: CGPoint, speed: CGFloat) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let distance = (x * x + y * y).squareRoot()
    guard distance > 0, speed > 0 else { return }
    let stepTime = CGFloat(Self.touchInterval * 1000)
    let count = max(1, (distance / (speed * stepTime)).rounded())
    fling(
      from: start, velocity: CGPoint(x: x / distance * speed, y: y / distance * speed),
      duration: Double(count) * Self.touchInterval)
  }

  private func slide(from start: CGPoint, to end: CGPoint, steps: Int) -> Finger {
    let finger = touchDown(at: start)
    move(finger, to: end, steps: steps)
    return finger
  }

  /// Computes times and places as multiples of a step from the start, so that no error adds up (T4.9.6).
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
