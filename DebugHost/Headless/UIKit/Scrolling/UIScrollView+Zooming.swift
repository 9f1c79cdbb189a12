import Foundation

/// Zooming scales the delegate's view, resizes the content, and moves the offset so that one point
/// of the view stays in place: the point between the fingers, or the point in the middle of the
/// viewport.
///
/// Apple's documentation says which rectangle `zoom(to:animated:)` takes, and when UIKit calls the
/// delegate's three zooming methods. K: the scale of the view's transform is the zoom scale, the
/// size of its frame is the size of the content, and the origin of its frame does not change. The
/// bounce is not established (U5.8). Here the content moves back in a quarter of a second.
extension UIScrollView {
  /// The duration of an animated change, in seconds (K).
  private static let zoomDuration: TimeInterval = 0.25

  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  var zoomLimits: ClosedRange<CGFloat> {
    let low = minimumZoomScale > 0 && minimumZoomScale.isFinite ? minimumZoomScale : 0.01
    return low...max(low, maximumZoomScale.isFinite ? maximumZoomScale : low)
  }

  var scaleOfZoomedView: CGFloat {
    guard let transform = zoomedView?.transform else { return 1 }
    return (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }

  private func clamped(_ scale: CGFloat) -> CGFloat {
    min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
  }

  /// Adds the pinch recognizer if the maximum scale exceeds the minimum, and otherwise removes it
  /// (Apple's documentation).
  func zoomLimitsDidChange() {
    let isWanted = maximumZoomScale > minimumZoomScale
    guard isWanted != (pinchGestureRecognizer != nil) else { return }
    if let pinch = pinchGestureRecognizer {
      pinchGestureRecognizer = nil
      removeGestureRecognizer(pinch)
    } else {
      let pinch = ScrollPinch(owner: self)
      pinchGestureRecognizer = pinch
      addGestureRecognizer(pinch)
    }
  }

  // MARK: Zooming in code

  /// Zooms to a scale within the zoom limits. `middle` is the point of the zoomed view that moves
  /// to the middle of the viewport, as far as the content's edges permit. With nil, the point that
  /// is in the middle now stays there.
  func zoom(to scale: CGFloat, middle: CGPoint?, animated: Bool) {
    guard scale.isFinite, let view = zoomedView else { return }
    let scale = clamped(scale)
    guard middle != nil || scale != zoomScale else { return }
    let half = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let anchor =
      middle
      ?? view.convert(CGPoint(x: bounds.minX + half.x, y: bounds.minY + half.y), from: self)
    stopMotion()
    let change = { self.show(scale, of: view, keeping: anchor, at: half, clamping: true) }
    guard animated else { return change() }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    isZoomAnimating = true
    UIView.animate(withDuration: Self.zoomDuration, animations: change) { [weak self] _ in
      self?.isZoomAnimating = false
      self?.tellZoomingEnded()
    }
  }

  private func tellZoomingEnded() {
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }

  /// Sets the scale, the content size and the offset, then calls the delegate if the scale has
  /// changed.
  private func show(
    _ scale: CGFloat, of view: UIView, keeping anchor: CGPoint, at place: CGPoint, clamping: Bool
  ) {
    let origin = view.frame.origin
    let changes = scale != scaleOfZoomedView
    if changes {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let moved = view.frame.origin
      view.center.x += origin.x - moved.x
      view.center.y += origin.y - moved.y
      contentSize = view.frame.size
    }
    let target = convert(anchor, from: view)
    let wish = CGPoint(x: target.x - place.x, y: target.y - place.y)
    let offset = clamping ? offsetLimits.clamp(wish) : stretched(wish)
    needsClamp = false
    if offset != contentOffset { contentOffset = offset }
    if changes { scrollDelegate?.scrollViewDidZoom(self) }
  }

  /// Returns the offset to show for a requested one, as in a drag. Past an edge it changes less and
  /// less, or not at all if the content cannot scroll or does not bounce.
  private func stretched(_ wish: CGPoint) -> CGPoint {
    let (limits, clamped) = (offsetLimits, offsetLimits.clamp(wish))
    let band = (
      x: RubberBand(dimension: bounds.width), y: RubberBand(dimension: bounds.height)
    )
    let grid = pixelGrid
    return CGPoint(
      x: bouncesAcross && canScrollHorizontally
        ? grid.round(band.x.offset(for: wish.x, limits: limits.x)) : clamped.x,
      y: bouncesAlong && canScrollVertically
        ? grid.round(band.y.offset(for: wish.y, limits: limits.y)) : clamped.y)
  }

  // MARK: Zooming by pinch

  func pinchDidChange() {
    guard let pinch = pinchGestureRecognizer else { return }
    switch pinch.state {
    case .began:
      beginZooming(pinch)
      followPinch(pinch)
    case .changed: followPinch(pinch)
    case .ended, .cancelled: endZooming()
    default: break
    }
  }

  private func beginZooming(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    stopMotion()
    zoom = ScrollZoom(
      startScale: zoomScale, anchor: pinch.location(in: view), place: place(of: pinch))
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func place(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let location = pinch.location(in: self)
    return CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard var zoom, let view = zoomedView else { return }
    zoom.place = place(of: pinch)
    self.zoom = zoom
    let wish = zoom.startScale * pinch.scale
    let scale = bouncesZoom ? ScrollZoom.scale(for: wish, limits: zoomLimits) : clamped(wish)
    show(scale, of: view, keeping: zoom.anchor, at: zoom.place, clamping: false)
  }

  /// Ends zooming. A scale or an offset that is beyond its limits moves back first, and the
  /// delegate is called after that (Apple's documentation).
  private func endZooming() {
    guard let zoom else { return }
    self.zoom = nil
    rebaseDrag()
    let scale = clamped(zoomScale)
    let isOffsetGood = isDragging || offsetLimits.contains(contentOffset)
    guard let view = zoomedView, scale != zoomScale || !isOffsetGood else {
      return tellZoomingEnded()
    }
    isZoomBouncing = scale != zoomScale
    let clamps = !isDragging
    UIView.animate(
      withDuration: Self.zoomDuration,
      animations: {
        self.show(scale, of: view, keeping: zoom.anchor, at: zoom.place, clamping: clamps)
      },
      completion: { [weak self] _ in
        self?.isZoomBouncing = false
        self?.tellZoomingEnded()
      })
  }
}
