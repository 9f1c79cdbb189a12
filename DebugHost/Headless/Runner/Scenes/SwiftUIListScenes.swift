import DebugHostScreens
import UIKit

/// A scene with a conversation and, at the lower edge of the safe area, a composer. The last
/// message stays above the composer.
struct SwiftUIChatScene: Scene {
  let name = "swiftui-chat"
  let title = "SwiftUI chat"
  let summary = "A composer in the safe area's lower edge; the last message stays above it."
  let screen = DemoScreen.swiftUIChat

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot, and throw the conversation to its end") { stage in
        try stage.rest()
        for _ in 0..<6 {
          let list = try stage.scrollView("conversation")
          if atEnd(list) { break }
          try stage.fling(list, velocity: CGPoint(x: 0, y: -5))
          try stage.rest(for: 3)
        }
        try checkEnd(stage)
        stage.measured["offset"] = try stage.scrollView("conversation").contentOffset.y
      },
      SceneStep("Tap the composer: the last message goes up with it", isPoster: true) { stage in
        try stage.tap("composer")
        try stage.rest()
        try stage.check("the composer has the focus", stage.isEditing("composer"))
        try checkEnd(stage)
      },
      SceneStep("Type: nothing moves") { stage in
        let before = try stage.scrollView("conversation").contentOffset.y
        try stage.type("As the loom")
        try stage.rest()
        let after = try stage.scrollView("conversation").contentOffset.y
        try stage.check("the conversation stays", before == after, "\(before) to \(after)")
      },
      SceneStep("Tap Done: the keyboard leaves, and every point comes back") { stage in
        try stage.tap("done")
        try stage.rest(for: 1)
        try stage.check("no view has the focus", UIResponder.current == nil)
        try checkEnd(stage)
        let offset = try stage.scrollView("conversation").contentOffset.y
        try stage.check(
          "the conversation is where it was", offset == stage.measured["offset"], "\(offset)")
      },
    ]
  }

  private func atEnd(_ list: UIScrollView) -> Bool {
    let end = max(
      -list.adjustedContentInset.top,
      list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height)
    return abs(list.contentOffset.y - end) < 1
  }

  private func checkEnd(_ stage: Stage) throws {
    try stage.check(
      "the conversation is at its end", atEnd(try stage.scrollView("conversation")))
  }
}

/// A scene with a form of settings. The edited field stays above the keyboard, and gives up the
/// focus when its row scrolls out of view.
struct SwiftUISettingsScene: Scene {
  let name = "swiftui-settings"
  let title = "SwiftUI settings"
  let summary = "A form: the edited field stays above the keyboard, and lets go as its row leaves."
  let screen = DemoScreen.swiftUISettings

  func objection(to setting: Setting) -> String? {
    setting.isLandscape && !setting.model.isPad && setting.textSize.isBeyond(.xxxl)
      ? "has no room for large text over a phone's keyboard in landscape" : nil
  }

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot, and ask for the name: it has the focus") { stage in
        try stage.rest()
        try stage.tap("edit")
        try stage.rest()
        try stage.check("name has the focus", stage.isEditing("name"))
      },
      SceneStep("Type, and go on by a finger: a field lower down", isPoster: true) { stage in
        try stage.type("Ada")
        let list = try stage.scrollView("settings")
        let low = stage.freeFields(in: list).max {
          stage.frame(of: $0).midY < stage.frame(of: $1).midY
        }
        guard let low else { throw Failure("no field is free") }
        stage.device.tap(low)
        try stage.rest()
        try stage.check("the field has the focus", low.isFirstResponder)
        let edge = stage.frame(of: low).maxY
        try stage.check(
          "it stands above the keyboard", edge <= stage.keyboardTop + 0.5,
          "\(edge) of \(stage.keyboardTop)")
      },
      SceneStep("Throw it out of sight: the keyboard leaves with it") { stage in
        guard let field = UIResponder.current as? UIView else { throw Failure("no field") }
        try stage.fling(field, outOf: try stage.scrollView("settings"))
        try stage.rest(for: 1)
        try stage.check("no view has the focus", UIResponder.current == nil)
      },
    ]
  }
}

/// A scene with a booking in tabs. A button selects the next tab and focuses a field of that tab,
/// which does not exist yet.
struct SwiftUIWizardScene: Scene {
  let name = "swiftui-wizard"
  let title = "SwiftUI wizard"
  let summary = "A booking in tabs: the next tab's first field has the focus as the tab comes."
  let screen = DemoScreen.swiftUIWizard

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot, and tap the first field") { stage in
        try stage.rest()
        try stage.tap("From")
        try stage.rest()
        try stage.check("From has the focus", stage.isEditing("From"))
        try stage.type("London")
      },
      SceneStep("Go on: another tab, its first field in focus", isPoster: true) { stage in
        try stage.tap("to-guests")
        try stage.rest(for: 1)
        try stage.check("First guest has the focus", stage.isEditing("First guest"))
        try stage.type("Mary")
      },
      SceneStep("Go on once more") { stage in
        try stage.tap("to-payment")
        try stage.rest(for: 1)
        try stage.check("Card number has the focus", stage.isEditing("Card number"))
      },
      SceneStep("Book: the keyboard leaves") { stage in
        try stage.tap("book")
        try stage.rest(for: 1)
        try stage.check("no view has the focus", UIResponder.current == nil)
      },
    ]
  }
}
