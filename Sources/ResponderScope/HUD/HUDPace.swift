#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// How often the panel looks while a list scrolls: four times a second, for nobody reads faster, and at once when a finger
  /// comes or goes. In between the outlines of the field and of its ghost follow every frame.
  ///
  /// Following takes the list's offset and the finger's velocity, no more: what a look read of the list still holds.
  @MainActor
  final class HUDPace {
    /// Seconds.
    static let interval: TimeInterval = 0.25
    /// After so long without a look, seconds, a finger has stopped: the look that is owed is taken.
    static let patience: TimeInterval = 0.3

    /// How far the field and its ghost have moved in the window, points.
    struct Step: Equatable {
      var field = CGPoint.zero
      var ghost = CGPoint.zero
    }

    /// Whether a scroll was in progress at the last look.
    private(set) var isMoving = false
    private(set) weak var scrollView: UIScrollView?
    private var isFingerDown = false
    /// As the last look read it; its offset follows.
    private var geometry = ScrollViewGeometry(
      viewport: .zero, contentSize: .zero, contentOffset: .zero,
      inset: Insets(top: 0, left: 0, bottom: 0, right: 0))
    /// Where the list will rest, content coordinates; with a finger down: if that left now.
    private(set) var resting = CGPoint.zero
    private var rate: CGFloat = 0
    private var isPaging = false
    private var map = HUDVectorMap.identity
    private var lastLook: TimeInterval = -1
    private let reminder = TurnReminder()
    /// Whether something has moved that no look has seen, and the reminder is set.
    private var owesLook = false
    /// Whether a finger has come or gone since the last look.
    private var hasTurned = false
    /// Whether the last look found no first responder.
    private var sawNobody = false

    /// After a look: what it saw of a scroll in progress; `hasMoved`: in this turn, so that more may come.
    func looked(
      at scrollView: UIScrollView?, _ geometry: ScrollViewGeometry?, _ snapshot: ResponderSnapshot,
      hasMoved: Bool, at time: TimeInterval
    ) {
      lastLook = time
      sawNobody = snapshot.responder == nil
      guard let scrollView, let geometry else {
        self.scrollView = nil
        return stop()
      }
      if snapshot.prediction != nil && !isMoving || scrollView !== self.scrollView {
        map = HUDVectorMap(from: scrollView)
        self.scrollView = scrollView
      }
      // From here a list at rest is followed too: its first movement is announced before any look.
      self.geometry = geometry
      guard let prediction = snapshot.prediction else { return stop() }
      isMoving = true
      hasTurned = false
      isFingerDown = scrollView.isTracking
      resting = prediction.restingOffset
      rate = scrollView.decelerationRate.rawValue
      isPaging = scrollView.isPagingEnabled
      owesLook = hasMoved
      if hasMoved { reminder.put(off: Self.patience) } else { reminder.drop() }
    }

    func stop() {
      isMoving = false
      isFingerDown = false
      owesLook = false
      reminder.drop()
    }

    /// Whether it is time for a look at the end of a turn, after `step()`: at once when a finger came or went, and where
    /// nothing scrolls; also when the journal has just taken one of the same list.
    func isDue(at time: TimeInterval, _ recorder: JournalRecorder) -> Bool {
      let age = time - lastLook
      let isOld = age < 0 || age >= Self.interval - 0.001
      guard isMoving else {
        // Nobody to show: what else changes without news can wait for the next look.
        guard sawNobody, !isOld, recorder.currentResponder == nil else { return true }
        oweLook()
        return false
      }
      return isOld || hasTurned || age >= Self.interval / 2 && recorder.hasSample
    }

    private func oweLook() {
      guard !owesLook else { return }
      owesLook = true
      reminder.put(off: Self.patience)
    }

    /// How far things have moved since the last step or look; nil where nothing has.
    func step() -> Step? {
      guard let scrollView else {
        hasTurned = hasTurned || isMoving
        return nil
      }
      guard isMoving else { return step(of: scrollView, isTracking: false) }
      let isTracking = scrollView.isTracking
      if isTracking != isFingerDown
        || !(isTracking ? scrollView.isDragging : scrollView.isDecelerating)
      {
        hasTurned = true
      }
      return step(of: scrollView, isTracking: isTracking)
    }

    /// Whether the list has moved since the last step or look, as layout does after *place*.
    var isBehind: Bool {
      isMoving && scrollView.map { $0.contentOffset != geometry.contentOffset } == true
    }

    private func step(of scrollView: UIScrollView, isTracking: Bool) -> Step? {
      let (old, now) = (geometry.contentOffset, scrollView.contentOffset)
      guard now != old else { return nil }
      geometry.contentOffset = now
      var step = Step(field: map.apply(CGPoint(x: old.x - now.x, y: old.y - now.y)))
      if isFingerDown, isTracking {
        let velocity = map.inverse(scrollView.panGestureRecognizer.velocity(in: nil))
        let rest = ScrollProjection.restingOffset(
          for: geometry, velocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000),
          rate: rate, isPaging: isPaging)
        step.ghost = map.apply(CGPoint(x: resting.x - rest.x, y: resting.y - rest.y))
        resting = rest
      }
      oweLook()
      return step
    }
  }
#endif
