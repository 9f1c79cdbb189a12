import Foundation

/// Turns the state that a recogniser requests into its actual state: conditions, waiting,
/// prevention and actions.
///
/// A recogniser in the possible state begins only if no active recogniser excludes it, the views
/// and the delegate agree, and all recognisers that have to fail first have failed. When it begins,
/// those that it excludes fail (T4.6.19, T4.6.20, T4.2.14).
extension UIGestureRecognizer {
  private var dispatcher: TouchDispatcher { UIApplication.shared.touchDispatcher }

  var isActive: Bool { currentState == .began || currentState == .changed }

  var isFinished: Bool {
    currentState == .ended || currentState == .cancelled || currentState == .failed
  }

  /// The centre of the touches, or the last centre if there are none, in screen coordinates.
  package var screenLocation: CGPoint {
    guard !activeTouches.isEmpty else { return lastScreenLocation }
    let sum = activeTouches.reduce(into: CGPoint.zero) {
      $0.x += $1.screenLocation.x
      $0.y += $1.screenLocation.y
    }
    let count = CGFloat(activeTouches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  func request(_ wish: State) {
    switch (currentState, wish) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      attempt(wish == .changed ? .began : wish)
    case (.possible, .failed), (.possible, .cancelled):
      heldState = nil
      currentState = .failed
    case (.began, .changed), (.began, .ended), (.began, .cancelled),
      (.changed, .changed), (.changed, .ended), (.changed, .cancelled):
      currentState = wish
      owesAction = true
    case (.began, .failed), (.changed, .failed):
      currentState = .cancelled
      owesAction = true
    default:
      return
    }
    dispatcher.stateDidChange()
  }

  private func attempt(_ wish: State) {
    if let heldState {
      // The recogniser already waits. If a continuous gesture ends during the wait, the recogniser
      // fails.
      if heldState == .began, wish == .ended { currentState = .failed }
      return
    }
    guard isEnabled, !dispatcher.isPrevented(self), mayBegin() else {
      currentState = .failed
      return
    }
    if dispatcher.awaitsFailure(self) {
      heldState = wish
    } else {
      enter(wish)
    }
  }

  /// Queries the views from the touched one up to the recogniser's own, and then the delegate.
  private func mayBegin() -> Bool {
    if takesOverContentTouches, !dispatcher.contentAllowsTakeover(by: self) { return false }
    var candidate = activeTouches.first?.view ?? view
    while let asked = candidate {
      if !asked.gestureRecognizerShouldBegin(self) { return false }
      if asked === view { break }
      candidate = asked.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func enter(_ state: State) {
    heldState = nil
    currentState = state
    owesAction = true
    dispatcher.didRecognize(self)
  }

  /// Continues after the recognisers for which this one waited have failed.
  func resolveHeldState() {
    guard let heldState, currentState == .possible, !dispatcher.awaitsFailure(self) else { return }
    if dispatcher.isPrevented(self) {
      currentState = .failed
    } else {
      enter(heldState)
    }
  }

  /// Cancels the gesture, or makes the recogniser fail if the gesture has not begun, because no
  /// touches can follow: for example, the recogniser was disabled or its view has left its window.
  func abandon() {
    switch currentState {
    case .began, .changed:
      request(.cancelled)
    case .possible where isEngaged:
      request(.failed)
    default:
      break
    }
  }

  /// Makes the recogniser fail, because another one has recognised a gesture.
  func exclude() {
    guard currentState == .possible else { return }
    heldState = nil
    currentState = .failed
  }

  func sendOwedAction() {
    guard owesAction else { return }
    owesAction = false
    // The recogniser calls its targets itself, not through the application. A nil target is not
    // valid (T4.2.14).
    for target in targets {
      guard let object = target.object else { continue }
      _ = ObjectiveCRuntime.send(
        target.action, to: object, Array([self].prefix(target.action.argumentCount)))
    }
  }

  func finish() {
    lastScreenLocation = screenLocation
    activeTouches = []
    isEngaged = false
    heldState = nil
    reset()
    currentState = .possible
  }

  // MARK: Relations

  func hasToWait(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Returns whether this recogniser, once it has recognised its gesture, prevents the other one.
  func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard isRelated(to: other) else { return false }
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !together
  }

  /// Returns whether one of the views contains the other. Fingers on unrelated views do not affect
  /// each other.
  private func isRelated(to other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }
}
