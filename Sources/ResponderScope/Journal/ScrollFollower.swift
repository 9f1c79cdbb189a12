#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Samples the scroll view around the first responder: every change of what it does, and four times a second meanwhile.
  ///
  /// A first responder that was dismissed leaves it followed, so that the journal has where it came to rest.
  @MainActor
  final class ScrollFollower {
    /// Seconds between two samples of one motion: a quarter, less what keeps it off the grid of frames.
    static let interval: TimeInterval = 0.24
    /// Seconds without motion after which a scroll in code counts as ended: a frame may have several turns of the run loop,
    /// and the app moves the list in one of them.
    static let stillness: TimeInterval = 0.05

    private(set) weak var scrollView: UIScrollView?
    /// Read once: naming a class costs an allocation, a sample must not.
    private var identity = ResponderIdentity(className: "")
    private(set) var number = 0
    private var phase = ScrollSample.Phase.atRest
    /// Of a drag that is going on, or has just ended.
    private var map: VectorMap?
    /// Of its finger in the window, points a second.
    private var velocity = CGPoint.zero
    /// Whether the finger has dragged.
    private var hasVelocity = false
    private var sample: ScrollSample?
    /// Whether the last look took a sample.
    private(set) var hasSample = false
    /// Taken at the last look; nil where that took none.
    var latest: ScrollSample? { hasSample ? sample : nil }
    private var lastOffset = CGPoint.zero
    private var lastTime: TimeInterval = -1
    /// When the app last moved it.
    private var lastMotion: TimeInterval = -1
    /// Whether the last look found it under a finger, or coasting.
    private(set) var isMoving = false
    /// Whether the app had moved it at the last look.
    private(set) var isScrolledInCode = false

    /// Follows the scroll view around a view, if there is one.
    func follow(_ view: UIView) {
      guard let found = view.superview.flatMap(GeometryRecord.nearestScrollView) else { return }
      adopt(found)
    }

    /// The number of the scroll view that a drag ended in, if it is one around the view.
    func dragEnded(_ end: DragEnd, around view: UIView?) -> Int? {
      var candidate = view?.superview ?? scrollView
      while let current = candidate {
        if let found = current as? UIScrollView,
          found.contentOffset == end.projection.geometry.contentOffset,
          ResponderIdentity(found) == end.scrollView
        {
          adopt(found)
          map = nil
          return number
        }
        candidate = current.superview
      }
      return nil
    }

    /// Looks at it at the end of a turn: `latest` is what is to be told, nothing while it rests.
    func look(at time: TimeInterval) {
      hasSample = false
      guard let scrollView else { return lose() }
      let offset = scrollView.contentOffset
      let old = phase
      // What is under a finger is in a window.
      let isTracking = scrollView.isTracking
      if !isTracking, scrollView.window == nil { return lose() }
      if isTracking {
        phase = .dragging
        follow(scrollView, begins: old != .dragging)
      } else if scrollView.isDecelerating {
        phase = .decelerating
      } else if old == .dragging || old == .decelerating {
        phase = .atRest
      } else if offset != lastOffset {
        phase = .programmatic
        lastMotion = time
      } else if old == .programmatic, abs(time - lastMotion) < Self.stillness {
        // Told by the next look that comes by itself: nobody is woken for it.
        isMoving = false
        return
      } else {
        phase = .atRest
      }
      lastOffset = offset
      isMoving = phase == .dragging || phase == .decelerating
      isScrolledInCode = phase == .programmatic
      guard phase != old || phase != .atRest && abs(time - lastTime) >= Self.interval else {
        return
      }
      lastTime = time
      hasSample = true
      sample = ScrollSample(
        scrollView: identity, phase: phase,
        geometry: ScrollViewGeometry(scrollView, seenIn: .insideSafeArea))
    }

    private func lose() {
      isMoving = false
      isScrolledInCode = false
    }

    /// Notes the finger's speed: when it has left nobody knows it any more.
    private func follow(_ scrollView: UIScrollView, begins: Bool) {
      if begins {
        map = VectorMap(from: scrollView)
        hasVelocity = false
      }
      guard scrollView.isDragging else { return }
      hasVelocity = true
      velocity = scrollView.panGestureRecognizer.velocity(in: nil)
    }

    /// The end of a drag of a scroll view around the view that no behaviour has told of; asked after each sample.
    func unreportedEnd(around view: UIView?, _ sample: ScrollSample) -> DragEnd? {
      guard phase != .dragging, let map else { return nil }
      self.map = nil
      guard let view, let scrollView, hasVelocity, view !== scrollView,
        view.isDescendant(of: scrollView)
      else { return nil }
      let speed = map.inverse(velocity)
      return DragEnd(
        scrollView: identity,
        projection: ProjectionDecision.decide(
          geometry: sample.geometry, velocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000),
          rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.isPagingEnabled,
          announcedTarget: nil, scale: scrollView.window?.screen.scale ?? 1),
        fieldRect: scrollView.contentRect(of: view), obscured: scrollView.obscuredByKeyboard)
    }

    private func adopt(_ found: UIScrollView) {
      guard found !== scrollView else { return }
      scrollView = found
      identity = ResponderIdentity(found)
      number += 1
      map = nil
      phase = .atRest
      lastOffset = found.contentOffset
    }
  }
#endif
