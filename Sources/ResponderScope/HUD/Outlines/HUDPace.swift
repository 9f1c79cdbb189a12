#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Decides when an overlay takes a snapshot of the app. While a list scrolls, that is four times
  /// a second, as fast as a person reads, and at the end of the turn in which a finger touches or
  /// lifts. Between two snapshots, the overlay only moves its outlines.
  @MainActor
  final class HUDPace {
    /// The time between two snapshots during a scroll or without a first responder, in seconds.
    static let interval: TimeInterval = 0.25
    /// The delay of the reminder, in seconds. If the run loop has no turn until then, for example
    /// because the finger has stopped, the reminder causes the turn for the snapshot that is due.
    static let patience: TimeInterval = 0.3

    /// Whether a scroll was in progress at the last snapshot; false after `stop()`.
    private(set) var isMoving = false
    private weak var scrollView: UIScrollView?
    private var isFingerDown = false
    /// The list's content offset at the last snapshot or call of `step()`.
    private var offset = CGPoint.zero
    private var lastLook: TimeInterval = -1
    private let reminder = TurnReminder()
    /// Whether the reminder is set, because the list has moved since the last snapshot or a
    /// snapshot was postponed.
    private var owesLook = false
    /// Whether the scroll has begun another phase since the last snapshot: a finger has touched or
    /// lifted, or the scroll has ended.
    private var hasTurned = false
    /// Whether there was no first responder at the last snapshot.
    private var sawNone = false

    /// Records what a snapshot has found. If the list has moved in this turn of a scroll
    /// (`hasMoved`), it may move again, so this sets the reminder for another snapshot.
    func looked(
      at scrollView: UIScrollView?, _ snapshot: ResponderSnapshot, hasMoved: Bool,
      at time: TimeInterval
    ) {
      lastLook = time
      sawNone = snapshot.responder == nil
      // A list at rest is followed too, so that `step()` notices when the list starts to move.
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

    /// Returns whether a snapshot is due at the end of a turn, after `step()`: in every turn, or
    /// four times a second during a scroll, apart from the beginning of a phase, and while the
    /// scene has no first responder.
    func isDue(at time: TimeInterval) -> Bool {
      let age = time - lastLook
      let isOld = age < 0 || age >= Self.interval - 0.001
      if isOld || (isMoving ? hasTurned : !sawNone) { return true }
      // Without a responder to show, changes that UIKit does not announce can wait.
      if !isMoving { oweLook() }
      return false
    }

    private func oweLook() {
      guard !owesLook else { return }
      owesLook = true
      reminder.put(off: Self.patience)
    }

    /// Records the list's offset and whether the scroll has begun another phase. Returns whether
    /// the list has moved since the last snapshot or call of this method.
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

    /// Whether the list has moved during a scroll since the last snapshot or call of `step()`.
    /// Layout may move the list after the turn clock has called `place`. Reading this property
    /// records nothing.
    var isBehind: Bool { isMoving && scrollView.map { $0.contentOffset != offset } == true }
  }
#endif
