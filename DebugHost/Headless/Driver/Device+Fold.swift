import Foundation
import UIKit

/// Opening, bending and closing a phone that folds (4.22).
extension Device {
  /// How far a phone that folds is open. Any other device is closed.
  public enum Posture: String, CaseIterable, Sendable {
    /// The outer display shows the app.
    case closed
    /// The inner display shows the app, bent.
    case halfOpen = "half-open"
    /// The inner display shows the app, flat.
    case open
    /// Closed with the outer display to the user, and without a keyboard (T4.13.71).
    case flipped

    var isInside: Bool { self == .halfOpen || self == .open }
  }

  /// Opens, bends, closes or flips the phone. The app receives the same callbacks as in a rotation,
  /// and the animation runs as time passes. A rotation afterwards is one of the display that shows
  /// the app.
  ///
  /// - Returns: Whether the posture changes. It does not on a device that does not fold.
  @discardableResult
  public func fold(to posture: Posture) -> Bool {
    guard UIScreen.main.model.inside != nil, posture != self.posture else { return false }
    self.posture = posture
    HeadlessLoop.main.turn {
      // Whether the field resigns, or only its keyboard leaves, is K.
      if posture == .flipped {
        _ = application.keyWindow?.focus.firstResponder?.resignFirstResponder()
      }
      application.show(inside: posture.isInside, isHalfOpen: posture == .halfOpen)
    }
    return true
  }
}
