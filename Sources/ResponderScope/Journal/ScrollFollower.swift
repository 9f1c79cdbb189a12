#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Samples the scroll view around the first responder: every change of what it does, and ten times a second meanwhile.
  ///
  /// A first responder that was dismissed leaves it followed, so that the journal has where it came to rest.
  @MainActor
  struct ScrollFollower {
    /// Seconds between two samples of one motion: a tenth, less what keeps it off the grid of frames.
    static let interval: TimeInterval = 0.09

    private(set) weak var scrollView: UIScrollView?
    /// Read once: naming a class costs an allocation, a sample must not.
    private var identity = ResponderIdentity(className: "")
    private(set) var number = 0
    private var phase = ScrollSample.Phase.atRest
    private var drag: Drag?

    /// A drag that is going on, or has just ended.
    private struct Drag {
      let map: HUDVectorMap
      /// Of the finger in the window, points a second; nil until it drags.
      var velocity: CGPoint?
    }
    private var lastOffset = CGPoint.zero
    private var lastTime: TimeInterval = -1
    /// Whether the last look found it under a finger, or coasting.
    private(set) var isMoving = false
    /// Whether the app had moved it at the last look.
    private(set) var isScrolledInCode = false

    /// Follows the scroll view around a view, if there is one.
    mutating func follow(_ view: UIView) {
      guard let found = view.superview.flatMap(GeometryRecord.nearestScrollView) else { return }
      adopt(found)
    }

    /// The number of the scroll view that a drag ended in, if it is one around the view.
    mutating func dragEnded(_ end: DragEnd, around view: UIView?) -> Int? {
      var candidate = view?.superview ?? scrollView
      while let current = candidate {
        if let found = current as? UIScrollView,
          found.contentOffset == end.projection.geometry.contentOffset,
          ResponderIdentity(found) == end.scrollView
        {
          adopt(found)
          drag = nil
          return number
        }
        candidate = current.superview
      }
      return nil
    }

    /// What is to be told of it at the end of a turn; nothing while it rests.
    mutating func sample(at time: TimeInterval) -> ScrollSample? {
      guard let scrollView, scrollView.window != nil else {
        isMoving = false
        isScrolledInCode = false
        return nil
      }
      let offset = scrollView.contentOffset
      let old = phase
      if scrollView.isTracking {
        phase = .dragging
        follow(scrollView, begins: old != .dragging)
      } else if scrollView.isDecelerating {
        phase = .decelerating
      } else {
        phase =
          offset != lastOffset && (old == .atRest || old == .programmatic)
          ? .programmatic : .atRest
      }
      lastOffset = offset
      isMoving = phase == .dragging || phase == .decelerating
      isScrolledInCode = phase == .programmatic
      guard phase != old || phase != .atRest && abs(time - lastTime) >= Self.interval else {
        return nil
      }
      lastTime = time
      return ScrollSample(
        scrollView: identity, phase: phase, geometry: ScrollGeometry(scrollView))
    }

    /// Notes the finger's speed: when it has left nobody knows it any more.
    private mutating func follow(_ scrollView: UIScrollView, begins: Bool) {
      if begins { drag = Drag(map: HUDVectorMap(from: scrollView)) }
      guard scrollView.isDragging else { return }
      drag?.velocity = scrollView.panGestureRecognizer.velocity(in: nil)
    }

    /// The end of a drag of a scroll view around the view that no behaviour has told of; asked after each sample.
    mutating func unreportedEnd(around view: UIView?, _ sample: ScrollSample) -> DragEnd? {
      guard phase != .dragging, let ended = drag else { return nil }
      drag = nil
      guard let view, let scrollView, let velocity = ended.velocity, view !== scrollView,
        view.isDescendant(of: scrollView)
      else { return nil }
      let speed = ended.map.inverse(velocity)
      return DragEnd(
        scrollView: identity,
        projection: ProjectionDecision.decide(
          geometry: sample.geometry, velocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000),
          rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.isPagingEnabled,
          announcedTarget: nil, scale: scrollView.window?.screen.scale ?? 1),
        fieldRect: scrollView.contentRect(of: view), obscured: scrollView.obscuredByKeyboard)
    }

    private mutating func adopt(_ found: UIScrollView) {
      guard found !== scrollView else { return }
      scrollView = found
      identity = ResponderIdentity(found)
      number += 1
      drag = nil
      phase = .atRest
      lastOffset = found.contentOffset
    }
  }
#endif
