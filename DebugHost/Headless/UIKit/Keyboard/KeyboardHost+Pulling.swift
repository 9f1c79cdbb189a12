import Foundation

/// The finger of an interactive dismissal (T4.16.3 to T4.16.6): the scroll view tells where it is. Nothing is posted here
/// (T4.13.26): what ends it is a first responder that resigns (T4.13.27), or `endPull` (T4.13.28).
extension KeyboardHost {
  /// Puts the top of what shows at a height of the screen, between its docked place and the bottom edge.
  ///
  /// - Parameter takesAccessory: False lets an accessory whose owner keeps it stop where it stands alone (T4.16.9).
  /// - Returns: Whether there is nothing left to pull.
  package func pull(topTo y: CGFloat, takesAccessory: Bool) -> Bool {
    let way = pullableWay(takesAccessory: takesAccessory)
    pull = min(max(0, y - docked(inputSet).reported.minY), way)
    UIView.performWithoutAnimation { stage.place(inputSet, pulledBy: pull) }
    return pull >= way
  }

  /// The part of its way down that it has been pulled.
  package var pullFraction: CGFloat {
    let height = docked(inputSet).reported.height
    return height > 0 ? pull / height : 0
  }

  /// Back to its docked place; nobody is told.
  package func endPull() {
    guard pull > 0 else { return }
    pull = 0
    stage.move(to: inputSet, duration: choices.duration)
  }

  private func pullableWay(takesAccessory: Bool) -> CGFloat {
    let top = docked(inputSet).reported.minY
    guard !takesAccessory, let owner = inputSet.accessoryOwner, owner !== inputSet.responder,
      owner.canBecomeFirstResponder
    else { return screen.bounds.maxY - top }
    // The keyboard's owner goes, and the focus with the accessory stays with the accessory's owner (T4.4.18).
    return max(0, docked(inputSet.withoutContent).reported.minY - top)
  }
}
