import DebugHostScreens
import HeadlessDriver
import ResponderJournal
import ResponderScope
import UIKit

/// A scene for one kind of mistake. Either its screen makes the mistake, and the HUD must diagnose
/// it, or its screen is correct, and the HUD must report no diagnosis.
struct DiagnosisScene: Scene {
  /// The screen with or without its mistake.
  struct Form: SceneScreen {
    let screen: DiagnosisScreen
    let isMistaken: Bool

    func makeController() -> UIViewController { screen.makeController(isMistaken: isMistaken) }
  }

  let screen: Form
  let task: String?
  /// The diagnosis that the mistake must lead to.
  let expected: Diagnosis.ID
  private let script: [SceneStep]

  init(
    _ screen: DiagnosisScreen, isMistaken: Bool, expects expected: Diagnosis.ID,
    task: String? = nil,
    _ script: [SceneStep]
  ) {
    self.screen = Form(screen: screen, isMistaken: isMistaken)
    self.expected = expected
    self.task = task
    self.script = script
  }

  /// The diagnosis' name with hyphens, as in `diagnosis-orphan-at-rest`; with `-not` for the screen
  /// without the mistake.
  var name: String {
    let diagnosis = expected.rawValue.reduce(into: "") {
      $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1)
    }
    let parts = ["diagnosis", diagnosis, screen.screen.variant, screen.isMistaken ? nil : "not"]
    return parts.compactMap { $0 }.joined(separator: "-")
  }
  var title: String { screen.screen.title }
  var summary: String {
    screen.isMistaken
      ? "Makes a mistake, which is diagnosed as \(expected.rawValue)."
      : "The same screen without the mistake: nothing is diagnosed."
  }

  func objection(to setting: Setting) -> String? {
    switch (screen.screen, screen.isMistaken) {
    case (.behindKeyboard, true), (.doubleLift, true), (.inset, true), (.raised, _), (.lifted, _),
      (.behindBar, true), (.lateGuide, true), (.leftField, true), (.jump, true),
      (.contentBehindKeyboard, true):
      setting.keyboard.covers
        ? nil : "needs a keyboard at the screen's bottom to make its mistake"
    case (.number, true):
      setting.model.isPad || !setting.keyboard.covers
        ? "needs the keyboard of an iPhone, which has no key that dismisses it" : nil
    case (.strayKeyboard, true):
      if setting.isLandscape, !setting.model.isPad, setting.textSize.isBeyond(.xxxl) {
        "has no room for large text over a keypad on a phone in landscape"
      } else if setting.model == .iPhoneSE, setting.textSize.isBeyond(.ax3) {
        "has no room for its button, its keypad and the HUD's notice at the largest text on the smallest phone"
      } else {
        nil
      }
    case (.lateGuide, false)
    where setting.model == .iPhoneSE && setting.textSize.isBeyond(.ax3):
      "has no room for its toolbar over the keyboard at the largest text on the smallest phone"
    case (.orphan, false):
      if !setting.keyboard.covers || setting.model.isPad {
        nil
      } else if setting.isLandscape {
        "makes no room for the keyboard, which covers its fields on a phone in landscape"
      } else if setting.model == .iPhoneSE, setting.textSize.isBeyond(.xxxl) {
        "makes no room for the keyboard, which covers large fields on the smallest phone"
      } else {
        nil
      }
    case (.otherWindow, false), (.overlay, false), (.lostFocus, false), (.tagNotFocused, false),
      (.behindKeyboard, false), (.refusal, false), (.behindBar, false), (.lateGuide, false):
      setting.isLandscape && !setting.model.isPad && setting.keyboard.covers
        && setting.textSize.isBeyond(.xxxl)
        ? "has no room for large text over a phone's keyboard in landscape" : nil
    default: nil
    }
  }

  func steps(on setting: Setting) -> [SceneStep] {
    let span = Span()
    let boot = SceneStep("Boot the iPhone") { stage in
      namesFunctions(true)
      try stage.rest()
      span.known = ResponderHUD.diagnoses.count
    }
    let verdict = SceneStep(screen.isMistaken ? "It is recognised" : "Nothing is found") { stage in
      try stage.rest()
      namesFunctions(false)
      let found = Set(ResponderHUD.diagnoses.dropFirst(span.known).map(\.id))
      // A mistake may have other diagnoses besides: a list that is lifted twice lifts its field away.
      try stage.check(
        "the screen is diagnosed as \(screen.isMistaken ? expected.rawValue : "nothing")",
        screen.isMistaken ? found.contains(expected) : found.isEmpty,
        "found \(found.map(\.rawValue).sorted())")
    }
    return [boot] + script + [verdict]
  }

  /// Gives the app's functions names on call stacks, as in Xcode, or takes the names away.
  @MainActor
  private func namesFunctions(_ isOn: Bool) {
    #if DEBUG || HUD
      CallStack.symbolizer = isOn ? { SymbolTable.name(at: $0) } : nil
      CallStack.hands = isOn ? ["HeadlessDriver", "DebugHost"] : []
      ResponderHUD.recordsCallStacks = true
    #endif
  }

  /// Remembers how many diagnoses there were at the end of the first step.
  @MainActor
  private final class Span {
    var known = 0
  }
}
