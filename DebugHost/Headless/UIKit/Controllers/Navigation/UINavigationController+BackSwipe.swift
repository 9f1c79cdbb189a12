import Foundation

/// UIKit's own delegate of the back-swipe gesture. It prevents the gesture on the root screen,
/// during a transition, while the bar is hidden, and where the app has replaced the back button
/// (K). Many apps set another delegate, which removes the last two rules.
final class BackSwipeGate: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, !navigation.isNavigationBarHidden else { return false }
    return navigation.mayBackSwipe
      && navigation.topViewController?.navigationItem.replacesBackButton != true
  }
}

/// The interactive pop. The screens follow the finger. When the user lifts the finger, the pop
/// completes if the finger was moving forward fast. It also completes if the finger's motion would
/// have taken it past the middle, unless the finger was moving back fast. Otherwise the pop is
/// cancelled (K).
extension UINavigationController {
  var mayBackSwipe: Bool { stack.count > 1 && running == nil && pendingAnimated == nil }

  func makeBackSwipe(in view: UIView) -> UIGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    popGate = BackSwipeGate(self)
    pan.delegate = popGate
    popAction = GestureAction(pan) { [weak self] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      self?.backSwipeDidChange(pan)
    }
    view.addGestureRecognizer(pan)
    return pan
  }

  private func backSwipeDidChange(_ pan: UIPanGestureRecognizer) {
    let width = max(1, transitionView.bounds.width)
    let travel = pan.translation(in: view).x
    switch pan.state {
    case .began: beginBackSwipe()
    case .changed: break
    case .ended: return endBackSwipe(travel: travel, speed: pan.velocity(in: view).x)
    case .cancelled: return cancelBackSwipe()
    default: return
    }
    guard swipe != nil else { return }
    UIView.performWithoutAnimation { running?.move(to: min(1, max(0, travel / width))) }
  }

  /// The running transition, if a finger drives it.
  private var swipe: NavigationTransition? { running?.followsFinger == true ? running : nil }

  private func beginBackSwipe() {
    guard mayBackSwipe, let top = stack.last, shown === top else { return }
    top.willMove(toParent: nil)
    stack.removeLast()
    guard let below = stack.last else { return }
    NavigationTransition(
      in: self, from: top, to: below, isPop: true, animated: true, isInteractive: true
    ).begin()
  }

  private func endBackSwipe(travel: CGFloat, speed: CGFloat) {
    guard let swipe else { return }
    let width = transitionView.bounds.width
    let goes = speed > 300 || (travel + speed * 0.15 > width / 2 && speed > -300)
    guard goes else { return cancelBackSwipe() }
    swipe.followsFinger = false
    let rest = Double(max(0.2, 1 - travel / max(1, width)))
    swipe.complete(velocityFactor: rest)
  }

  private func cancelBackSwipe() {
    guard let swipe, let popped = swipe.old else { return }
    swipe.followsFinger = false
    popped.isMovingFromParent = false
    // The controller goes back on the stack. It never left its parent, so UIKit calls
    // `didMove(toParent:)` with the navigation controller again (K).
    stack.append(popped)
    popped.didMove(toParent: self)
    swipe.cancel()
  }
}
