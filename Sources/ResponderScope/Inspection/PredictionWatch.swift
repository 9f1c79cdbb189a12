#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Predicts where a scroll in progress will rest, and afterwards says how right it was.
  @MainActor
  struct PredictionWatch {
    /// How the last scroll came out; nil while one is under way, and before the first.
    private(set) var outcome: PredictionOutcome?
    private var pending: Pending?

    /// The latest prediction made while a finger was down, which holds during the deceleration that follows.
    private struct Pending {
      weak var view: UIView?
      weak var scrollView: UIScrollView?
      var restingOffset: CGPoint
      var visibility: Visibility
    }

    mutating func forget() {
      self = PredictionWatch()
    }

    /// Between two predictions of a drag: where it would rest now.
    mutating func willRest(at offset: CGPoint) {
      pending?.restingOffset = offset
    }

    /// The prediction for a view while its scroll view is dragged or coasts; nil otherwise.
    mutating func predict(_ view: UIView?, in scrollView: UIScrollView?) -> ScrollPrediction? {
      settle()
      guard let view, let scrollView, let window = view.window, scrollView.isMovedByFinger else {
        return nil
      }
      outcome = nil
      let isFingerDown = scrollView.isTracking
      let resting = restingOffset(of: scrollView, isFingerDown: isFingerDown)
      let decision = Self.judge(view, in: scrollView, at: resting)
      pending = Pending(
        view: view, scrollView: scrollView, restingOffset: resting,
        visibility: decision.visibilityAtRest)
      let offset = scrollView.contentOffset
      let moved = decision.fieldRect.offsetBy(dx: offset.x - resting.x, dy: offset.y - resting.y)
      return ScrollPrediction(
        phase: isFingerDown ? .dragging : .decelerating, restingOffset: resting,
        visibility: decision.visibilityAtRest,
        screenRect: scrollView.convert(moved, to: window.screen.coordinateSpace))
    }

    /// Compares once the scroll has come to rest; whoever was first responder may have resigned by then.
    private mutating func settle() {
      guard let waiting = pending else { return }
      guard let scrollView = waiting.scrollView else {
        pending = nil
        return
      }
      guard !scrollView.isMovedByFinger else { return }
      pending = nil
      guard let view = waiting.view, view.isDescendant(of: scrollView) else { return }
      outcome = PredictionOutcome(
        predictedOffset: waiting.restingOffset, predicted: waiting.visibility,
        actualOffset: scrollView.contentOffset,
        actual: Self.judge(view, in: scrollView, at: scrollView.contentOffset).visibilityNow)
    }

    private func restingOffset(of scrollView: UIScrollView, isFingerDown: Bool) -> CGPoint {
      if !isFingerDown, let pending, pending.scrollView === scrollView {
        return pending.restingOffset
      }
      return ScrollProjection.restingOffset(
        for: ScrollGeometry(scrollView), velocity: scrollView.scrollVelocity,
        rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.isPagingEnabled)
    }

    /// The same judgement as a dismissal's, so that the HUD can never disagree with the behaviour.
    static func judge(
      _ view: UIView, in scrollView: UIScrollView, at restingOffset: CGPoint
    ) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: scrollView.contentRect(of: view), geometry: ScrollGeometry(scrollView),
        restingOffset: restingOffset,
        obscuredBy: scrollView.obscuredByKeyboard,
        clip: scrollView.viewportClip, fieldClip: scrollView.contentClip(around: view))
    }
  }

  extension UIScrollView {
    fileprivate var isMovedByFinger: Bool { isDragging || isDecelerating }
  }
#endif
