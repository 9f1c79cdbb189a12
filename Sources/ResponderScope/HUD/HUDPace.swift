#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// How often the panel looks while a list scrolls: ten times a second, for nobody reads faster, and at once when a finger
  /// comes or goes or when the prediction jumps. In between only the field's outline moves along.
  @MainActor
  final class HUDPace {
    /// Seconds.
    static let interval: TimeInterval = 0.1
    /// How far the predicted resting place may move before it is news, points.
    static let jump: CGFloat = 24

    private weak var scrollView: UIScrollView?
    private var isFingerDown = false
    private var resting = CGPoint.zero
    /// Where the list would rest if the finger left now: what a coast is held to, also where the finger left in between.
    private(set) var latestRest: CGPoint?
    private var offset = CGPoint.zero
    private var lastLook: TimeInterval = 0
    /// Keeps frames coming until the look that is still owed: a finger may stop and stay.
    private var frames: FrameLink?

    /// After a look: what it saw of a scroll in progress; nil when nothing scrolls.
    func looked(at scrollView: UIScrollView?, _ prediction: ScrollPrediction?) {
      stop()
      latestRest = nil
      guard let scrollView, let prediction else {
        self.scrollView = nil
        return
      }
      self.scrollView = scrollView
      isFingerDown = scrollView.isTracking
      resting = prediction.restingOffset
      offset = scrollView.contentOffset
      lastLook = CACurrentMediaTime()
    }

    func stop() {
      frames?.invalidate()
      frames = nil
    }

    /// How far the content has moved on the screen since the last call, points; nil when it is time for a look.
    func movement() -> CGPoint? {
      guard let scrollView, scrollView.isTracking == isFingerDown,
        isFingerDown ? scrollView.isDragging : scrollView.isDecelerating
      else { return nil }
      let age = CACurrentMediaTime() - lastLook
      guard age >= 0, age < Self.interval - 0.001 else { return nil }
      let now = scrollView.contentOffset
      let moved = CGPoint(x: offset.x - now.x, y: offset.y - now.y)
      guard moved != .zero else { return moved }
      if isFingerDown {
        let rest = ScrollProjection.restingOffset(
          for: ScrollGeometry(scrollView), velocity: scrollView.scrollVelocity,
          rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.isPagingEnabled)
        latestRest = rest
        guard abs(rest.x - resting.x) < Self.jump, abs(rest.y - resting.y) < Self.jump else {
          return nil
        }
      }
      offset = now
      if frames == nil { frames = FrameLink {} }
      return moved
    }
  }
#endif
