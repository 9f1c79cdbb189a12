#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Predicts where a scroll in progress will rest, and compares the prediction with the result.
  @MainActor
  struct PredictionWatch {
    /// The outcome of the last scroll; nil during a scroll, and if none has ended since the last
    /// `forget()`.
    private(set) var outcome: PredictionOutcome?
    private var pending: Pending?

    /// The latest prediction. The resting offset that was predicted while a finger was down remains
    /// during the deceleration that follows.
    private struct Pending {
      weak var view: UIView?
      weak var scrollView: UIScrollView?
      var restingOffset: CGPoint
      /// The reading with which the prediction was made. It tells what will be visible at any
      /// offset, so it also serves a resting offset that `willRest(at:)` has updated.
      let reading: ScrollReading
    }

    mutating func forget() {
      self = PredictionWatch()
    }

    /// Updates the offset at which the list would rest, between two calls of `predict`.
    mutating func willRest(at offset: CGPoint) { pending?.restingOffset = offset }

    /// Returns the prediction for a view, and the decision behind it, while the user drags the
    /// view's scroll view or the scroll view decelerates; otherwise nil.
    mutating func predict(
      _ view: UIView?, in scrollView: UIScrollView?, _ reading: ScrollReading?,
      windowOnScreen: CGPoint
    ) -> (prediction: ScrollPrediction, decision: DismissalDecision)? {
      settle()
      guard let view, let scrollView, let reading, scrollView.isMovedByFinger else { return nil }
      outcome = nil
      let isFingerDown = scrollView.isTracking
      let resting = restingOffset(of: scrollView, reading.geometry, isFingerDown: isFingerDown)
      let decision = reading.judge(at: resting)
      pending = Pending(
        view: view, scrollView: scrollView, restingOffset: resting, reading: reading)
      let offset = reading.geometry.contentOffset
      let moved = decision.fieldRect.offsetBy(dx: offset.x - resting.x, dy: offset.y - resting.y)
      let prediction = ScrollPrediction(
        phase: isFingerDown ? .dragging : .decelerating, restingOffset: resting,
        visibility: decision.visibilityAtRest,
        screenRect: scrollView.convert(moved, to: nil)
          .offsetBy(dx: windowOnScreen.x, dy: windowOnScreen.y))
      return (prediction, decision)
    }

    /// Compares the prediction with the result once the scroll has come to rest, provided that the
    /// view is still in the scroll view. The first responder may have resigned by then.
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
        predictedOffset: waiting.restingOffset,
        predicted: waiting.reading.judge(at: waiting.restingOffset).visibilityAtRest,
        actualOffset: scrollView.contentOffset,
        actual: ScrollReading(view, in: scrollView).judge(at: scrollView.contentOffset)
          .visibilityNow)
    }

    private func restingOffset(
      of scrollView: UIScrollView, _ geometry: ScrollViewGeometry, isFingerDown: Bool
    ) -> CGPoint {
      if !isFingerDown, let pending, pending.scrollView === scrollView {
        return pending.restingOffset
      }
      return ScrollProjection.restingOffset(
        for: geometry, velocity: scrollView.scrollVelocity,
        rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.isPagingEnabled)
    }
  }
#endif
