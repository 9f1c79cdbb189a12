import Foundation

/// Recognises a finger that moves. The pan begins after 10 points, then follows the finger (T4.9.3
/// to T4.9.9).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance, in points, after which a pan begins. The translation does not include it
  /// (T4.9.3, T4.9.4).
  package static let slop: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int(UInt32.max)

  /// The travel of the touches' centre since the first touch went down, in screen coordinates.
  private var travel = CGPoint.zero
  /// The travel at which the translation is zero, in screen coordinates.
  private var origin = CGPoint.zero
  /// The centre of the touches after the last event, in screen coordinates.
  private var lastCentre = CGPoint.zero
  /// The velocity of the touches' centre, in screen coordinates.
  private var velocity = TouchVelocity()

  /// Returns the part of the travel that can begin the pan. A scroll view leaves out the axis that
  /// it cannot scroll.
  package func countedTravel(_ travel: CGPoint) -> CGPoint { travel }

  // MARK: Translation and velocity

  /// Returns the distance travelled since the pan began, in points, in the view's coordinates. An
  /// app may set another value, from which the translation then continues.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let offset = view.map { translation.applying($0.transformToScreen.linear) } ?? translation
    origin = CGPoint(x: travel.x - offset.x, y: travel.y - offset.y)
  }

  /// Returns the velocity in points per second, in the view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(velocity.pointsPerSecond, in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    view.map { vector.applying($0.transformToScreen.linear.inverted()) } ?? vector
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    while numberOfTouches > maximumNumberOfTouches, let surplus = activeTouches.last {
      ignore(surplus, for: event)
    }
    lastCentre = screenLocation
    if travel == .zero { velocity.add(.zero, at: event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(at: event.timestamp)
    if state == .possible {
      beginIfFarEnough()
    } else {
      state = .changed
    }
  }

  private func follow(at time: TimeInterval) {
    let centre = screenLocation
    travel.x += centre.x - lastCentre.x
    travel.y += centre.y - lastCentre.y
    lastCentre = centre
    velocity.add(travel, at: time)
  }

  private func beginIfFarEnough() {
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let counted = countedTravel(travel)
    let length = (counted.x * counted.x + counted.y * counted.y).squareRoot()
    guard length >= Self.slop - 1e-6 else { return }
    let scale = Self.slop / length
    origin = CGPoint(x: counted.x * scale, y: counted.y * scale)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = activeTouches.filter { !touches.contains($0) }
    if remaining.isEmpty || (state != .possible && remaining.count < minimumNumberOfTouches) {
      follow(at: event.timestamp)
      state = state == .possible ? .failed : .ended
    } else {
      follow(at: event.timestamp)
      let sum = remaining.reduce(into: CGPoint.zero) {
        $0.x += $1.screenLocation.x
        $0.y += $1.screenLocation.y
      }
      let count = CGFloat(remaining.count)
      lastCentre = CGPoint(x: sum.x / count, y: sum.y / count)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    travel = .zero
    origin = .zero
    velocity = TouchVelocity()
  }
}

extension CGAffineTransform {
  /// The transform without its translation, as it applies to a vector.
  var linear: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}
