import Foundation

/// The behaviour that the stand-in assumes for the keyboard where the truths name a conflict.
package struct KeyboardChoices: Equatable, Sendable {
  package enum HideFrame: Sendable {
    /// iOS 26: the height of the accessory view, or 0 without one.
    case collapsed
    /// Before iOS 26: the size that the keyboard had.
    case unchangedSize
  }

  package enum AccessorySwitch: Sendable {
    case changesFrame
    /// All show notifications again.
    case showsAgain
  }

  package enum AccessoryAlone: Sendable {
    /// Above the home indicator. The reported frame extends to the bottom of the screen.
    case aboveHomeIndicator
    /// At the bottom of the screen with its own height, as reported for bars that ignore the safe area.
    case atScreenBottom
  }

  package enum Undocking: Sendable {
    /// The end frame of the hide notifications is below the screen. The did-change-frame notification carries the true
    /// frame (O: a dump of 2012).
    case endsBelowScreen
    /// All four notifications carry the true frame.
    case tellsTrueFrame
  }

  package enum FloatingChange: Sendable {
    /// Both change-frame notifications (T4.13.33).
    case pair
    /// Only did-change-frame (T4.13.36).
    case didChangeOnly
  }

  package enum ShortcutBarFrame: Sendable {
    /// The keyboard's full height, most of it below the screen (T4.13.38).
    case fullHeight
    /// The part that is on the screen.
    case visiblePart
  }

  package enum FirstRounds: Sendable {
    /// One round of notifications.
    case one
    /// One more round, with a smaller height, before the final one. With a third-party keyboard there are three in all.
    case oneMore
  }

  package enum SlideOverFrame: Sendable {
    /// The width and the horizontal position of the app's window (K).
    case app
    /// The width of the screen (K).
    case screen
  }

  package enum Correction: Sendable {
    /// A second will-show, as reported for third-party keyboards.
    case showsAgain
    /// No second will-show while something is visible (T4.13.22).
    case changesFrame
  }

  package enum Background: Sendable {
    /// The hide notifications when the app leaves, the show notifications when it returns.
    case hidesOnTheWayOut
    /// No notifications when the app leaves, the show notifications when it returns.
    case showsOnReturn
  }

  package enum HiddenBar: Sendable {
    /// The bar stays in its window, so that a field in it stays first responder.
    case staysInWindow
    /// The bar leaves its window, so that a field in it resigns (T4.4.20).
    case leavesWindow
  }

  /// Where an accessory view without a keyboard is on a phone with a home indicator (not established).
  package var accessoryAlone = AccessoryAlone.aboveHomeIndicator
  /// Whether a text field begins editing before the keyboard's notifications; a text view never does (C5.4).
  package var fieldsBeginBeforeKeyboard = true
  /// The end frame of a hide (C5.9).
  package var hideFrame = HideFrame.collapsed
  /// What UIKit posts when the focus moves to a field with another accessory view (C5.14).
  package var accessorySwitch = AccessorySwitch.changesFrame
  /// How long showing and hiding take, in seconds (C5.16).
  package var duration: TimeInterval = 0.25

  /// What UIKit posts when a docked keyboard is undocked (T4.13.31).
  package var undocking = Undocking.endsBelowScreen
  /// What UIKit posts about a floating keyboard (T4.13.36).
  package var floatingChange = FloatingChange.pair
  /// The frame of the bar that an iPad shows with a hardware keyboard, and its height in points: 55, or 69 in later
  /// versions (T4.14.10).
  package var shortcutBarFrame = ShortcutBarFrame.fullHeight
  package var shortcutBarHeight: CGFloat = 55
  /// How a third-party keyboard corrects its first frame.
  package var correction = Correction.showsAgain
  /// How many rounds of notifications the first keyboard after launch causes (T4.13.51).
  package var firstRounds = FirstRounds.one
  /// How wide a docked keyboard's frame is in Slide Over. It always ends at the bottom of the app's window (T4.13.52).
  package var slideOverFrame = SlideOverFrame.app
  /// What UIKit posts when the user leaves the app and returns (C5.15).
  package var background = Background.hidesOnTheWayOut
  /// What happens to an accessory view that the system hides in the background, while another app's
  /// keyboard is up, or under a password sheet (C5.21). While the device rotates, the view stays.
  package var hiddenBar = HiddenBar.staysInWindow
  /// Whether UIKit reports a height of 0 when the app returns in another orientation (T4.14.14).
  package var wakesWithoutHeight = false
  /// Whether the notifications of another app's keyboard say that it is this app's (T4.13.41).
  package var foreignClaimsToBeLocal = false
  /// Whether the object of the notifications is the screen, as it has been since iOS 16.1. Otherwise it is nil
  /// (T4.13.9).
  package var objectIsScreen = true
  /// The height of a keyboard with predictions on notched phones in landscape, in points (C5.10).
  package var notchedLandscapeHeight: CGFloat = 209
  /// A height that a rotation reports instead of the true one, such as 142 instead of 398 in one report (T4.14.13).
  package var rotationHeight: CGFloat?

  package init() {}
}
