#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Reads how the scroll view around the first responder shows the responder's view, predicts
  /// where a scroll in progress will rest, and compares the prediction with the result. In the
  /// frames between two snapshots it reads only the list's offset and the finger's velocity.
  @MainActor
  struct ScrollTracker {
    /// Where the first responder's view is and will rest, in screen coordinates, in points.
    struct Place {
      var view: CGRect
      /// Where the view would rest if the finger lifted now; nil unless a finger dragged the list
      /// at the last snapshot and is still on it. Without a finger, the prediction does not change.
      var atRest: CGRect?
    }

    /// The latest prediction. The resting offset that was predicted while a finger was down remains
    /// during the deceleration that follows.
    private struct Pending {
      weak var view: UIView?
      weak var scrollView: UIScrollView?
      var restingOffset: CGPoint
      /// The reading with which the prediction was made. It tells what will be visible at any
      /// offset, so it also serves a resting offset that `willRest(at:)` has updated.
      let reading: DismissalQuestion
    }

    /// The scroll view of the last snapshot.
    private(set) weak var scrollView: UIScrollView?
    /// What the last snapshot has read; nil unless the responder is a view in a scroll view.
    private(set) var reading: DismissalQuestion?
    /// Where the scroll in progress will rest; nil while the list is at rest.
    private(set) var prediction: ScrollPrediction?
    /// The outcome of the last scroll; nil during a scroll, and if none has ended yet.
    private(set) var outcome: PredictionOutcome?
    /// The view's frame on the screen at the last snapshot, in points; nil if it is not in a window.
    var viewRect: CGRect?
    private var pending: Pending?
    /// The map from the list's coordinates to the window's; nil until the first frame of a scroll,
    /// because most snapshots find the list at rest and need no map.
    private var map: CGAffineTransform?

    /// Updates the offset at which the list would rest, between two snapshots.
    mutating func willRest(at offset: CGPoint) { pending?.restingOffset = offset }

    /// Reads a view and its scroll view for a snapshot. Returns the decision that says how much of
    /// the view is visible: while the user drags the scroll view or it decelerates, the one behind
    /// the prediction.
    mutating func look(at view: UIView?, in list: UIScrollView?) -> DismissalDecision? {
      settle()
      let isSame = list === scrollView
      (scrollView, reading, prediction) = (list, nil, nil)
      defer { if !isSame || prediction == nil { map = nil } }
      guard let view, let list else { return nil }
      let reading = DismissalQuestion(view.focusRect ?? view.bounds, of: view, in: list)
      self.reading = reading
      let offset = reading.geometry.contentOffset
      guard list.isMovedByFinger else { return reading.decide(restingAt: offset) }
      outcome = nil
      var resting = Self.restingOffset(of: list, reading.geometry)
      if !list.isTracking, let pending, pending.scrollView === list {
        resting = pending.restingOffset
      }
      let decision = reading.decide(restingAt: resting)
      pending = Pending(view: view, scrollView: list, restingOffset: resting, reading: reading)
      let moved = decision.fieldRect.offsetBy(dx: offset.x - resting.x, dy: offset.y - resting.y)
      prediction = ScrollPrediction(
        phase: list.isTracking ? .dragging : .decelerating, restingOffset: resting,
        visibility: decision.visibilityAtRest, screenRect: list.convertToScreen(moved))
      return decision
    }

    /// Compares the prediction with the result once the scroll has come to rest, provided that the
    /// view is still in the scroll view. The first responder may have resigned by then.
    private mutating func settle() {
      guard let waiting = pending, waiting.scrollView?.isMovedByFinger != true else { return }
      pending = nil
      guard let list = waiting.scrollView, let view = waiting.view, view.isDescendant(of: list)
      else { return }
      let predicted = waiting.reading.decide(restingAt: waiting.restingOffset)
      // A table may have used the cell of a field that resigned for another row.
      let now =
        view.isFirstResponder
        ? DismissalQuestion(view.focusRect ?? view.bounds, of: view, in: list)
        : DismissalQuestion(predicted.fieldRect, of: list, in: list)
      outcome = PredictionOutcome(
        predictedOffset: waiting.restingOffset, predicted: predicted.visibilityAtRest,
        actualOffset: list.contentOffset,
        actual: now.decide(restingAt: list.contentOffset).visibilityNow)
    }

    private static func restingOffset(
      of list: UIScrollView, _ geometry: ScrollViewGeometry
    ) -> CGPoint {
      ScrollProjection.restingOffset(
        for: geometry, velocity: list.scrollVelocity, rate: list.decelerationRate.rawValue,
        isPaging: list.isPagingEnabled)
    }

    /// Returns where the view is in this frame and where it will rest; nil if it is not in a scroll
    /// view and in a window. While a finger drags the list, this also updates the prediction.
    mutating func place() -> Place? {
      guard let scrollView, let reading, let viewRect else { return nil }
      let map = map ?? CGAffineTransform(forVectorsIn: scrollView)
      self.map = map
      func moved(_ rect: CGRect, from old: CGPoint, to new: CGPoint) -> CGRect {
        let way = CGPoint(x: old.x - new.x, y: old.y - new.y).applying(map)
        return rect.offsetBy(dx: way.x, dy: way.y)
      }
      var geometry = reading.geometry
      let now = scrollView.contentOffset
      var place = Place(view: moved(viewRect, from: geometry.contentOffset, to: now))
      guard let prediction, prediction.phase == .dragging, scrollView.isTracking else {
        return place
      }
      geometry.contentOffset = now
      let rest = Self.restingOffset(of: scrollView, geometry)
      place.atRest = moved(prediction.screenRect, from: prediction.restingOffset, to: rest)
      willRest(at: rest)
      return place
    }
  }

  extension CGAffineTransform {
    /// Maps vectors in a view's coordinates to vectors in its window's, in points. A flipped list
    /// reverses vectors, and a zoomed list scales them.
    @MainActor
    init(forVectorsIn view: UIView) {
      let origin = view.convert(CGPoint.zero, to: nil)
      let right = view.convert(CGPoint(x: 1, y: 0), to: nil)
      let down = view.convert(CGPoint(x: 0, y: 1), to: nil)
      self.init(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: 0, ty: 0)
    }
  }

  extension UIView {
    /// Returns a rectangle in this view's coordinates in those of its screen, in points; in those of
    /// the topmost superview if the view is in no window.
    func convertToScreen(_ rect: CGRect) -> CGRect {
      window.map { convert(rect, to: $0.screen.coordinateSpace) } ?? convert(rect, to: nil)
    }

    var enclosingScrollView: UIScrollView? {
      superview as? UIScrollView ?? superview?.enclosingScrollView
    }
  }
#endif
