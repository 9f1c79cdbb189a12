#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Decides how often the panel looks while a list scrolls: four times a second, as fast as a
  /// person reads, and at once when a finger touches or lifts. In between, the outlines of the
  /// field and its ghost follow every frame.
  @MainActor
  final class HUDPace {
    /// The time between two looks during a scroll, in seconds.
    static let interval: TimeInterval = 0.25
    /// The time without a look, in seconds, after which a finger counts as stopped and the due look
    /// is taken.
    static let patience: TimeInterval = 0.3

    /// Whether a scroll was in progress at the last look.
    private(set) var isMoving = false
    private weak var scrollView: UIScrollView?
    private var isFingerDown = false
    /// The list's offset when the outlines were last placed, in content coordinates.
    private var offset = CGPoint.zero
    private var lastLook: TimeInterval = -1
    private let reminder = TurnReminder()
    /// Whether something has moved since the last look, so that the reminder is set.
    private var owesLook = false
    /// Whether a finger has touched or lifted since the last look.
    private var hasTurned = false
    /// Whether the last look found no first responder.
    private var sawNone = false

    /// Records what a look saw of a scroll in progress. `hasMoved` says that the list moved in this
    /// turn, so that more movement may follow.
    func looked(
      at scrollView: UIScrollView?, _ snapshot: ResponderSnapshot, hasMoved: Bool,
      at time: TimeInterval
    ) {
      lastLook = time
      sawNone = snapshot.responder == nil
      // Also follow a list at rest: when it starts to move, `step()` must notice that before the
      // next look.
      self.scrollView = scrollView
      offset = scrollView?.contentOffset ?? .zero
      guard let scrollView, snapshot.prediction != nil else { return stop() }
      isMoving = true
      hasTurned = false
      isFingerDown = scrollView.isTracking
      owesLook = hasMoved
      if hasMoved { reminder.put(off: Self.patience) } else { reminder.drop() }
    }

    func stop() {
      isMoving = false
      owesLook = false
      reminder.drop()
    }

    /// Whether a look is due at the end of a turn, after `step()`: at once when a finger touched or
    /// lifted, when nothing scrolls, and when the journal has just sampled the same list.
    func isDue(at time: TimeInterval, _ recorder: JournalRecorder) -> Bool {
      let age = time - lastLook
      let isOld = age < 0 || age >= Self.interval - 0.001
      guard isMoving else {
        // There is no responder to show, so unannounced changes can wait for the next look.
        guard sawNone, !isOld, recorder.currentResponder == nil else { return true }
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

    /// Returns whether the list has moved since the last step or look, and records its offset.
    func step() -> Bool {
      guard let scrollView else {
        hasTurned = hasTurned || isMoving
        return false
      }
      if isMoving {
        let isTracking = scrollView.isTracking
        hasTurned =
          hasTurned || isTracking != isFingerDown
          || !(isTracking ? scrollView.isDragging : scrollView.isDecelerating)
      }
      guard scrollView.contentOffset != offset else { return false }
      offset = scrollView.contentOffset
      oweLook()
      return true
    }

    /// Whether the list has moved since the last step, without taking a step. Layout may move the
    /// list after *place*.
    var isBehind: Bool { isMoving && scrollView.map { $0.contentOffset != offset } == true }
  }
#endif
