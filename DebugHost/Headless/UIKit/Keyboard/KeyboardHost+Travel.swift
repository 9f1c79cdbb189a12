import Foundation

/// The keyboard of a screen that the user swipes back. UIKit posts the hide as the swipe begins,
/// but the views stay and move sideways with their screen (T4.13.73).
extension KeyboardHost {
  /// Begins the travel if the input views at the bottom of the screen are up for a responder inside
  /// the leaving view.
  func beginTravel(with view: UIView?) {
    guard let view, inputSet.isUp, !inputSet.isLoose, inputSet.responder?.isInside(view) == true
    else { return }
    settings.isTravelling = true
  }

  func travel(to x: CGFloat) {
    if settings.isTravelling { stage.travel(to: x) }
  }

  /// Removes the views, for which UIKit posts the did-notifications of the hide. If the swipe was
  /// cancelled and the focus is still where it was, the views stay and UIKit posts a show instead
  /// (T4.13.75).
  func endTravel(isCancelled: Bool) {
    guard settings.isTravelling else { return }
    isSilent = true
    settings.isTravelling = false
    isSilent = false
    if !isCancelled || !resolvedSet.isUp { finishPending() }
    stage.travel(to: 0)
    refresh(.focus)
  }
}
