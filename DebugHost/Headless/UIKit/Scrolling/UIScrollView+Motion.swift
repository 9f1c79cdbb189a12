import Foundation

/// Motion without a finger. In each frame, a display link moves the content, before property
/// animations and layout (T4.1.5, T4.10.4, T4.10.12).
extension UIScrollView {
  // MARK: Start and stop

  /// Starts coasting, a bounce, or the motion to a page, at the time of the release (T4.9.13), and
  /// notifies the delegate.
  func startFlight(_ flight: (x: AxisFlight, y: AxisFlight)) {
    isDecelerating = true
    start(.flight(x: flight.x, y: flight.y, limits: offsetLimits))
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  func startAnimation(to target: CGPoint, reason: ScrollMotion.AnimationReason) {
    interruptMotion()
    start(.animation(from: contentOffset, to: target, reason: reason))
    indicators.show(in: self)
  }

  private func start(_ kind: ScrollMotion.Kind) {
    let now = HeadlessLoop.main.now
    motion = ScrollMotion(kind: kind, start: now, last: now, shown: contentOffset)
    motionClient?.invalidate()
    var client: FrameClient?
    client = HeadlessLoop.main.addFrameClient(phase: .displayLink) { [weak self] time in
      // The frame client of a deallocated scroll view must not keep requesting frames.
      guard let self else { return client?.invalidate() ?? () }
      self.motionFrame(at: time)
    }
    motionClient = client
  }

  /// Stops the motion at its current place, without a call to the delegate (T4.10.6, C5.13).
  func stopMotion() {
    motionClient?.invalidate()
    motionClient = nil
    motion = nil
    isDecelerating = false
  }

  /// Stops the motion for another scroll in code. An animated scroll ends at the offset that it has
  /// reached, and the delegate is told (T4.10.10).
  func interruptMotion() {
    guard let motion, case .animation = motion.kind else { return stopMotion() }
    finish(motion.kind)
  }

  // MARK: Frames

  private func motionFrame(at time: TimeInterval) {
    guard var motion else { return stopMotion() }
    let isOver: Bool
    let offset: CGPoint
    switch motion.kind {
    case .flight:
      replanIfNeeded(&motion)
      (offset, isOver) = flightFrame(motion, at: time)
    case .animation(let from, let to, _):
      (offset, isOver) = animationFrame(motion, from: from, to: to, at: time)
    }
    motion.last = time
    motion.shown = offset
    self.motion = motion
    let client = motionClient
    if offset != contentOffset { contentOffset = offset }
    // The delegate may have stopped the motion or started another one.
    if isOver, client === motionClient, client != nil { finish(motion.kind) }
  }

  private func flightFrame(_ motion: ScrollMotion, at time: TimeInterval) -> (CGPoint, Bool) {
    guard case .flight(let x, let y, _) = motion.kind else { return (contentOffset, true) }
    let elapsed = time - motion.start
    let grid = pixelGrid
    func place(_ flight: AxisFlight) -> CGFloat {
      // The end is exact if it is an edge or the delegate's target. The end of free coasting is on
      // the pixel grid (T4.9.17).
      let position = flight.position(at: elapsed)
      return flight.isOver(at: elapsed) && flight.hasExactRest ? position : grid.round(position)
    }
    return (CGPoint(x: place(x), y: place(y)), x.isOver(at: elapsed) && y.isOver(at: elapsed))
  }

  private func animationFrame(
    _ motion: ScrollMotion, from: CGPoint, to: CGPoint, at time: TimeInterval
  ) -> (CGPoint, Bool) {
    // If other code has moved the content, the animation ends and leaves the content there.
    if contentOffset != motion.shown { return (contentOffset, true) }
    let part = CGFloat((time - motion.start) / ScrollPhysics.animationDuration)
    guard part < 1 - 1e-6 else { return (to, true) }
    let place = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    return (pixelGrid.round(place), false)
  }

  /// Changes a flight after the content or its edges have moved. The flight continues from the
  /// content's current place at its current speed (K).
  private func replanIfNeeded(_ motion: inout ScrollMotion) {
    guard case .flight(let x, let y, let oldLimits) = motion.kind else { return }
    let limits = offsetLimits
    let moved = CGPoint(x: contentOffset.x - motion.shown.x, y: contentOffset.y - motion.shown.y)
    guard moved != .zero || limits != oldLimits else { return }
    let elapsed = motion.last - motion.start
    func replan(
      _ flight: AxisFlight, _ shift: CGFloat, _ limits: ClosedRange<CGFloat>, _ bounces: Bool
    ) -> AxisFlight {
      let (position, velocity) = (
        flight.position(at: elapsed) + shift, flight.velocity(at: elapsed)
      )
      let track = AxisFlight.Track(
        limits: limits, rate: decelerationRate.rawValue, bounces: bounces)
      if isPagingEnabled, limits.contains(position) {
        let page = min(max(flight.rest, limits.lowerBound), limits.upperBound)
        return AxisFlight(from: position, toPage: page, velocity: velocity)
      }
      return AxisFlight(movingAt: position, velocity: velocity, on: track)
    }
    motion.kind = .flight(
      x: replan(x, moved.x, limits.x, bouncesAcross), y: replan(y, moved.y, limits.y, bouncesAlong),
      limits: limits)
    motion.start = motion.last
  }

  private func finish(_ kind: ScrollMotion.Kind) {
    stopMotion()
    indicators.hide(in: self)
    switch kind {
    case .flight: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation(_, _, .code): scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .animation(_, _, .statusBar): scrollDelegate?.scrollViewDidScrollToTop(self)
    }
  }
}
