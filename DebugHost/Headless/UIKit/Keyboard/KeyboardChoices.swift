import Foundation

/// The stand-in's behaviour for the keyboard where sources conflict (`Facts/Conflicts.md`) or
/// versions of iOS differ.
package struct KeyboardChoices: Equatable, Sendable {
  package enum HideFrame: Sendable {
    /// The frame has the height of the accessory view, or 0 without one, as on iOS 26.
    case collapsed
    /// The frame has the size that the keyboard had, as before iOS 26.
    case unchangedSize
  }

  package enum AccessorySwitch: Sendable {
    case changesFrame
    /// UIKit posts all show notifications again.
    case showsAgain
  }

  package enum AccessoryAlone: Sendable {
    /// Above the home indicator. The reported frame extends to the bottom of the screen.
    case aboveHomeIndicator
    /// At the bottom of the screen with its own height, as reported for bars that ignore the safe
    /// area.
    case atScreenBottom
  }

  package enum Undocking: Sendable {
    /// Will-change-frame and will-hide report an end frame below the screen. The did-notifications
    /// report the true frame (O: a dump of 2012).
    case endsBelowScreen
    /// All four notifications report the true frame.
    case tellsTrueFrame
  }

  package enum FloatingChange: Sendable {
    /// UIKit posts both change-frame notifications (T4.13.33).
    case pair
    /// UIKit posts only did-change-frame (T4.13.36).
    case didChangeOnly
  }

  package enum ShortcutBarFrame: Sendable {
    /// The keyboard's full height, most of it below the screen (T4.13.38).
    case fullHeight
    /// The part that is on the screen.
    case visiblePart
  }

  package enum FirstRounds: Sendable {
    /// One round of notifications, or two with a third-party keyboard.
    case one
    /// One more round, with another height, before the final one: two rounds in all, or three with
    /// a third-party keyboard.
    case oneMore
  }

  package enum SlideOverFrame: Sendable {
    /// The width and the horizontal position of the app's window (K).
    case app
    /// The width of the screen (K).
    case screen
  }

  package enum Folding: Sendable {
    /// UIKit posts the hide notifications before the display changes, and the show notifications
    /// afterwards, as in a rotation.
    case hidesAndShows
    /// UIKit posts only the change-frame notifications afterwards.
    case changesFrame
  }

  package enum Correction: Sendable {
    /// UIKit posts will-show a second time, as reported for third-party keyboards.
    case showsAgain
    /// UIKit posts no second will-show while something is visible (T4.13.22).
    case changesFrame
  }

  package enum Background: Sendable {
    /// UIKit posts the hide notifications when the user leaves the app, and the show notifications
    /// when the user returns.
    case hidesOnTheWayOut
    /// UIKit posts nothing when the user leaves the app, and the show notifications when the user
    /// returns.
    case showsOnReturn
  }

  package enum AccessoryInFrame: Sendable {
    /// The keyboard's frame begins at the top of the accessory view (T4.14.12).
    case contained
    /// The keyboard's frame begins at the top of the keyboard, below the accessory view (T4.14.16).
    case leftOut
  }

  package enum HiddenBar: Sendable {
    /// The bar stays in its window, so that a field in it stays first responder.
    case staysInWindow
    /// The bar leaves its window, so that a field in it resigns (T4.4.20).
    case leavesWindow
  }

  /// The place of an accessory view without a keyboard on a phone with a home indicator (not
  /// established).
  package var accessoryAlone = AccessoryAlone.aboveHomeIndicator
  /// Whether UIKit notifies a text field's delegate that editing has begun before it posts the
  /// keyboard's notifications. It always notifies a text view's delegate after them (C5.4).
  package var fieldsBeginBeforeKeyboard = true
  /// The end frame that the hide notifications report (C5.9).
  package var hideFrame = HideFrame.collapsed
  /// Whether the frame of a docked keyboard contains the accessory view on it (C5.22).
  package var accessoryInFrame = AccessoryInFrame.contained
  /// Whether no layout guide follows the keyboard, as reported for betas of iOS 27 (T4.15.18).
  package var guidesStayDown = false
  /// Whether a rest after each change brings a further did-change-frame with a frame at the bottom
  /// of the screen, as reported for betas of iOS 27 (T4.13.62; the frame is K).
  package var tellsWrongFrameAtRest = false
  /// Whether the keyboard leaves without a notification if a field of SwiftUI is still first
  /// responder when its controller is popped or dismissed (T4.13.61).
  package var hostedFieldsLeaveSilently = true
  /// The notifications that UIKit posts when the focus moves to a field with another accessory view
  /// (C5.14).
  package var accessorySwitch = AccessorySwitch.changesFrame
  /// The duration of showing and of hiding the keyboard, in seconds (C5.16).
  package var duration: TimeInterval = 0.25

  /// The frames that UIKit reports when the user undocks a docked keyboard (T4.13.31).
  package var undocking = Undocking.endsBelowScreen
  /// The notifications that UIKit posts about a floating keyboard (T4.13.36).
  package var floatingChange = FloatingChange.pair
  /// The reported frame of the bar that an iPad shows with a hardware keyboard (T4.14.10).
  package var shortcutBarFrame = ShortcutBarFrame.fullHeight
  /// The height of the bar that an iPad shows with a hardware keyboard, in points: 55, or 69 in
  /// later versions of iPadOS.
  package var shortcutBarHeight: CGFloat = 55
  /// The notifications that UIKit posts when it corrects the frame that it first reported.
  package var correction = Correction.showsAgain
  /// The number of rounds of notifications when the first keyboard after launch appears (T4.13.51).
  package var firstRounds = FirstRounds.one
  /// The width of a docked keyboard's frame in Slide Over. The frame always ends at the bottom of
  /// the app's window (T4.13.52).
  package var slideOverFrame = SlideOverFrame.app
  /// Whether the notifications name the main screen while an iPhone Duo is open, which is then its
  /// outer display (T4.22.7). The frames are on the inner one in any case.
  package var namesMainScreen = false
  /// The notifications that UIKit posts when an iPhone Duo with the keyboard up is opened, bent or
  /// closed (T4.22.7).
  package var folding = Folding.hidesAndShows
  /// The notifications that UIKit posts when the user leaves the app and returns (C5.15).
  package var background = Background.hidesOnTheWayOut
  /// Whether an accessory view that the system hides stays in its window. The system hides it in
  /// the background, while another app's keyboard is up, and under a password sheet (C5.21). While
  /// the device rotates, the view always stays in its window.
  package var hiddenBar = HiddenBar.staysInWindow
  /// Whether UIKit reports a height of 0 when the app returns to the foreground, as was reported
  /// for a return in another orientation (T4.14.14).
  package var wakesWithoutHeight = false
  /// Whether the notifications of another app's keyboard say that the keyboard belongs to this app
  /// (T4.13.41).
  package var foreignClaimsToBeLocal = false
  /// Whether the object of the notifications is the screen, as it has been since iOS 16.1.
  /// Otherwise the object is nil (T4.13.9).
  package var objectIsScreen = true
  /// The height of a keyboard with predictions on notched phones in landscape, in points (C5.10).
  package var notchedLandscapeHeight: CGFloat = 209
  /// A height that UIKit reports after a rotation in place of the true one, such as 142 instead of
  /// 398 in one report (T4.14.13). Nil if it reports the true height.
  package var rotationHeight: CGFloat?

  package init() {}
}
