import Foundation

extension HeadlessChoice {
  /// The conflicts C5.1 to C5.23, with one or more choices for each.
  package static let conflicts: [HeadlessChoice] = [
    HeadlessChoice(
      "C5.1", "where an action without a target starts", standard: "the first responder",
      alternative: "the sender; without a handler the action stays unhandled"
    ) { $0.focus.actionStart = .sender },
    HeadlessChoice(
      "C5.2", "which responder UIKit asks first when the focus moves", standard: "the new one",
      alternative: "the old one resigns first"
    ) { $0.focus.asksNewBeforeOldResigns = false },
    HeadlessChoice(
      "C5.3", "resigning without being first responder", standard: "false", alternative: "true"
    ) { $0.focus.nonFirstResponderResigns = true },
    HeadlessChoice(
      "C5.4", "a field's beginning and the keyboard", standard: "did-begin first",
      alternative: "the keyboard first"
    ) { $0.keyboard.fieldsBeginBeforeKeyboard = false },
    HeadlessChoice(
      "C5.5", "a window's next", standard: "its scene", alternative: "the application"
    ) { $0.focus.windowNext = .application },
    HeadlessChoice(
      "C5.6", "a held over-scroll's way back", standard: "proportional to the distance",
      alternative: "1700 points a second"
    ) { $0.scrolling.heldRelease = .constant },
    HeadlessChoice(
      "C5.6", "a held over-scroll's way back", standard: "proportional to the distance",
      alternative: "the overdamped pair"
    ) { $0.scrolling.heldRelease = .overdampedPair },
    HeadlessChoice(
      "C5.7", "a finger that lies still before it lifts", standard: "keeps the speed",
      alternative: "clears it"
    ) { $0.scrolling.hold = .clearsVelocity },
    HeadlessChoice(
      "C5.8", "a delegate's target while paging", standard: "ignored", alternative: "followed"
    ) { $0.scrolling.delegateMovesPagingTarget = true },
    HeadlessChoice(
      "C5.9", "the hide's end frame", standard: "the accessory's height",
      alternative: "the keyboard's size"
    ) {
      $0.keyboard.hideFrame =
        $0.keyboard.hideFrame == .collapsed ? .unchangedSize : .collapsed
    },
    HeadlessChoice(
      "C5.10", "a notched phone's keyboard in landscape", standard: "209 points",
      alternative: "240 points"
    ) { $0.keyboard.notchedLandscapeHeight = 240 },
    HeadlessChoice(
      "C5.11", "an action that the first responder's chain does not handle", standard: "unhandled",
      alternative: "starts again at the sender"
    ) { $0.focus.restartsAtSender = true },
    HeadlessChoice(
      "C5.12", "a presented controller's next", standard: "its view's superview",
      alternative: "always the presenting one"
    ) { $0.controllers.presentedNext = .alwaysPresenter },
    HeadlessChoice(
      "C5.13", "a touch while coasting", standard: "no did-end-decelerating",
      alternative: "did-end-decelerating"
    ) { $0.scrolling.touchEndsDeceleration = true },
    HeadlessChoice(
      "C5.14", "a field with another accessory", standard: "the change-frame pair",
      alternative: "the whole show set"
    ) { $0.keyboard.accessorySwitch = .showsAgain },
    HeadlessChoice(
      "C5.15", "to the background with the keyboard up", standard: "hide set on the way out",
      alternative: "show set on the way back"
    ) { $0.keyboard.background = .showsOnReturn },
    HeadlessChoice(
      "C5.21", "a bar that the system hides", standard: "stays in its window",
      alternative: "leaves it"
    ) { $0.keyboard.hiddenBar = .leavesWindow },
    HeadlessChoice(
      "C5.22", "the keyboard's frame and the accessory view", standard: "contains it",
      alternative: "ends below it"
    ) {
      $0.keyboard.accessoryInFrame =
        $0.keyboard.accessoryInFrame == .contained ? .leftOut : .contained
    },
    HeadlessChoice(
      "C5.16", "the keyboard's duration", standard: ".25 s", alternative: ".4 s"
    ) { $0.keyboard.duration = 0.4 },
    HeadlessChoice(
      "C5.17", "bouncing sideways and the safe area", standard: "counts",
      alternative: "does not count"
    ) { $0.scrolling.horizontalBounceCountsSafeArea = false },
    HeadlessChoice(
      "C5.18", "where the commit is made", standard: "in an update, inside a source",
      alternative: "by an observer before waiting"
    ) { $0.loop.commit = .observer },
    HeadlessChoice(
      "C5.19", "the keyboard when a form of SwiftUI is dragged", standard: "goes, as in a list",
      alternative: "stays"
    ) { $0.swiftUI.formDismissal = .none },
    HeadlessChoice(
      "C5.20", "what stands behind SwiftUI's search field", standard: "a search controller",
      alternative: "no view of UIKit"
    ) { $0.swiftUI.search = .drawn },
    HeadlessChoice(
      "C5.23", "the focus of a screen that is swiped back", standard: "stays until the pop lands",
      alternative: "leaves as the swipe begins, and comes back when it is cancelled"
    ) { $0.controllers.swipeTakesFocus = true },
  ]

  /// The versions of iOS that the stand-in can be set to, each with the answers that are known or
  /// reported to belong to it.
  package static let systems: [HeadlessChoice] = [15, 16, 17, 18, 26, 27].map { version in
    HeadlessChoice(
      "iOS \(version)", "the system's version", standard: "none in particular",
      alternative: "\(version)"
    ) { $0.follow(system: version) }
  }

  /// The questions on which versions of iOS, or observations of one version, differ. They are not
  /// among the conflicts in `Facts/Conflicts.md`.
  package static let versions: [HeadlessChoice] =
    [
      HeadlessChoice(
        "T4.13.9", "the notifications' object", standard: "the screen", alternative: "nil"
      ) { $0.keyboard.objectIsScreen.toggle() },
      HeadlessChoice(
        "T4.13.15", "the keyboard's duration", standard: ".25 s", alternative: "0"
      ) { $0.keyboard.duration = 0 },
      HeadlessChoice(
        "T4.14.12", "an accessory alone", standard: "above the home indicator",
        alternative: "at the screen's bottom"
      ) { $0.keyboard.accessoryAlone = .atScreenBottom },
      HeadlessChoice(
        "T4.13.31", "a docked keyboard's undocking", standard: "ends below the screen",
        alternative: "tells the true frame"
      ) { $0.keyboard.undocking = .tellsTrueFrame },
      HeadlessChoice(
        "T4.13.36", "a floating keyboard's change", standard: "the pair",
        alternative: "did-change only"
      ) { $0.keyboard.floatingChange = .didChangeOnly },
      HeadlessChoice(
        "T4.13.38", "the frame of an iPad's bar", standard: "full height, starting low",
        alternative: "what is on the screen"
      ) { $0.keyboard.shortcutBarFrame = .visiblePart },
      HeadlessChoice(
        "T4.14.10", "the height of an iPad's bar", standard: "55", alternative: "69"
      ) { $0.keyboard.shortcutBarHeight = 69 },
      HeadlessChoice(
        "T4.13.22", "another maker's keyboard corrects itself", standard: "shows again",
        alternative: "changes its frame"
      ) { $0.keyboard.correction = .changesFrame },
      HeadlessChoice(
        "T4.13.51", "the first keyboard after launch", standard: "one round of notifications",
        alternative: "one more, with another height"
      ) { $0.keyboard.firstRounds = .oneMore },
      HeadlessChoice(
        "T4.13.52", "a docked keyboard's width in Slide Over", standard: "the app's",
        alternative: "the screen's"
      ) { $0.keyboard.slideOverFrame = .screen },
      HeadlessChoice(
        "T4.13.41", "another app's keyboard says it is", standard: "another's",
        alternative: "this app's"
      ) { $0.keyboard.foreignClaimsToBeLocal = true },
      HeadlessChoice(
        "T4.14.13", "a rotation reports", standard: "the true height", alternative: "142"
      ) { $0.keyboard.rotationHeight = 142 },
      HeadlessChoice(
        "T4.15.18", "a layout guide", standard: "follows the keyboard",
        alternative: "stays at the bottom"
      ) { $0.keyboard.guidesStayDown.toggle() },
      HeadlessChoice(
        "T4.13.62", "a did-change-frame at rest", standard: "is not posted",
        alternative: "has a wrong frame"
      ) { $0.keyboard.tellsWrongFrameAtRest.toggle() },
      HeadlessChoice(
        "T4.13.61", "a SwiftUI field whose screen leaves", standard: "nothing is posted",
        alternative: "the keyboard's hide is posted"
      ) { $0.keyboard.hostedFieldsLeaveSilently.toggle() },
      HeadlessChoice(
        "T4.14.14", "coming back in another orientation reports", standard: "the true height",
        alternative: "0"
      ) { $0.keyboard.wakesWithoutHeight = true },
      HeadlessChoice(
        "T4.22.7", "the screen of an open iPhone Duo's keyboard", standard: "the scene's",
        alternative: "the main screen"
      ) { $0.keyboard.namesMainScreen = true },
      HeadlessChoice(
        "T4.22.7", "an iPhone Duo that folds with the keyboard up", standard: "hides and shows it",
        alternative: "changes its frame"
      ) { $0.keyboard.folding = .changesFrame },
      HeadlessChoice(
        "T4.4.19", "the focus of a screen that comes back", standard: "is given back",
        alternative: "is not"
      ) { $0.controllers.restoresFocus = false },
      HeadlessChoice(
        "T4.21.12", "the room of a hidden status bar", standard: "is given back",
        alternative: "stays"
      ) { $0.controllers.hiddenStatusBarKeepsRoom = true },
      HeadlessChoice(
        "T4.24.2", "a navigation bar while the user scrolls", standard: "stays",
        alternative: "its row goes, and the safe area with it"
      ) { $0.controllers.minimisesBars = true },
      HeadlessChoice(
        "T4.19.9", "which window is laid out first", standard: "the lowest",
        alternative: "the highest"
      ) { $0.loop.windowOrder = .frontToBack },
      HeadlessChoice(
        "T4.20.12", "what stands behind a list of SwiftUI", standard: "a collection view",
        alternative: "a table"
      ) { $0.swiftUI.list = $0.swiftUI.list == .table ? .collection : .table },
      HeadlessChoice(
        "T4.20.56", "what follows a hosting view", standard: "a key-press responder",
        alternative: "its controller or superview"
      ) { $0.swiftUI.hasKeyPressResponder = false },
      HeadlessChoice(
        "T4.20.57", "what draws a primitive of SwiftUI", standard: "a view",
        alternative: "a layer without a view"
      ) { $0.swiftUI.drawsPrimitives = true },
      HeadlessChoice(
        "T4.20.8", "an inset set from outside, when SwiftUI updates", standard: "stays",
        alternative: "SwiftUI writes its own again"
      ) { $0.swiftUI.insets = .writtenAgain },
      HeadlessChoice(
        "T4.20.36", "SwiftUI's accessory view, as the keyboard shows", standard: "is not set",
        alternative: "is set again"
      ) { $0.swiftUI.accessory = .setAsKeyboardShows },
      HeadlessChoice(
        "T4.20.39", "a text field of SwiftUI at the return key", standard: "submits, then resigns",
        alternative: "resigns before; the outermost action first; the line break goes on"
      ) {
        ($0.swiftUI.resignsBeforeSubmit, $0.swiftUI.returnGoesOn) = (true, true)
        $0.swiftUI.submitsOutermostFirst = true
      },
      HeadlessChoice(
        "T4.20.23", "when a probe of SwiftUI appears", standard: "with its view",
        alternative: "a pass earlier"
      ) { $0.swiftUI.probes = .first },
      HeadlessChoice(
        "T4.20.50", "containers around a view that ignores events", standard: "1", alternative: "2"
      ) { $0.swiftUI.eventContainers = 2 },
    ]
    // One choice for each number of turns above 1 that may pass between a change made outside an
    // update and the layout for that change.
    + (2...LoopChoices.mostTurns).map { turns in
      HeadlessChoice(
        "T4.19.6", "turns from a change outside an update to its layout", standard: "1",
        alternative: "\(turns)"
      ) { $0.loop.turnsToLayout = turns }
    }
}
