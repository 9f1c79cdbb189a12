import DebugHostScreens
import HeadlessDriver
import ResponderJournal
import UIKit

extension DebugHost {
  /// Two scenes for each diagnosis: one with a mistake that leads to the diagnosis, and one without
  /// the mistake. A scene is played only if the arguments name it.
  static var diagnosisScenes: [any Scene] {
    DiagnosisScreen.allCases.flatMap { screen in
      let (expected, script) = script(for: screen)
      let task = task(for: screen)
      let doing = String(task.prefix { $0 != ":" }) + "."
      return [true, false].map { isMistaken in
        DiagnosisScene(
          screen, isMistaken: isMistaken, expects: expected, task: isMistaken ? task : doing,
          script(isMistaken))
      }
    }
  }

  private typealias Script = (Bool) -> [SceneStep]

  private static func script(for screen: DiagnosisScreen) -> (Diagnosis.ID, Script) {
    switch screen {
    case .orphan: (.orphanAtRest, { _ in [edit("row-1"), act("Scroll away in code")] })
    case .behindKeyboard: (.fieldBehindKeyboard, { _ in [edit("name")] })
    case .contentBehindKeyboard: (.contentBehindKeyboard, { _ in [edit("name")] })
    case .strayKeyboard:
      (
        .keyboardWithoutResponder,
        {
          $0
            ? [edit("name"), act("Open a keypad of the app's own"), act("Close it")] : [foreign]
        }
      )
    case .otherWindow:
      (.responderOutsideKeyWindow, { _ in [edit("name"), act("Show another window")] })
    case .overlay:
      (.responderOutsideKeyWindow, { _ in [edit("name"), act("Show a window above")] })
    case .refusal: (.resignRefused, { _ in [edit("row-0"), hideHalf] })
    case .cycle: (.chainCycle, { _ in [act("Send an action")] })
    case .doubleLift: (.doubleLift, { _ in [edit("row-1"), act("End editing")] })
    case .inset: (.insetNotRestored, { _ in [edit("row-1"), act("End editing")] })
    case .tag: (.duplicateTag, { _ in [act("Show the SwiftUI fields")] })
    case .tagNotFocused: (.tagNotFocused, { _ in [act("Edit the city")] })
    case .twoLists: (.ambiguousScrollView, { _ in [act("Show two lists")] })
    case .unhandled: (.unhandledAction, { _ in [act("Send an action")] })
    case .refusedFocus: (.focusRefused, { _ in [act("Focus the field in code")] })
    case .lostFocus: (.focusLostEarly, { _ in [act("Focus the field in code")] })
    case .replaced: (.fieldReplaced, { _ in [edit("name"), type] })
    case .number: (.keyboardCannotBeDismissed, { _ in [edit("name")] })
    case .jump: (.listJumped, { _ in [edit("row-3")] })
    case .raised: (.layoutNotRestored, { _ in [edit("town"), act("End editing")] })
    case .lifted: (.needlessLift, { _ in [edit("town"), act("End editing")] })
    case .lateGuide: (.layoutGuideBelowKeyboard, { _ in [edit("name")] })
    case .leftField:
      (.fieldLeftWithScreen, { _ in [act("Open the note"), edit("note"), act("Close")] })
    case .behindBar: (.fieldBehindBar, { _ in [edit("name")] })
    case .lostBar: (.lostAccessoryBar, { _ in [act("Open the menu")] })
    case .reload: (.rowReloaded, { _ in [edit("row-1"), type] })
    case .leftOut: (.fieldNotInOrder, { _ in [edit("code")] })
    case .sharedPlace: (.fieldNotInOrder, { _ in [edit("name")] })
    }
  }

  /// Returns instructions for a user who wants to see the mistake happen and, after a colon, what
  /// then goes wrong. The button titles are those of the screens.
  private static func task(for screen: DiagnosisScreen) -> String {
    switch screen {
    case .orphan: "Tap Row 1, then “Scroll to the end”: the keyboard stays without its field."
    case .behindKeyboard: "Tap the field at the bottom: the keyboard covers it."
    case .contentBehindKeyboard:
      "Tap the field: the keyboard covers the button, and nothing scrolls."
    case .strayKeyboard:
      "Tap the field, then “Open the keypad”: the app's own keys post the keyboard's notifications."
    case .otherWindow: "Tap the field, then “Show a notice”: another window takes the keys."
    case .overlay: "Tap the field, then “Show a notice”: a window above the app takes the keys."
    case .refusal:
      "Tap Row 0, then push half of it out of sight: it refuses to give up the keyboard."
    case .cycle: "Tap “Save”: the action goes round in a circle."
    case .doubleLift: "Tap Row 1: the list is lifted twice."
    case .inset: "Tap Row 1, then “Done”: the list keeps its content inset for the keyboard."
    case .tag: "Tap “Show the SwiftUI fields”: two of them have one tag."
    case .tagNotFocused: "Tap “Edit the city”: no field has the tag that the button asks for."
    case .twoLists: "Tap “Show two lists”: the modifier does not say which of them it means."
    case .unhandled: "Tap “Save”: nothing in the chain takes the action."
    case .refusedFocus: "Tap “Edit the name”: the field is disabled, and no keyboard comes."
    case .replaced: "Tap the field and type: a new field takes its place, and the keyboard goes."
    case .number: "Tap the field: its keyboard has no return key, and nothing dismisses it."
    case .jump: "Tap Row 3: the list scrolls up with the keyboard, and then back."
    case .lostFocus: "Tap “Edit the name”: the field loses the keyboard at once."
    case .raised: "Tap the field, then “Done”: the screen stays where the keyboard raised it."
    case .lifted: "Tap the field: the screen rises twice as far as the keyboard."
    case .lateGuide: "Tap the field: the keyboard covers the bar at the bottom."
    case .leftField: "Open the note, tap its field, then “Close”: UIKit posts no hide."
    case .behindBar: "Tap the field: a bar on the keyboard covers it."
    case .lostBar: "Tap “Open the menu”: the bar at the bottom goes and does not come back."
    case .reload: "Tap Row 1 and type: its row is reloaded, and the keyboard goes."
    case .leftOut: "Tap “Code”: the return key of the other fields never comes to it."
    case .sharedPlace: "Tap “Name”: it has the tag of the field beside it."
    }
  }

  private static func edit(_ field: String) -> SceneStep {
    SceneStep("Tap the field: the keyboard comes up") { stage in
      try stage.tap(field)
      try stage.rest()
    }
  }

  private static func act(_ title: String) -> SceneStep {
    SceneStep(title) { stage in
      try stage.tap("act")
      try stage.rest(for: 1)
    }
  }

  private static var hideHalf: SceneStep {
    SceneStep("Push half of the row out of sight") { stage in
      try stage.drag(stage.scrollView("list"), by: CGVector(dx: 0, dy: -40))
      try stage.rest()
    }
  }

  private static var type: SceneStep {
    SceneStep("Type a letter") { stage in
      stage.device.type("a")
      try stage.rest(for: 1)
    }
  }

  private static var foreign: SceneStep {
    SceneStep("Another app beside this one opens its keyboard, and closes it") { stage in
      stage.device.keyboard.showForeign(height: 300)
      try stage.rest(for: 1)
      stage.device.keyboard.showForeign(height: nil)
      try stage.rest()
    }
  }
}
