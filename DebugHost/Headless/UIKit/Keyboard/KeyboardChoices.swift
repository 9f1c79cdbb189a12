import Foundation

/// What the keyboard is taken to do where the truths name a conflict.
package struct KeyboardChoices: Equatable, Sendable {
  package enum HideFrame: Sendable {
    /// iOS 26: the accessory's height, 0 without one.
    case collapsed
    /// Before: the size that the keyboard had.
    case unchangedSize
  }

  package enum AccessorySwitch: Sendable {
    case changesFrame
    /// The whole show set again.
    case showsAgain
  }

  package enum AccessoryAlone: Sendable {
    /// Above the home indicator; the frame reaches to the screen's bottom.
    case aboveHomeIndicator
    /// At the screen's bottom with its own height, as reported of bars that do not mind the safe area.
    case atScreenBottom
  }

  /// Where an accessory without a keyboard stands on a phone with a home indicator (not established).
  package var accessoryAlone = AccessoryAlone.aboveHomeIndicator
  /// Whether a text field begins editing before the keyboard's notifications; a text view never does (C5.4).
  package var fieldsBeginBeforeKeyboard = true
  /// The end frame of a hide (C5.9).
  package var hideFrame = HideFrame.collapsed
  /// What a switch to a field with another accessory view posts (C5.14).
  package var accessorySwitch = AccessorySwitch.changesFrame
  /// Seconds that showing and hiding take (C5.16).
  package var duration: TimeInterval = 0.25

  package init() {}
}
