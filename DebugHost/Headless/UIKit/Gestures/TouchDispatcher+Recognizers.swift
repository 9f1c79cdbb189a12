import Foundation

/// The part of an event that concerns the recognisers (T4.6.19, T4.6.20).
extension TouchDispatcher {
  /// Adds a new touch to those recognisers of its view and the view's ancestors that accept it.
  func enrol(_ touch: UITouch, _ event: UIEvent) {
    var view = touch.view
    touch.gestureRecognizers = []
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where accepts(recognizer, touch, event) {
        touch.gestureRecognizers?.append(recognizer)
        recognizer.activeTouches.append(touch)
        engage(recognizer)
      }
      view = current.superview
    }
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent)
    -> Bool
  {
    guard recognizer.isEnabled, !recognizer.isFinished, recognizer.shouldReceive(event),
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  private func engage(_ recognizer: UIGestureRecognizer) {
    guard !engaged.contains(where: { $0 === recognizer }) else { return }
    recognizer.isEngaged = true
    let depth = recognizer.view?.depth ?? 0
    let index = engaged.firstIndex { ($0.view?.depth ?? 0) < depth }
    engaged.insert(recognizer, at: index ?? engaged.endIndex)
  }

  func feedRecognizers(_ changed: [UITouch], _ event: UIEvent) {
    for recognizer in engaged {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = changed.filter { touch in
          touch.phase == phase && recognizer.activeTouches.contains { $0 === touch }
        }
        guard !touches.isEmpty, !recognizer.isFinished, recognizer.isEngaged else { continue }
        switch phase {
        case .began: recognizer.touchesBegan(Set(touches), with: event)
        case .moved: recognizer.touchesMoved(Set(touches), with: event)
        case .ended: recognizer.touchesEnded(Set(touches), with: event)
        default: recognizer.touchesCancelled(Set(touches), with: event)
        }
      }
    }
  }

  /// Lets recognisers continue if the recognisers for which they waited have failed, and then sends
  /// their actions.
  func settleRecognizers() {
    for _ in 0..<100 {
      for recognizer in engaged { recognizer.resolveHeldState() }
      let owing = engaged.filter(\.owesAction)
      guard !owing.isEmpty else { return }
      for recognizer in owing { recognizer.sendOwedAction() }
    }
  }

  /// Cancels the gestures of recognisers whose last finger has lifted, or makes them fail if they
  /// have not begun. Recognisers that wait for another recogniser or a further touch continue. Then
  /// removes the lifted touches from all recognisers.
  func failThoseLeftAlone(_ changed: [UITouch]) {
    let gone = changed.filter { $0.phase == .ended || $0.phase == .cancelled }
    guard !gone.isEmpty else { return }
    for recognizer in engaged {
      let remaining = recognizer.activeTouches.filter { touch in
        !gone.contains { $0 === touch }
      }
      guard remaining.count < recognizer.activeTouches.count else { continue }
      recognizer.lastScreenLocation = recognizer.screenLocation
      if remaining.isEmpty, recognizer.heldState == nil, !recognizer.awaitsFurtherTouches {
        recognizer.abandon()
      }
    }
    settleRecognizers()
    for recognizer in engaged {
      recognizer.activeTouches.removeAll { touch in gone.contains { $0 === touch } }
    }
  }

  /// Ends the gestures of views that have left their window, or whose window was hidden.
  func abandonThoseWithoutWindow() {
    for recognizer in engaged where recognizer.view?.isWithoutVisibleWindow ?? true {
      recognizer.abandon()
    }
  }

  func finishRecognizers() {
    for recognizer in engaged.filter(\.isFinished) {
      engaged.removeAll { $0 === recognizer }
      for item in tracked {
        item.touch.gestureRecognizers?.removeAll { $0 === recognizer }
      }
      recognizer.finish()
    }
  }

  // MARK: Exclusion

  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains {
      $0 !== recognizer && ($0.isActive || $0.currentState == .ended) && $0.excludes(recognizer)
    }
  }

  func awaitsFailure(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains {
      $0 !== recognizer && $0.isUndecided && recognizer.hasToWait(for: $0)
    }
  }

  /// Called when a recogniser has recognised its gesture. The recognisers that it excludes fail,
  /// and so do those that waited for it to fail.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    takeovers.append(recognizer)
    for other in engaged where other !== recognizer && other.isUndecided {
      if recognizer.excludes(other) || other.hasToWait(for: recognizer) { other.exclude() }
    }
  }

  /// Returns whether the content that already has the touches lets the scroll view take them over
  /// (T4.9.39, T4.9.40).
  func contentAllowsTakeover(by recognizer: UIGestureRecognizer) -> Bool {
    guard let scroller = recognizer.view else { return true }
    return tracked.allSatisfy { item in
      guard item.delivery == .delivered, let view = item.touch.view, view !== scroller,
        item.recognizers.contains(where: { $0 === recognizer })
      else { return true }
      return scroller.contentTouchesMayBeCancelled(in: view)
    }
  }
}

extension UIView {
  /// Whether the view is in no window or in a hidden one.
  var isWithoutVisibleWindow: Bool { window?.isHidden ?? true }

  /// The number of views above the view.
  fileprivate var depth: Int {
    var count = 0
    var view = superview
    while let current = view {
      count += 1
      view = current.superview
    }
    return count
  }

  /// Updates the `view` of recognisers that the app has added or removed. A recogniser has only one
  /// view.
  func gestureRecognizersDidChange(from old: [UIGestureRecognizer]) {
    let new = gestureRecognizers ?? []
    for recognizer in old
    where recognizer.view === self && !new.contains(where: { $0 === recognizer }) {
      recognizer.abandon()
      recognizer.view = nil
    }
    for recognizer in new where recognizer.view !== self {
      if let other = recognizer.view { other.removeGestureRecognizer(recognizer) }
      recognizer.view = self
    }
  }
}
