import Foundation

/// Scrolling with a finger, from touch-down to touch-up. All of it happens while the touch events
/// are delivered, and not in later frames (T4.9.3 to T4.9.9, T4.10.1 to T4.10.6).
extension UIScrollView {
  private var scrollPan: ScrollPan? { panGestureRecognizer as? ScrollPan }

  // MARK: Touch

  /// Called when a finger touches the scroll view or its content. Content that coasts or bounces
  /// stops (T4.9.41). A scroll that code has started continues until a drag begins (K).
  func touchDown() {
    isTracking = true
    guard isDecelerating else { return }
    touchStoppedMotion = true
    stopMotion()
    if Self.configuration.touchEndsDeceleration {
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Called when the touch has ended or another recognizer has taken it. Content that the touch
  /// stopped past an edge moves back. If the touch stopped the content inside its limits, the
  /// scroll view now reports the end of the deceleration, because no drag followed (our choice:
  /// T4.10.6 says only that the end need not come before the next drag).
  func touchIsGone() {
    guard isTracking else { return }
    if isDragging { return endDragging(isCancelled: true) }
    isTracking = false
    let hadStopped = touchStoppedMotion
    touchStoppedMotion = false
    guard hadStopped, motion == nil else { return }
    if offsetLimits.contains(contentOffset) {
      indicators.hide(in: self)
      if !Self.configuration.touchEndsDeceleration {
        scrollDelegate?.scrollViewDidEndDecelerating(self)
      }
    } else if let flight = release(velocity: .zero).flight(to: offsetLimits.clamp(contentOffset)) {
      startFlight(flight)
    }
  }

  func panDidChange() {
    switch panGestureRecognizer.state {
    case .began:
      beginDragging()
      pullKeyboard()
    case .changed:
      followFinger()
      pullKeyboard()
    case .ended: endDragging(isCancelled: false)
    case .cancelled: endDragging(isCancelled: true)
    default: break
    }
  }

  // MARK: Drag

  /// Begins a drag. When the delegate is called, the offset is still the old one (T4.10.1). The
  /// first motion follows in the same event (T4.10.2).
  private func beginDragging() {
    stopMotion()
    isTracking = true
    isDragging = true
    needsClamp = false
    scrollDelegate?.scrollViewWillBeginDragging(self)
    dismissKeyboardOnDrag()
    guard isDragging else { return }
    drag = ScrollDrag(origin: wishForOffset, shown: contentOffset)
    if isDirectionalLockEnabled {
      drag?.lock = ScrollDrag.lock(for: panGestureRecognizer.velocity(in: self))
    }
    indicators.show(in: self)
    followFinger()
  }

  /// The offset that a finger must have requested for the current offset to be shown.
  private var wishForOffset: CGPoint {
    let (limits, offset, size) = (offsetLimits, contentOffset, bounds.size)
    return CGPoint(
      x: RubberBand(dimension: size.width).wish(for: offset.x, limits: limits.x),
      y: RubberBand(dimension: size.height).wish(for: offset.y, limits: limits.y))
  }

  /// Makes the drag continue from the current place of the content after zooming.
  func rebaseDrag() {
    guard drag != nil else { return }
    let (wish, travel) = (wishForOffset, panGestureRecognizer.translation(in: self))
    drag?.origin = CGPoint(x: wish.x + travel.x, y: wish.y + travel.y)
    drag?.shown = contentOffset
  }

  /// Moves the content with the finger. While two fingers zoom, the zoom determines the offset
  /// instead.
  private func followFinger() {
    guard var drag, zoom == nil else { return }
    let moved = CGPoint(x: contentOffset.x - drag.shown.x, y: contentOffset.y - drag.shown.y)
    drag.origin.x += moved.x
    drag.origin.y += moved.y
    let translation = panGestureRecognizer.translation(in: self)
    let (limits, size, grid) = (offsetLimits, bounds.size, pixelGrid)
    func follow(
      _ wish: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat, _ bounces: Bool
    ) -> CGFloat {
      let shown =
        bounces
        ? RubberBand(dimension: length).offset(for: wish, limits: limits)
        : min(max(wish, limits.lowerBound), limits.upperBound)
      return grid.round(shown)
    }
    var offset = contentOffset
    if canScrollHorizontally, drag.lock != .vertical {
      offset.x = follow(drag.origin.x - translation.x, limits.x, size.width, bouncesAcross)
    }
    if canScrollVertically, drag.lock != .horizontal {
      offset.y = follow(drag.origin.y - translation.y, limits.y, size.height, bouncesAlong)
    }
    drag.shown = offset
    self.drag = drag
    if offset != contentOffset { contentOffset = offset }
  }

  /// Ends the drag. Calls `willEndDragging` and `didEndDragging`, and then, if the content
  /// continues to move, `willBeginDecelerating` (T4.10.3, T4.10.5).
  private func endDragging(isCancelled: Bool) {
    guard isDragging else { return }
    if !isCancelled { followFinger() }
    let finger = panGestureRecognizer.velocity(in: self)
    let lock = drag?.lock
    let velocity = CGPoint(
      x: lock == .vertical || isCancelled ? 0 : -finger.x / 1000,
      y: lock == .horizontal || isCancelled ? 0 : -finger.y / 1000)
    drag = nil
    touchStoppedMotion = false
    letGoOfKeyboard(
      isCancelled: isCancelled,
      isMoving: (scrollPan?.timeSinceMotion(at: HeadlessLoop.main.now) ?? 0) <= 0.1)
    let release = release(velocity: velocity)
    var target = restingOffset(for: release.target, velocity: release.velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: release.velocity, targetContentOffset: &target)
    if isPagingEnabled, target != release.target,
      !Self.configuration.delegateMovesPagingTarget
    {
      print("UIScrollView: paging stops cannot be modified; the delegate's target is ignored.")
    }
    // The delegate may have moved the content or its edges. The flight starts from their current
    // places.
    let fresh = self.release(velocity: velocity)
    let isZooming = zoom != nil || isZoomBouncing
    let flight =
      isZooming ? nil : fresh.flight(to: target == release.target ? fresh.target : target)
    isDragging = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: flight != nil)
    isTracking = false
    // If the delegate has started a scroll of its own, that scroll takes precedence.
    guard motion == nil else { return }
    if let flight {
      startFlight(flight)
    } else {
      indicators.hide(in: self)
    }
  }

  private func release(velocity: CGPoint) -> Release {
    let (limits, offset, size) = (offsetLimits, contentOffset, bounds.size)
    return Release(
      x: Release.Axis(
        offset: offset.x, limits: limits.x, length: size.width,
        isScrollable: canScrollHorizontally, bounces: bouncesAcross),
      y: Release.Axis(
        offset: offset.y, limits: limits.y, length: size.height,
        isScrollable: canScrollVertically, bounces: bouncesAlong),
      velocity: velocity, heldFor: scrollPan?.timeSinceMotion(at: HeadlessLoop.main.now) ?? 0,
      rate: decelerationRate.rawValue, isPaging: isPagingEnabled, grid: pixelGrid,
      configuration: Self.configuration)
  }
}
