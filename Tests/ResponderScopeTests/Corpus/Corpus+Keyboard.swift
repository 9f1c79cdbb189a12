import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

extension CorpusRow {
  /// Layout guides that do not follow the keyboard, and SwiftUI fields that leave with their screen.
  static let keyboardRows: [CorpusRow] = [
    .fires(.keyboardCannotBeDismissed, "a number pad, and a button behind it") { app in
      let field = app.numberField()
      app.view.addSubview(UIButton(frame: CGRect(x: 20, y: 760, width: 350, height: 44)))
      app.focus(field)
    },
    .silent(.keyboardCannotBeDismissed, "a number pad, and a button above it") { app in
      let field = app.numberField()
      app.view.addSubview(UIButton(frame: CGRect(x: 20, y: 300, width: 350, height: 44)))
      app.focus(field)
    },
    .silent(.keyboardCannotBeDismissed, "a number pad with a bar") { app in
      let field = app.numberField()
      field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      app.focus(field)
    },
    .silent(.keyboardCannotBeDismissed, "a number pad that a tap on the screen ends") {
      app in
      let field = app.numberField()
      app.view.addGestureRecognizer(UITapGestureRecognizer())
      app.focus(field)
    },
    .silent(.keyboardCannotBeDismissed, "a code from a message, after which the app goes on") {
      app in
      let field = app.numberField()
      field.textContentType = .oneTimeCode
      app.focus(field)
    },
    .silent(.keyboardCannotBeDismissed, "a number pad in a list that ends it when dragged") { app in
      let (list, fields) = app.form()
      list.keyboardDismissMode = .onDrag
      fields[1].keyboardType = .decimalPad
      app.focus(fields[1])
    },
    .silent(.keyboardCannotBeDismissed, "a number pad beside a field with a return key") { app in
      let field = app.numberField()
      app.field(200).returnKeyType = .done
      app.focus(field)
    },
    .silent(.keyboardCannotBeDismissed, "a number pad on a screen with a way back") { app in
      let screen = UIViewController()
      app.push(screen)
      let field = app.field(200, in: screen.view)
      field.keyboardType = .numberPad
      app.focus(field)
    },
    .silent(.keyboardCannotBeDismissed, "a number pad on an iPad, which has a key for it") { app in
      app.boot(UIViewController(), .init(model: .iPad11))
      app.focus(app.numberField())
    },
    .fires(.listJumped, "a list that a handler scrolls, and another one back") { app in
      app.namesCallers()
      let (list, fields) = app.list()
      let mover = Mover(list)
      app.onKeyboard { height, isUp in
        list.contentInset.bottom = height
        if isUp { mover.reveal() }
      }
      app.focus(fields[3])
      app.turn { fields[3].resignFirstResponder() }
      app.rest()
      app.device.perform { fields[3].becomeFirstResponder() }
      app.device.advance(by: 0.1)
      app.turn { mover.restore() }
      #expect(
        ResponderHUD.diagnoses.first?.sentence.contains("Mover.reveal scrolled it by 120 pt")
          == true)
    },
    .fires(.doubleLift, "a list that two functions of the app lift") { app in
      app.namesCallers()
      let (list, fields) = app.list()
      let mover = Mover(list)
      app.onKeyboard { height, _ in
        mover.makeRoom(height)
        mover.makeMoreRoom(height)
      }
      app.focus(fields[1])
      #expect(
        ResponderHUD.diagnoses.first?.sentence
          .contains("twice, by Mover.makeRoom and Mover.makeMoreRoom") == true)
    },
    .silent(.listJumped, "a list that a handler corrects before it is drawn") { app in
      app.namesCallers()
      let (list, fields) = app.list()
      let mover = Mover(list)
      app.onKeyboard { height, isUp in
        list.contentInset.bottom = height
        if isUp {
          mover.reveal()
          mover.restore()
        }
      }
      app.focus(fields[3])
    },
    .silent(.listJumped, "a list that the user drags while the keyboard comes") { app in
      app.namesCallers()
      let (list, fields) = app.form()
      app.device.perform { fields[3].becomeFirstResponder() }
      app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), hold: 0.1)
      app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300), hold: 0.1)
      try #require(!list.isTracking)
    },
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

/// The app's own code that scrolls a list.
@MainActor
private final class Mover {
  private let list: UIScrollView

  init(_ list: UIScrollView) { self.list = list }

  @inline(never) func makeRoom(_ height: CGFloat) { list.contentInset.bottom = height }
  @inline(never) func makeMoreRoom(_ height: CGFloat) { list.contentInset.bottom += height }
  @inline(never) func reveal() { list.contentOffset.y += 120 }
  @inline(never) func restore() { list.contentOffset.y -= 60 }
}

extension CorpusApp {
  fileprivate func numberField() -> UITextField {
    let field = field(100)
    field.keyboardType = .numberPad
    return field
  }
}
