#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// How often the panel looks while a list scrolls: ten times a second, for nobody reads faster, and at once when a finger
  /// comes or goes. In between the outlines of the field and of its ghost follow every frame.
  ///
  /// Following takes the list's offset and the finger's velocity, no more: what a look read of the list still holds.
  @MainActor
  final class HUDPace {
    /// Seconds.
    static let interval: TimeInterval = 0.1
    /// After so long without a look, seconds, a finger has stopped: the look that is owed is taken.
    private static let patience: TimeInterval = 0.15

    /// How far the field and its ghost have moved in the window, points.
    struct Step: Equatable {
      var field = CGPoint.zero
      var ghost = CGPoint.zero
    }

    private struct Motion {
      var isFingerDown: Bool
      /// As the last look read it; its offset follows.
      var geometry: ScrollGeometry
      var resting: CGPoint
      var rate: CGFloat
      var isPaging: Bool
    }

    private weak var scrollView: UIScrollView?
    private var motion: Motion?
    private var map = HUDVectorMap.identity
    private var lastLook: TimeInterval = 0
    private let reminder = HUDReminder()
    /// Whether something has moved that no look has seen, and the reminder is set.
    private var owesLook = false

    /// Whether a scroll was in progress at the last look.
    var isMoving: Bool { motion != nil }

    /// Where the list would rest if the finger left now, content coordinates; nil when no finger is down.
    var latestRest: CGPoint? { motion.flatMap { $0.isFingerDown ? $0.resting : nil } }

    /// After a look: what it saw of a scroll in progress; `hasMoved`: in this turn, so that more may come.
    func looked(
      at scrollView: UIScrollView?, _ geometry: ScrollGeometry?, _ prediction: ScrollPrediction?,
      hasMoved: Bool, at time: TimeInterval
    ) {
      guard let scrollView, let geometry, let prediction else { return stop() }
      if motion == nil || scrollView !== self.scrollView {
        map = HUDVectorMap(from: scrollView)
        self.scrollView = scrollView
      }
      motion = Motion(
        isFingerDown: scrollView.isTracking, geometry: geometry,
        resting: prediction.restingOffset, rate: scrollView.decelerationRate.rawValue,
        isPaging: scrollView.isPagingEnabled)
      lastLook = time
      owesLook = hasMoved
      if hasMoved { reminder.put(off: Self.patience) } else { reminder.drop() }
    }

    func stop() {
      motion = nil
      owesLook = false
      reminder.drop()
    }

    /// Whether it is time for a look: also when the journal has just taken one of the same list.
    func isDue(at time: TimeInterval, _ recorder: JournalRecorder) -> Bool {
      guard let motion, let scrollView, scrollView.isTracking == motion.isFingerDown,
        motion.isFingerDown ? scrollView.isDragging : scrollView.isDecelerating
      else { return true }
      let age = time - lastLook
      return age < 0 || age >= Self.interval - 0.001
        || age >= Self.interval / 2 && recorder.sampledGeometry(of: scrollView) != nil
    }

    /// How far things have moved since the last call or look; nil where nothing has.
    func step() -> Step? {
      guard var motion, let scrollView else { return nil }
      let (old, rest) = (motion.geometry.contentOffset, motion.resting)
      let now = scrollView.contentOffset
      guard now != old else { return nil }
      motion.geometry.contentOffset = now
      if motion.isFingerDown, scrollView.isTracking {
        let velocity = map.inverse(scrollView.panGestureRecognizer.velocity(in: nil))
        motion.resting = ScrollProjection.restingOffset(
          for: motion.geometry,
          velocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000),
          rate: motion.rate, isPaging: motion.isPaging)
      }
      self.motion = motion
      if !owesLook {
        owesLook = true
        reminder.put(off: Self.patience)
      }
      return Step(
        field: map.apply(CGPoint(x: old.x - now.x, y: old.y - now.y)),
        ghost: map.apply(
          CGPoint(x: rest.x - motion.resting.x, y: rest.y - motion.resting.y)))
    }
  }
#endif
