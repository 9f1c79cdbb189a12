import DebugHostScreens
import UIKit

extension DebugHost {
  /// The scenes with SwiftUI screens.
  static var swiftUIScenes: [any Scene] {
    [
      SwiftUIFieldsScene(), SwiftUILoginScene(), SwiftUIRowsScene(), SwiftUISheetScene(),
      SwiftUIChatScene(), SwiftUISettingsScene(), SwiftUIWizardScene(),
    ]
  }
}

extension Scene {
  /// Returns an objection to a phone in landscape, where a screen that does not scroll has no room
  /// for its content. Returns nil for all other settings.
  fileprivate func needsRoom(_ setting: Setting) -> String? {
    setting.isLandscape && !setting.model.isPad
      ? "does not scroll, and has no room over a phone's keyboard in landscape" : nil
  }
}

/// A scene with four fields. `onAppear`, the return key, a button and a tap move the focus, and
/// another button removes it.
struct SwiftUIFieldsScene: Scene {
  let name = "swiftui-fields"
  let title = "SwiftUI fields"
  let summary = "Four tagged fields: focused as they appear, by return, by a button, and let go."
  let screen = DemoScreen.swiftUIFields

  func objection(to setting: Setting) -> String? {
    if let reason = needsRoom(setting) { return reason }
    guard let largest = largestText(setting) else {
      return "does not scroll, and has no room around a raised keyboard in landscape"
    }
    return setting.textSize.isBeyond(largest)
      ? "does not scroll, and has no room here for text larger than \(largest.rawValue)" : nil
  }

  /// Returns the largest text size at which the four fields and their buttons fit on the screen
  /// with the keyboard. Returns nil if none fits.
  private func largestText(_ setting: Setting) -> TextSize? {
    let isSmall = setting.model == .iPad11
    guard setting.model.isPad else { return .xl }
    guard setting.isLandscape else {
      return isSmall && setting.keyboard.isRaised ? .ax4 : .ax5
    }
    return switch setting.keyboard {
    case .docked: isSmall ? .xxxl : .ax3
    case .floating: isSmall ? .ax2 : .ax5
    case .split, .undocked: isSmall ? nil : .xl
    case .hardware: .ax5
    }
  }

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot: the first field has the focus, set in onAppear before it existed") { stage in
        try stage.rest()
        try stage.check("field-0 has the focus", stage.isEditing("field-0"))
      },
      SceneStep("Type, and press return: the focus moves on, and is never lost in between") {
        stage in
        try stage.type("one")
        stage.device.pressReturn()
        try stage.rest()
        try stage.check("field-1 has the focus", stage.isEditing("field-1"))
      },
      SceneStep("Tap a button: the third field") { stage in
        try stage.tap("select-2")
        try stage.rest()
        try stage.check("field-2 has the focus", stage.isEditing("field-2"))
      },
      SceneStep("Tap a field: the value follows the user") { stage in
        try stage.tap("field-3")
        try stage.rest()
        try stage.check("field-3 has the focus", stage.isEditing("field-3"))
      },
      SceneStep("Select nothing: the keyboard leaves") { stage in
        try stage.tap("select-nothing")
        try stage.rest(for: 1)
        try stage.check("no view has the focus", UIResponder.current == nil)
      },
    ]
  }
}

/// A scene with a login form, whose focus a binding moves.
struct SwiftUILoginScene: Scene {
  let name = "swiftui-login"
  let title = "SwiftUI login"
  let summary = "A login form whose focus is a binding; the field that is wrong takes it."
  let screen = DemoScreen.swiftUILogin

  func objection(to setting: Setting) -> String? { needsRoom(setting) }

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot: the name has the focus") { stage in
        try stage.rest()
        try stage.check("name has the focus", stage.isEditing("name"))
      },
      SceneStep("Type the name and press next") { stage in
        try stage.type("ada")
        stage.device.pressReturn()
        try stage.rest()
        try stage.check("password has the focus", stage.isEditing("password"))
      },
      SceneStep("Sign in with too short a password: it keeps the focus") { stage in
        try stage.type("42")
        try stage.tap("sign-in")
        try stage.rest()
        try stage.check("password has the focus", stage.isEditing("password"))
      },
      SceneStep("Type the rest and press go: welcome, without a keyboard") { stage in
        try stage.type("1815")
        stage.device.pressReturn()
        try stage.rest(for: 1)
        try stage.check("no view has the focus", UIResponder.current == nil)
      },
    ]
  }
}

/// A scene with a list. A new row gets the focus, and gives it up when it is scrolled out of view.
struct SwiftUIRowsScene: Scene {
  let name = "swiftui-rows"
  let title = "SwiftUI rows"
  let summary = "A list: the row that was just added is focused; a field that scrolls away lets go."
  let screen = DemoScreen.swiftUIRows

  func objection(to setting: Setting) -> String? {
    setting.model == .iPad13 && setting.keyboard == .hardware && !setting.isLandscape
      && !setting.textSize.isBeyond(.ax1)
      ? "has a list no longer than an upright iPad 13 without a keyboard: nothing leaves it" : nil
  }

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot: a list of fields") { stage in
        try stage.rest()
      },
      SceneStep("Add a row: it has the focus, although it was not there when it was asked for") {
        stage in
        try stage.tap("add")
        try stage.rest()
        try stage.check("item-25 has the focus", stage.isEditing("item-25"))
      },
      SceneStep("Type, and add another one") { stage in
        try stage.type("bread")
        try stage.tap("add")
        try stage.rest()
        try stage.check("item-26 has the focus", stage.isEditing("item-26"))
      },
      SceneStep("Flick up: the field will be out of sight, so it resigns") {
        stage in
        let field = try stage.view("item-26")
        guard let list = stage.enclosingScrollViews(of: field).first else {
          throw Failure("the field lies in no list")
        }
        try stage.fling(field, outOf: list)
        try stage.rest(for: 1)
        try stage.check("no view has the focus", UIResponder.current == nil)
      },
    ]
  }
}

/// A scene with a screen and a sheet over it. One `ResponderChain` serves both.
struct SwiftUISheetScene: Scene {
  let name = "swiftui-sheet"
  let title = "SwiftUI sheet"
  let summary =
    "A sheet whose text editor is focused as it appears; screen and sheet share one chain."
  let screen = DemoScreen.swiftUISheet

  func objection(to setting: Setting) -> String? { needsRoom(setting) }

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot, and tap the title") { stage in
        try stage.tap("title")
        try stage.rest()
        try stage.check("title has the focus", stage.isEditing("title"))
      },
      SceneStep("Open the sheet: its editor has the focus") { stage in
        try stage.tap("write")
        try stage.rest(for: 1)
        try stage.check("note has the focus", stage.isEditing("note"))
      },
      SceneStep("Type, then close the sheet: the screen below says who has the focus") { stage in
        try stage.type("SwiftUI calls onAppear first")
        try stage.tap("done")
        try stage.rest(for: 1)
        try stage.check("the note does not have the focus", !stage.isEditing("note"))
      },
    ]
  }
}
