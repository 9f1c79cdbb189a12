import Foundation

/// UIKit's own delegate of the back-swipe: not on the root, not during a transition, not where the back button is replaced
/// (K; an app that sets another delegate lifts the last rule, as many do).
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

/// The interactive pop: the screens follow the finger; on release it completes past the middle or with speed, else it is
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

  /// The running transition, if a finger moves it.
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
    // It never left: told again whose it is (K).
    stack.append(popped)
    popped.didMove(toParent: self)
    swipe.cancel()
  }
}
