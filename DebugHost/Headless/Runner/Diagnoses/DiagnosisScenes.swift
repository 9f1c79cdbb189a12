import DebugHostScreens
import HeadlessDriver
import ResponderCore
import UIKit

extension DebugHost {
  /// A scene for each diagnosis that provokes it, and one that must not; played when they are named.
  static var diagnosisScenes: [any Scene] {
    DiagnosisScreen.allCases.flatMap { screen in
      let (expected, script) = script(for: screen)
      return [true, false].map { isMistaken in
        DiagnosisScene(screen, isMistaken: isMistaken, expects: expected, script(isMistaken))
      }
    }
  }

  private typealias Script = (Bool) -> [SceneStep]

  private static func script(for screen: DiagnosisScreen) -> (Diagnosis.ID, Script) {
    switch screen {
    case .orphan: (.orphanAtRest, { _ in [edit("row-1"), act("Scroll away in code")] })
    case .behindKeyboard: (.fieldBehindKeyboard, { _ in [edit("name")] })
    case .strayKeyboard:
      (.keyboardWithoutResponder, { $0 ? [act("Open a tool with a field")] : [foreign] })
    case .otherWindow:
      (.responderOutsideKeyWindow, { _ in [edit("name"), act("Show another window")] })
    case .overlay: (.overlayStoleKey, { _ in [edit("name"), act("Show a window above")] })
    case .refusal: (.resignRefused, { _ in [edit("row-0"), fling(-3)] })
    case .cycle: (.chainCycle, { _ in [act("Send an action")] })
    case .doubleLift: (.doubleLift, { _ in [edit("row-1"), act("End editing")] })
    case .inset: (.insetNotRestored, { _ in [edit("row-1"), act("End editing")] })
    case .prediction: (.predictionOverridden, { _ in [edit("row-3"), fling(-0.6)] })
    case .tag: (.duplicateTag, { _ in [act("Show the SwiftUI fields")] })
    case .unhandled: (.unhandledAction, { _ in [act("Send an action")] })
    case .lostFocus: (.focusLostEarly, { _ in [act("Focus the field in code")] })
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

  private static func fling(_ speed: CGFloat) -> SceneStep {
    SceneStep("Fling the list") { stage in
      stage.device.fling(
        from: CGPoint(x: 372, y: 420), velocity: CGPoint(x: 0, y: speed), duration: 0.08)
      try stage.rest()
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
