import Foundation

/// The finger of an interactive dismissal (T4.16.3 to T4.16.6): the scroll view tells where it is. Nothing is posted here
/// (T4.13.26): what ends it is a first responder that resigns (T4.13.27), or `endPull` (T4.13.28).
extension KeyboardHost {
  /// Where a finger meets what can be pulled, screen coordinates: the top of a docked keyboard, or above it by a layout
  /// guide's `keyboardDismissPadding` (T4.15.13); nil while there is nothing to pull.
  package var pullEdge: CGFloat? {
    guard inputSet.isUp, !inputSet.isLoose, !inputSet.isForeign else { return nil }
    let guides = Self.guides.compactMap(\.guide).filter { $0.owningView?.window != nil }
    return frame.minY - (guides.map(\.keyboardDismissPadding).max() ?? 0)
  }

  /// Puts the top of what shows at a height of the screen, between its docked place and the bottom edge.
  ///
  /// - Parameter takesAccessory: False lets an accessory whose owner keeps it stop where it stands alone (T4.16.9).
  /// - Returns: Whether there is nothing left to pull.
  package func pull(topTo y: CGFloat, takesAccessory: Bool) -> Bool {
    let way = pullableWay(takesAccessory: takesAccessory)
    pull = min(max(0, y - (pullEdge ?? standing(inputSet).reported.minY)), way)
    stage.move(to: inputSet, duration: 0)
    return pull >= way
  }

  /// How far a finger has pulled the keyboard down, as a fraction of its height.
  package var pullFraction: CGFloat {
    let height = standing(inputSet).reported.height
    return height > 0 ? pull / height : 0
  }

  /// Returns the keyboard to its docked place, and posts nothing.
  package func endPull() {
    guard pull > 0 else { return }
    pull = 0
    stage.move(to: inputSet, duration: choices.duration)
  }

  private func pullableWay(takesAccessory: Bool) -> CGFloat {
    let top = standing(inputSet).reported.minY
    guard !takesAccessory, let owner = inputSet.accessoryOwner, owner !== inputSet.responder,
      owner.canBecomeFirstResponder
    else { return screen.bounds.maxY - top }
    // The keyboard's owner goes, and the focus with the accessory stays with the accessory's owner (T4.4.18).
    return max(0, standing(inputSet.withoutContent).reported.minY - top)
  }

  /// A placement as far down as it has been pulled.
  func pulled(_ placement: KeyboardPlacement) -> KeyboardPlacement {
    var place = placement
    place.content.origin.y += pull
    place.accessory.origin.y += pull
    place.reported.origin.y += pull
    return place
  }
}
