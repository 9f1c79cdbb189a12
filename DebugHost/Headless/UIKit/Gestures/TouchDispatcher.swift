import Foundation

/// Delivers touches to windows, gesture recognisers and views, during the event (T4.1.1, T4.1.2)
/// unless a scroll view or a recogniser withholds them.
///
/// A touch gets its window and view when it goes down, and keeps them (T4.6.18, T4.6.24, T4.6.25).
/// If the window can become key, it becomes key at this moment (T4.7.16). Recognisers receive every
/// event first, then the views (T4.6.19): `+Recognizers` and `+Views` contain these two parts.
@MainActor
package final class TouchDispatcher {
  /// Fingers that are down, and lifted fingers whose views have not received the end of the touch
  /// yet.
  var tracked: [TrackedTouch] = []
  /// Recognisers that have received touches since their reset, innermost view first.
  var engaged: [UIGestureRecognizer] = []
  /// Recognisers that have recognised their gesture in this update, and may therefore take touches
  /// away from the views.
  var takeovers: [UIGestureRecognizer] = []
  private var isUpdating = false
  /// The time of the last event, in seconds since boot.
  private var lastEvent: TimeInterval = 0
  /// The lifted touches that a later touch nearby can follow as a further tap, with the times at
  /// which they went down.
  private var taps: [(point: CGPoint, time: TimeInterval, count: Int)] = []

  package init() {}

  /// The fingers that are down, in the order in which they went down.
  package var touches: [UITouch] {
    tracked.filter { !$0.isLifted }.map(\.touch)
  }

  // MARK: Input

  /// Puts a finger down at a point on the screen. The event has been delivered when this method
  /// returns.
  ///
  /// - Parameters:
  ///   - time: The time of the touch, in seconds since boot; nil means now. Hardware reports an
  ///     event slightly after it has happened.
  ///   - willSend: Receives the touch before any view or recogniser does.
  @discardableResult
  package func touchDown(
    at point: CGPoint, time: TimeInterval? = nil, willSend: (UITouch) -> Void = { _ in }
  ) -> UITouch {
    let now = stamp(time)
    let touch = UITouch(screenLocation: point, timestamp: now, window: nil, view: nil)
    let others = touches
    for other in others { other.phase = .stationary }
    let event = UIEvent(type: .touches, timestamp: now, touches: Set(others + [touch]))
    // No window receives a touch on a visible status bar (T4.21.4).
    let isForApp = !UIApplication.shared.statusBarTakes(point)
    for window in UIApplication.shared.windowsBackToFront.reversed() where isForApp {
      let place = window.convert(point, from: window.screen.coordinateSpace)
      guard let view = window.hitTest(place, with: event) else { continue }
      touch.window = window
      touch.view = view
      break
    }
    touch.tapCount = countTaps(at: point, now)
    tracked.append(TrackedTouch(touch: touch, start: now, isOnStatusBar: !isForApp))
    willSend(touch)
    if let window = touch.window, window.canBecomeKey { window.makeKey() }
    UIApplication.shared.sendEvent(event)
    return touch
  }

  /// Moves fingers, in one event for all of them.
  package func touchesMove(
    _ places: [(touch: UITouch, point: CGPoint)], time: TimeInterval? = nil
  ) {
    change(places, to: .moved, time)
  }

  package func touchUp(_ touch: UITouch, at point: CGPoint, time: TimeInterval? = nil) {
    change([(touch, point)], to: .ended, time)
  }

  /// Cancels all touches, as the system does when a call or an alert arrives.
  package func cancelAllTouches() {
    change(touches.map { ($0, $0.screenLocation) }, to: .cancelled)
  }

  /// Returns a time that keeps the events in order: not before the last event, and not later than
  /// now.
  private func stamp(_ time: TimeInterval?) -> TimeInterval {
    let now = HeadlessLoop.main.now
    guard let time, time.isFinite else {
      lastEvent = now
      return now
    }
    lastEvent = min(now, max(lastEvent, time))
    return lastEvent
  }

  private func change(
    _ places: [(touch: UITouch, point: CGPoint)], to phase: UITouch.Phase,
    _ time: TimeInterval? = nil
  ) {
    let down = touches
    let places = places.filter { place in down.contains { $0 === place.touch } }
    guard !places.isEmpty else { return }
    let now = stamp(time)
    for touch in down {
      touch.phase = .stationary
    }
    for (touch, point) in places {
      touch.previousScreenLocation = touch.screenLocation
      touch.screenLocation = point
      touch.timestamp = now
      touch.phase = phase
      if phase == .ended { noteTap(touch) }
    }
    UIApplication.shared.sendEvent(UIEvent(type: .touches, timestamp: now, touches: Set(down)))
    if phase == .ended { tapStatusBar(places) }
    // If a window does not pass the event on, the lifted finger must not be tracked any longer.
    guard phase == .ended || phase == .cancelled else { return }
    for (touch, _) in places {
      guard let lost = tracked.first(where: { $0.touch === touch }), !lost.isLifted else {
        continue
      }
      lost.isLifted = true
      lost.delivery = .over
      lost.contentDelay?.invalidate()
      for recognizer in lost.recognizers { recognizer.abandon() }
    }
    removeFinishedTouches()
  }

  /// Scrolls to the top after a tap on the status bar (T4.21.4). A long press is not a tap (K).
  private func tapStatusBar(_ places: [(touch: UITouch, point: CGPoint)]) {
    let isTap = places.contains { place in
      guard let item = tracked.first(where: { $0.touch === place.touch }), item.isOnStatusBar
      else { return false }
      return place.touch.timestamp - item.start < Self.longestTap
        && UIApplication.shared.statusBarTakes(place.point)
    }
    if isTap { UIScrollView.statusBarTapped() }
  }

  /// The longest duration of a tap, in seconds (K).
  private static let longestTap: TimeInterval = 0.75

  /// Returns the tap count of a new touch. A finger that is still down is not a tap that another
  /// tap could follow.
  private func countTaps(at point: CGPoint, _ now: TimeInterval) -> Int {
    taps.removeAll { now - $0.time > Self.longestTapPause }
    let index = taps.lastIndex {
      abs($0.point.x - point.x) <= Self.farthestTap && abs($0.point.y - point.y) <= Self.farthestTap
    }
    return index.map { taps.remove(at: $0).count + 1 } ?? 1
  }

  private func noteTap(_ touch: UITouch) {
    guard let item = tracked.first(where: { $0.touch === touch }) else { return }
    taps.append((touch.screenLocation, item.start, touch.tapCount))
  }

  /// The longest time from touch-down to touch-down at which taps are counted together, in seconds
  /// (K).
  private static let longestTapPause: TimeInterval = 0.35
  /// The greatest distance on either axis at which taps are counted together, in points (K).
  private static let farthestTap: CGFloat = 45

  // MARK: Delivery

  /// Sends an event from the application to the windows that have touches, in the order of the
  /// touches.
  func send(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in touches where event.allTouches?.contains(touch) ?? false {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Delivers an event from a window to the recognisers, then to the views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = event.touches(for: window) ?? []
    let changed = tracked.filter {
      touches.contains($0.touch) && !$0.isLifted && $0.touch.phase != .stationary
    }
    update {
      for item in changed where item.touch.phase == .began { enrol(item.touch, event) }
      feedRecognizers(changed.map(\.touch), event)
      settleRecognizers()
      failThoseLeftAlone(changed.map(\.touch))
      settleRecognizers()
      cancelTakenTouches(event)
      deliverToViews(changed, event)
    }
  }

  /// Called when a recogniser has changed its state. If that happens outside an event, in a timer
  /// or in the app's code, the consequences follow at once.
  func stateDidChange() {
    update {}
  }

  func flush() {
    update {}
  }

  private func update(_ work: () -> Void) {
    guard !isUpdating else { return work() }
    isUpdating = true
    abandonThoseWithoutWindow()
    work()
    settleRecognizers()
    // The work may have removed views from their windows.
    abandonThoseWithoutWindow()
    settleRecognizers()
    let event = UIEvent(
      type: .touches, timestamp: HeadlessLoop.main.now, touches: Set(touches))
    cancelTakenTouches(event)
    finishRecognizers()
    deliverHeldBack(event)
    cancelTouchesWithoutWindow(event)
    removeFinishedTouches()
    isUpdating = false
  }

  /// Ends the gestures and touches of views that have left their window, or whose window was
  /// hidden.
  func viewsDidLeaveWindow() {
    if !tracked.isEmpty { update {} }
  }

  func removeFinishedTouches() {
    tracked.removeAll { $0.isLifted && $0.delivery == .over }
  }
}
