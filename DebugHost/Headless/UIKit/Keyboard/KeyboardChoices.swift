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

  package enum Undocking: Sendable {
    /// The hide set's end frame is below the screen, its did-change's the true one (O: a dump of 2012).
    case endsBelowScreen
    /// All four carry the true frame.
    case tellsTrueFrame
  }

  package enum FloatingChange: Sendable {
    /// The change-frame pair (T4.13.33).
    case pair
    /// Only its second half (T4.13.36).
    case didChangeOnly
  }

  package enum ShortcutBarFrame: Sendable {
    /// The keyboard's full height, starting low (T4.13.38).
    case fullHeight
    /// What is on the screen.
    case visiblePart
  }

  package enum FirstRounds: Sendable {
    /// One round of notifications.
    case one
    /// One more round, with a lower frame, before the one that counts; another maker's keyboard brings three in all.
    case oneMore
  }

  package enum SlideOverFrame: Sendable {
    /// As wide as the app's window, and where it is (K).
    case app
    /// As wide as the screen (K).
    case screen
  }

  package enum Correction: Sendable {
    /// A second will-show (reported of other makers' keyboards).
    case showsAgain
    /// No second will-show while something is visible (T4.13.22).
    case changesFrame
  }

  package enum Background: Sendable {
    /// Hide set on the way out, show set on the way back.
    case hidesOnTheWayOut
    /// Nothing on the way out, show set on the way back.
    case showsOnReturn
  }

  package enum HiddenBar: Sendable {
    /// It stays in its window, so that a field in it stays first responder.
    case staysInWindow
    /// It leaves its window, so that a field in it resigns (T4.4.20).
    case leavesWindow
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

  /// What a docked keyboard's undocking tells (T4.13.31).
  package var undocking = Undocking.endsBelowScreen
  /// What is posted about a floating keyboard (T4.13.36).
  package var floatingChange = FloatingChange.pair
  /// The frame of the bar that an iPad shows with a hardware keyboard, and its height in points: 55, later 69
  /// (T4.14.10).
  package var shortcutBarFrame = ShortcutBarFrame.fullHeight
  package var shortcutBarHeight: CGFloat = 55
  /// How another maker's keyboard corrects its first frame.
  package var correction = Correction.showsAgain
  /// How many rounds the first keyboard after launch brings (T4.13.51).
  package var firstRounds = FirstRounds.one
  /// How wide a docked keyboard's frame is in Slide Over; it always ends at the app's bottom (T4.13.52).
  package var slideOverFrame = SlideOverFrame.app
  /// What leaving the app and coming back post (C5.15).
  package var background = Background.hidesOnTheWayOut
  /// What becomes of a bar that the system hides: in the background, beside another app's keyboard, under a password
  /// sheet (C5.21). While the device turns it stays.
  package var hiddenBar = HiddenBar.staysInWindow
  /// Whether UIKit reports a height of 0 when the app returns in another orientation (T4.14.14).
  package var wakesWithoutHeight = false
  /// Whether another app's keyboard claims to be this app's (T4.13.41).
  package var foreignClaimsToBeLocal = false
  /// Whether the notifications' object is the screen, as since iOS 16.1; else nil (T4.13.9).
  package var objectIsScreen = true
  /// The height with predictions on notched phones in landscape, points (C5.10).
  package var notchedLandscapeHeight: CGFloat = 209
  /// A height that a rotation reports instead of the true one, as 142 for 398 once (T4.14.13).
  package var rotationHeight: CGFloat?

  package init() {}
}
