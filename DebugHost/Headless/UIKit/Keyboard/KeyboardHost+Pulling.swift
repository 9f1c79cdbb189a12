import Foundation

/// The interactive dismissal of the keyboard by the user's finger (T4.16.3 to T4.16.6). The scroll
/// view reports the finger's position. UIKit posts no notifications meanwhile (T4.13.26). If the
/// first responder resigns, the keyboard hides (T4.13.27). Otherwise `endPull` moves the keyboard
/// back (T4.13.28).
extension KeyboardHost {
  /// The y coordinate on the screen at which a finger begins to pull the keyboard. It is the top of
  /// the keyboard's frame, less the largest `keyboardDismissPadding` of the layout guides of views
  /// in a window (T4.15.13). Nil if nothing is up, or if the keyboard is another app's or not
  /// docked.
  package var pullEdge: CGFloat? {
    guard inputSet.isUp, !inputSet.isLoose, !inputSet.isForeign else { return nil }
    let guides = Self.guides.compactMap(\.guide).filter { $0.owningView?.window != nil }
    return standing(inputSet).whole.minY - (guides.map(\.keyboardDismissPadding).max() ?? 0)
  }

  /// Moves the keyboard and its accessory view down by the finger's distance below `pullEdge`, at
  /// most until their top reaches the bottom edge of the screen.
  ///
  /// - Parameter y: The y coordinate of the finger on the screen.
  /// - Parameter takesAccessory: Whether the accessory view may leave the screen too. Otherwise, if
  ///   its owner can keep it on the screen, it moves at most to its place without a keyboard
  ///   (T4.16.9).
  /// - Returns: Whether the keyboard has moved down as far as it can.
  package func pull(topTo y: CGFloat, takesAccessory: Bool) -> Bool {
    let way = pullableWay(takesAccessory: takesAccessory)
    pull = min(max(0, y - (pullEdge ?? standing(inputSet).whole.minY)), way)
    stage.move(to: inputSet, duration: 0)
    return pull >= way
  }

  /// How far a finger has pulled the keyboard down, as a fraction of the keyboard's reported
  /// height.
  package var pullFraction: CGFloat {
    let height = standing(inputSet).whole.height
    return height > 0 ? pull / height : 0
  }

  /// Moves the keyboard back to its docked place, with an animation. UIKit posts nothing.
  package func endPull() {
    guard pull > 0 else { return }
    pull = 0
    stage.move(to: inputSet, duration: choices.duration)
  }

  private func pullableWay(takesAccessory: Bool) -> CGFloat {
    let top = standing(inputSet).whole.minY
    guard !takesAccessory, let owner = inputSet.accessoryOwner, owner !== inputSet.responder,
      owner.canBecomeFirstResponder
    else { return screen.bounds.maxY - top }
    // When the field resigns, the keyboard disappears. The owner of the accessory view then becomes
    // first responder and keeps the accessory view (T4.4.18).
    return max(0, standing(inputSet.withoutContent).whole.minY - top)
  }

  /// Returns a placement that is moved down as far as the finger has pulled the keyboard.
  func pulled(_ placement: KeyboardPlacement) -> KeyboardPlacement {
    var place = placement
    place.content.origin.y += pull
    place.accessory.origin.y += pull
    place.reported.origin.y += pull
    return place
  }
}
