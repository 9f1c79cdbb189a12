import Foundation

extension UIApplication {
  /// Shows the app on the inner or the outer display of a phone that folds, and bends the inner one.
  ///
  /// The same scenes move to the other display and take its size (T4.22.4). The interface turns by a
  /// quarter with it, because the phone doubles its width while the user holds it as before (K). As
  /// in a rotation, the keyboard moves when the animation has ended (T4.22.7, a choice). Without
  /// another display, only the keyboard's height may change (T4.14.19).
  package func show(
    inside isInside: Bool, isHalfOpen: Bool, duration: TimeInterval = SizeTransition.turnDuration
  ) {
    guard let inside = UIScreen.main.model.inside else { return }
    let old = display
    guard isInside == (old === UIScreen.main) else {
      guard old.isHalfOpen != isHalfOpen else { return }
      inputViewHost?.displayWillChange()
      old.isHalfOpen = isHalfOpen
      inputViewHost?.interfaceDidTurn()
      return
    }
    let orientation: UIInterfaceOrientation =
      old.orientation.isLandscape ? .portrait : .landscapeRight
    let new = isInside ? UIScreen(model: inside) : UIScreen.main
    new.takeSettings(of: old)
    new.turn(to: orientation)
    new.isHalfOpen = isHalfOpen
    inputViewHost?.displayWillChange()
    let classes = new.traitCollection
    SizeTransition(
      scenes: scenesInOrder.compactMap { $0 as? UIWindowScene }.filter { $0.screen === old },
      target: { scene in
        let traits = scene.traitCollection.modifyingTraits {
          $0.horizontalSizeClass = classes.horizontalSizeClass
          $0.verticalSizeClass = classes.verticalSizeClass
        }
        return (new.bounds.size, traits)
      },
      duration: duration
    ) { [self] in
      display = new
      inputViewHost?.move(to: new)
      for case let scene as UIWindowScene in scenesInOrder where scene.screen === old {
        scene.move(to: new)
      }
    }.run { [weak self] in self?.inputViewHost?.interfaceDidTurn() }
  }
}
