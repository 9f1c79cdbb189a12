import Foundation

/// The part of an event that concerns the views: the touches that recognisers and scroll views
/// leave to them (T4.6.20, T4.9.37 to T4.9.40).
extension TouchDispatcher {
  /// The time for which a scroll view withholds the touches of its content, in seconds (T4.9.37).
  private static let contentDelay: TimeInterval = 0.15

  private enum Message {
    case began, moved, ended, cancelled

    var phase: UITouch.Phase {
      switch self {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
  }

  func deliverToViews(_ changed: [TrackedTouch], _ event: UIEvent) {
    for item in changed where item.touch.phase == .began { prepare(item) }
    for item in changed where item.touch.phase == .ended || item.touch.phase == .cancelled {
      item.isLifted = true
      item.contentDelay?.invalidate()
    }
    let known = changed.filter { $0.delivery == .delivered }
    send(.moved, known.filter { $0.touch.phase == .moved }, event)
    send(.cancelled, known.filter { $0.touch.phase == .cancelled }, event)
    for item in changed where item.touch.phase == .cancelled { item.delivery = .over }
    deliverHeldBack(event)
  }

  /// Delivers the touches that no longer have to be withheld. After a quick lift, the view receives
  /// the beginning and the end together (T4.9.38).
  func deliverHeldBack(_ event: UIEvent) {
    send(.began, tracked.filter { $0.delivery == .withheld && !$0.delaysBegan }, event)
    send(
      .ended, tracked.filter { $0.isLifted && $0.delivery == .delivered && !$0.delaysEnded }, event)
  }

  /// Cancels the touches of recognised gestures in their views, if the recogniser cancels touches
  /// (T4.6.20). A view that has not received one of these touches yet never receives it.
  func cancelTakenTouches(_ event: UIEvent) {
    let takers = takeovers.filter(\.cancelsTouchesInView)
    takeovers = []
    guard !takers.isEmpty else { return }
    let taken = tracked.filter { item in
      item.recognizers.contains { recognizer in takers.contains { $0 === recognizer } }
    }
    send(.cancelled, taken.filter { $0.delivery == .delivered }, event)
    for item in taken {
      item.delivery = .over
      item.contentDelay?.invalidate()
    }
  }

  /// Decides how to deliver a new touch. A view without multiple touch does not receive a second
  /// finger, exclusive touch may keep the touch from its view, and content inside a scroll view has
  /// to wait.
  private func prepare(_ item: TrackedTouch) {
    guard let view = item.touch.view else {
      item.delivery = .over
      return
    }
    let isOccupied = tracked.contains {
      $0 !== item && !$0.isLifted && $0.touch.view === view && $0.delivery != .over
    }
    if isOccupied, !view.isMultipleTouchEnabled { item.delivery = .over }
    if isShutOut(item, view) { item.delivery = .over }
    guard item.delivery == .withheld,
      view.ancestors.contains(where: \.delaysContentTouchesForSubviews)
    else { return }
    item.contentDelay = HeadlessLoop.main.schedule(after: Self.contentDelay) {
      [weak self, weak item] in
      item?.contentDelay = nil
      self?.flush()
    }
  }

  /// Returns whether exclusive touch keeps the touch from its view: another view of the window has
  /// a finger, and one of the two views is exclusive.
  private func isShutOut(_ item: TrackedTouch, _ view: UIView) -> Bool {
    tracked.contains { other in
      guard other !== item, !other.isLifted, other.delivery != .over, let owner = other.touch.view,
        owner !== view, other.touch.window === item.touch.window
      else { return false }
      return owner.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  /// Cancels the touches of views that have left their window. `touchesCancelled` is then the last
  /// call that the view receives (K).
  func cancelTouchesWithoutWindow(_ event: UIEvent) {
    let lost = tracked.filter {
      !$0.isLifted && $0.delivery != .over && $0.touch.view?.isWithoutVisibleWindow ?? true
    }
    send(.cancelled, lost.filter { $0.delivery == .delivered }, event)
    for item in lost {
      item.delivery = .over
      item.contentDelay?.invalidate()
    }
  }

  /// Sends one call to each view, with all of its touches.
  private func send(_ message: Message, _ items: [TrackedTouch], _ event: UIEvent) {
    var rest = items
    while let first = rest.first {
      let group = rest.filter { $0.touch.view === first.touch.view }
      rest.removeAll { $0.touch.view === first.touch.view }
      guard let view = first.touch.view else {
        for item in group { item.delivery = .over }
        continue
      }
      send(message, group, to: view, event)
    }
  }

  private func send(
    _ message: Message, _ group: [TrackedTouch], to view: UIView, _ event: UIEvent
  ) {
    let touches = Set(group.map(\.touch))
    let phases = group.map(\.touch.phase)
    for item in group { item.touch.phase = message.phase }
    switch message {
    case .began:
      let isWelcome = view.ancestors.allSatisfy {
        $0.contentTouchesShouldBegin(touches, with: event, in: view)
      }
      for item in group { item.delivery = isWelcome ? .delivered : .over }
      if isWelcome { view.touchesBegan(touches, with: event) }
    case .moved:
      view.touchesMoved(touches, with: event)
    case .ended:
      for item in group { item.delivery = .over }
      view.touchesEnded(touches, with: event)
    case .cancelled:
      for item in group { item.delivery = .over }
      view.touchesCancelled(touches, with: event)
    }
    for (item, phase) in zip(group, phases) { item.touch.phase = phase }
  }
}

extension UIView {
  /// All superviews, nearest first. They may withhold or refuse the touches of this view.
  fileprivate var ancestors: [UIView] {
    var found: [UIView] = []
    var view = superview
    while let current = view {
      found.append(current)
      view = current.superview
    }
    return found
  }
}
