import Foundation

/// Drags of an iPad keyboard that is not docked (T4.13.34).
extension KeyboardHost {
  /// Begins a drag. Returns false if the input set is hidden or at the bottom of the screen
  /// (`InputSet.isLoose`), or if a drag has begun already. UIKit posts will-change-frame with an
  /// end frame of zero, but not for a floating keyboard if `choices.floatingChange` is
  /// `didChangeOnly`.
  package func beginDrag() -> Bool {
    guard inputSet.isLoose, !isDragged else { return false }
    finishPending()
    isDragged = true
    if !(inputSet.posture == .floating && choices.floatingChange == .didChangeOnly) {
      post(change(.changeFrame, from: frame, to: .zero, duration: 0), did: false)
    }
    return true
  }

  /// Moves the keyboard with the finger, within the screen. An undocked or split keyboard moves
  /// only up and down.
  package func drag(by way: CGVector) {
    guard isDragged else { return }
    let place = standing(inputSet)
    var origin = place.content.origin
    origin.x += way.dx
    origin.y += way.dy
    isSilent = true
    if inputSet.posture == .floating {
      origin.x = min(max(0, origin.x), screen.bounds.width - place.content.width)
      origin.y = min(max(0, origin.y), screen.bounds.height - place.content.height - 1)
      settings.floatingOrigin = origin
    } else {
      let clearance = screen.bounds.maxY - origin.y - place.content.height
      settings.undockedClearance = min(
        max(1, clearance), screen.bounds.height - place.content.height)
    }
    isSilent = false
    stage.move(to: inputSet, duration: 0)
  }

  /// Ends the drag when the finger lifts. UIKit posts did-change-frame with the true frame.
  package func endDrag() {
    guard isDragged else { return }
    isDragged = false
    let begin = frame
    frame = standing(inputSet).reported
    post(change(.changeFrame, from: begin, to: frame, duration: 0), will: false)
  }
}
