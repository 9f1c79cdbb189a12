import Foundation

/// How a recogniser's wish becomes a state: gates, waiting, prevention, actions.
///
/// From possible it begins only if no active recognizer excludes it, the views and the delegate agree, and all
/// those that have to fail first have failed. Beginning fails the others that it excludes (T4.6.19, T4.6.20, T4.2.14).
extension UIGestureRecognizer {
  private var dispatcher: TouchDispatcher { UIApplication.shared.touchDispatcher }

  var isActive: Bool { currentState == .began || currentState == .changed }

  var isFinished: Bool {
    currentState == .ended || currentState == .cancelled || currentState == .failed
  }

  /// The middle of the touches in screen coordinates.
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
      // Asked and held already; a continuous gesture that ends while it is held never happened.
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

  /// Views from the touched one up to the recogniser's own are asked, then the delegate.
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

  /// Goes on after those it waited for have failed.
  func resolveHeldState() {
    guard let heldState, currentState == .possible, !dispatcher.awaitsFailure(self) else { return }
    if dispatcher.isPrevented(self) {
      currentState = .failed
    } else {
      enter(heldState)
    }
  }

  /// Ends whatever it was doing: it was disabled, or its view is gone.
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

  /// Fails because another one was recognised.
  func exclude() {
    guard currentState == .possible else { return }
    heldState = nil
    currentState = .failed
  }

  func sendOwedAction() {
    guard owesAction else { return }
    owesAction = false
    // Called by the recogniser itself, not as an action of the application; nil is no valid target (T4.2.14).
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

  /// Whether this one, recognised, keeps the other from being recognised.
  func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard isRelated(to: other) else { return false }
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !together
  }

  /// Fingers on unrelated views do not disturb each other.
  private func isRelated(to other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }
}
