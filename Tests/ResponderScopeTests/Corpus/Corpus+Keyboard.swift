import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import ResponderCore

extension CorpusRow {
  /// Layout guides that do not follow the keyboard, and SwiftUI fields that leave with their screen.
  static let keyboardRows: [CorpusRow] = [
    .fires(.layoutGuideBelowKeyboard, "a guide that is first used when the keyboard comes") { app in
      app.onKeyboard { [view = app.view] _, isUp in if isUp { view.useKeyboardGuide() } }
      app.focus(app.field(100))
    },
    .silent(.layoutGuideBelowKeyboard, "a guide that is used from the start") { app in
      app.view.useKeyboardGuide()
      app.focus(app.field(100))
    },
    .silent(.layoutGuideBelowKeyboard, "the late guide of a keyboard that floats") { app in
      app.boot(UIViewController(), .init(model: .iPad11))
      app.device.keyboard.posture = .floating
      app.onKeyboard { [view = app.view] _, isUp in if isUp { view.useKeyboardGuide() } }
      app.focus(app.field(100))
      app.view.useKeyboardGuide()
    },
    .silent(.layoutGuideBelowKeyboard, "a guide of a sheet that ends above the keyboard") { app in
      app.focus(app.field(100))
      let sheet = UIViewController()
      app.root.addChild(sheet)
      sheet.view.frame = CGRect(x: 0, y: 200, width: 390, height: 200)
      app.view.addSubview(sheet.view)
      sheet.view.useKeyboardGuide()
    },
    .silent(.layoutGuideBelowKeyboard, "a guide pulled down with the keyboard by a finger") { app in
      app.view.useKeyboardGuide()
      let list = app.list().list
      list.keyboardDismissMode = .interactive
      app.makeRoom(list)
      app.focus(app.field(100))
      let finger = app.device.press(
        from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380, y: 840), duration: 0.4)
      app.rest()
      app.kept.append(finger)
      app.afterwards = { app.device.touchUp(finger) }
    },
    .fires(.fieldLeftWithScreen, "a SwiftUI field edited when its screen is popped") { app in
      try pop(app, NoteScreen())
    },
    .silent(.fieldLeftWithScreen, "a SwiftUI screen that ends editing before it is popped") { app in
      let screen = NoteScreen()
      screen.endsEditing = true
      try pop(app, screen)
    },
    .silent(.fieldLeftWithScreen, "a SwiftUI field that ends on a screen that stays") { app in
      app.boot(NoteScreen())
      app.focus(try #require(textField(in: app.view)))
    },
    .silent(.fieldLeftWithScreen, "a UIKit field that is edited when its screen is popped") { app in
      let screen = UIViewController()
      _ = app.field(200, in: screen.view)
      try pop(app, screen)
    },
  ]

  @MainActor
  private static func pop(_ app: CorpusApp, _ screen: UIViewController) throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    app.boot(navigation)
    // The screen behind has a guide, which is where it should be when the keyboard has left.
    root.view.useKeyboardGuide()
    app.turn { navigation.pushViewController(screen, animated: false) }
    app.focus(try #require(textField(in: screen.view)))
    app.turn { navigation.popViewController(animated: true) }
  }

  private final class NoteScreen: UIHostingController<NoteScreen.Note> {
    struct Note: View {
      @State var text = ""
      var body: some View { TextField("Note", text: $text) }
    }

    var endsEditing = false

    init() { super.init(rootView: Note()) }
    required init?(coder: NSCoder) { nil }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if endsEditing { view.endEditing(true) }
    }
  }
}
