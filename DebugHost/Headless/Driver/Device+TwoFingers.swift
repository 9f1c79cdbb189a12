public import Foundation
import UIKit

/// Gestures of two fingers on opposite sides of a centre. Points are in screen coordinates. There
/// is an event every 8 ms.
extension Device {
  /// Pinches and leaves the fingers on the screen. `start` and `end` are the distances between the
  /// fingers, in points; `angle` is in radians, and `travel` moves the centre.
  public func pressPinch(
    about center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
    moving travel: CGPoint = .zero, duration: TimeInterval = 0.4
  ) -> [Finger] {
    twoFingers(duration: duration) { part in
      let middle = CGPoint(x: center.x + travel.x * part, y: center.y + travel.y * part)
      return Self.pair(about: middle, distance: start + (end - start) * part, angle: angle)
    }
  }

  /// Lifts fingers 8 ms later, one after the other at the same time of the clock.
  public func lift(_ fingers: [Finger]) {
    advance(by: Self.touchInterval)
    for finger in fingers { touchUp(finger) }
  }

  private static func pair(about center: CGPoint, distance: CGFloat, angle: CGFloat) -> [CGPoint] {
    let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
    return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
  }

  private func twoFingers(duration: TimeInterval, _ places: (CGFloat) -> [CGPoint]) -> [Finger] {
    let fingers = places(0).map { touchDown(at: $0) }
    let (begin, steps) = (now, max(1, Int((duration / Self.touchInterval).rounded())))
    for step in 1...steps {
      advance(to: begin + Double(step) * Self.touchInterval)
      touchMove(
        zip(fingers, places(CGFloat(step) / CGFloat(steps))).map { (finger: $0, point: $1) })
    }
    return fingers
  }
}
