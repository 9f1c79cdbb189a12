#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// How often the panel looks while a list scrolls: four times a second, as fast as a person reads, and at once when a finger
  /// comes or goes. In between the outlines of the field and of its ghost follow every frame.
  @MainActor
  final class HUDPace {
    /// Seconds.
    static let interval: TimeInterval = 0.25
    /// After so long without a look, seconds, a finger has stopped: the look that is owed is taken.
    static let patience: TimeInterval = 0.3

    /// Whether a scroll was in progress at the last look.
    private(set) var isMoving = false
    private weak var scrollView: UIScrollView?
    private var isFingerDown = false
    /// Of the list when the outlines were last placed, content coordinates.
    private var offset = CGPoint.zero
    private var lastLook: TimeInterval = -1
    private let reminder = TurnReminder()
    /// Whether something has moved that no look has seen, and the reminder is set.
    private var owesLook = false
    /// Whether a finger has come or gone since the last look.
    private var hasTurned = false
    /// Whether the last look found no first responder.
    private var sawNone = false

    /// After a look: what it saw of a scroll in progress; `hasMoved`: in this turn, so that more may come.
    func looked(
      at scrollView: UIScrollView?, _ snapshot: ResponderSnapshot, hasMoved: Bool,
      at time: TimeInterval
    ) {
      lastLook = time
      sawNone = snapshot.responder == nil
      // From here a list at rest is followed too: its first movement is announced before any look.
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

    /// Whether it is time for a look at the end of a turn, after `step()`: at once when a finger came or went, and where
    /// nothing scrolls; also when the journal has just taken one of the same list.
    func isDue(at time: TimeInterval, _ recorder: JournalRecorder) -> Bool {
      let age = time - lastLook
      let isOld = age < 0 || age >= Self.interval - 0.001
      guard isMoving else {
        // There is no responder to show: what else changes without news can wait for the next look.
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

    /// Whether the list has moved since the last step or look.
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

    /// The same without taking the step: layout may move the list after *place*.
    var isBehind: Bool { isMoving && scrollView.map { $0.contentOffset != offset } == true }
  }
#endif
