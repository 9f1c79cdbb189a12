import HeadlessDriver
import ResponderJournal
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

extension CorpusRow {
  static let focusRows: [CorpusRow] = [
    .fires(.focusLostEarly, "a field that code edits and soon ends") { app in
      let field = app.field(100)
      app.begin(field)
      app.turn { app.view.endEditing(true) }
    },
    .fires(.focusLostEarly, "a field taken out of its screen as it is edited") { app in
      let field = app.field(100)
      app.begin(field)
      app.turn { field.removeFromSuperview() }
    },
    .silent(.focusLostEarly, "a field under a menu that ends editing in hit-testing") { app in
      app.view.addSubview(MenuOverScreen(frame: app.view.bounds))
      let field = app.field(100)
      app.view.sendSubviewToBack(field)
      app.focus(field)
      app.turn {}
      try #require(field.isFirstResponder)
    },
    .silent(.focusLostEarly, "code boxes that advance by themselves, and end") { app in
      let boxes = (0..<4).map { index in
        let box = app.field(100, x: 20 + 60 * CGFloat(index))
        box.frame.size.width = 44
        return box
      }
      for (index, box) in boxes.enumerated() {
        box.addAction(
          UIAction { _ in
            if index < 3 {
              boxes[index + 1].becomeFirstResponder()
            } else {
              box.resignFirstResponder()
            }
          }, for: .editingChanged)
      }
      app.device.perform { boxes[0].becomeFirstResponder() }
      app.device.type("1234", interval: 0.15)
      app.device.settle()
    },
    .silent(.focusLostEarly, "the last digit of a code swaps the form for the next screen") { app in
      let form = app.box(0, 60, 390, 200)
      let boxes = [0, 60].map { app.field(20, in: form, x: 20 + $0) }
      boxes[0].addAction(
        UIAction { _ in boxes[1].becomeFirstResponder() }, for: .editingChanged)
      boxes[1].addAction(UIAction { _ in form.removeFromSuperview() }, for: .editingChanged)
      app.device.perform { boxes[0].becomeFirstResponder() }
      app.device.type("12", interval: 0.15)
      app.device.settle()
    },
    .silent(.focusLostEarly, "return through fields left empty, and on the last one") { app in
      let fields = (0..<3).map { app.field(100 + 60 * CGFloat($0)) }
      app.view.navigateFields()
      app.device.turn { fields[0].becomeFirstResponder() }
      for _ in fields {
        app.device.advance(by: 0.2)
        app.device.pressReturn()
      }
      app.device.settle()
    },
    .silent(.focusLostEarly, "a screen that puts its bar away half a second later") { app in
      let chat = BarOnlyScreen()
      app.boot(chat)
      app.device.perform { chat.becomeFirstResponder() }
      app.device.advance(by: 0.5)
      app.turn { chat.resignFirstResponder() }
    },
    .silent(.focusLostEarly, "code boxes whose text the app sets itself") { app in
      let boxes = CodeBoxes(app)
      app.kept.append(boxes)
      app.device.perform { boxes.fields[0].becomeFirstResponder() }
      app.device.type("12", interval: 0.2)
      app.device.settle()
    },
    .silent(.focusLostEarly, "a button that ends editing at once, under the user's finger") { app in
      let field = app.field(100)
      app.view.addGestureRecognizer(Tap { app.view.endEditing(false) })
      app.begin(field)
      app.device.tap(at: CGPoint(x: 200, y: 300))
      app.device.settle()
    },
    .silent(.focusLostEarly, "an input accessory view that ends editing when tapped") { app in
      let field = app.field(100)
      let bar = app.panel(CGRect(x: 0, y: 0, width: 390, height: 56))
      bar.addGestureRecognizer(Tap { field.resignFirstResponder() })
      field.inputAccessoryView = bar
      app.device.perform { field.becomeFirstResponder() }
      app.device.advance(by: 0.5)
      app.device.tap(bar)
      app.device.settle()
      try #require(!field.isFirstResponder)
    },
    .fires(.focusLostEarly, "a custom editor that is taken out of its screen at once") { app in
      let editor = app.editor()
      app.begin(editor)
      app.turn { editor.removeFromSuperview() }
    },
    .silent(.focusLostEarly, "a custom editor that ends under the user's finger") { app in
      let editor = app.editor()
      app.view.addGestureRecognizer(Tap { editor.resignFirstResponder() })
      app.begin(editor)
      app.device.tap(at: CGPoint(x: 200, y: 300))
      app.device.settle()
    },
    .silent(.focusLostEarly, "a sign-in that is over before anything was typed") { app in
      let screen = UIViewController()
      let navigation = app.push(screen)
      let field = app.field(200, in: screen.view)
      app.begin(field)
      app.turn { navigation.popViewController(animated: true) }
    },
    .silent(.focusLostEarly, "the same sign-in, left without an animation") { app in
      let screen = UIViewController()
      app.kept.append(screen)
      let navigation = app.push(screen)
      let field = app.field(200, in: screen.view)
      app.begin(field)
      app.turn { navigation.popViewController(animated: false) }
    },
    .silent(.focusLostEarly, "an alert over a field that was just edited") { app in
      let field = app.field(100)
      app.begin(field)
      let alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
      app.turn { app.root.present(alert, animated: true) }
    },
    .silent(.focusLostEarly, "a chat whose controller takes first responder back") { app in
      let chat = app.chat()
      app.begin(chat.composer)
      app.turn { chat.composer.resignFirstResponder() }
    },
    .fires(.focusRefused, "a field that is disabled when code asks it") { app in
      let (first, second) = app.asked()
      second.isEnabled = false
      app.turn { first.becomeFirstResponder() }
      app.turn { Next.advance(to: second) }
    },
    .silent(.focusRefused, "a field that is disabled, before one that is not") { app in
      let (first, second) = app.asked()
      first.isEnabled = false
      app.turn {
        Next.advance(to: first)
        Next.advance(to: second)
      }
    },
    .silent(.focusRefused, "a disabled field that the user taps") { app in
      let (first, _) = app.asked()
      first.isEnabled = false
      app.tap(first)
    },
    .silent(.focusRefused, "a field that opens a picker instead, when code asks it") { app in
      let (first, second) = app.asked()
      let picker = Picker()
      app.kept.append(picker)
      second.delegate = picker
      app.turn { first.becomeFirstResponder() }
      app.turn { Next.advance(to: second) }
      #expect(ResponderHUD.diagnoses.map(\.id) == [.focusRefused])
    },
    .silent(.focusRefused, "a field that is asked before its screen is shown") { app in
      let (first, second) = app.asked()
      first.removeFromSuperview()
      second.removeFromSuperview()
      app.turn {
        Next.advance(to: second)
        app.view.addSubview(second)
      }
      try #require(second.isFirstResponder)
      app.turn { Next.advance(to: first) }
      #expect(ResponderHUD.diagnoses.map(\.sentence).first?.contains("Next.advance asked") == true)
    },
    .fires(.resignRefused, "a forced field that its delegate edits again") { app in
      let (list, fields) = app.list()
      let delegate = ClingingDelegate()
      app.kept.append(delegate)
      fields[1].delegate = delegate
      app.makeRoom(list)
      app.kept.append(list.dismissFirstResponder(when: .partlyHidden, ending: .forced))
      app.focus(fields[1])
      app.turn { list.contentOffset.y = fields[1].frame.midY }
      app.afterwards = { fields[1].delegate = nil }
    },
    .silent(.resignRefused, "a form that holds on to a value that is wrong") { app in
      let (list, fields) = app.list()
      let veto = VetoingDelegate()
      app.kept.append(veto)
      fields[1].delegate = veto
      app.makeRoom(list)
      app.kept.append(list.dismissFirstResponder(when: .partlyHidden))
      app.focus(fields[1])
      app.turn { list.contentOffset.y = fields[1].frame.midY }
    },
    .silent(.resignRefused, "a library that resigns a fifth of a second later") { app in
      let (list, _) = app.list()
      let field = StubbornField(frame: CGRect(x: 20, y: 12, width: 320, height: 44))
      list.addSubview(field)
      app.makeRoom(list)
      app.kept.append(list.dismissFirstResponder(when: .fullyHidden))
      app.focus(field)
      app.device.perform { list.contentOffset.y = 600 }
      app.device.advance(by: 0.2)
      app.turn {
        field.holdsOn = false
        _ = field.resignFirstResponder()
      }
    },
  ]

  /// The app's own code that moves the focus.
  private enum Next {
    @MainActor @inline(never)
    static func advance(to field: UITextField) {
      _ = field.becomeFirstResponder()
    }
  }

  /// The delegate of a field that the user fills in elsewhere.
  private final class Picker: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
  }

  /// A delegate of two fields that rejects UIKit's changes and sets their text itself. It then
  /// moves the focus to the second field, or ends editing in it.
  private final class CodeBoxes: NSObject, UITextFieldDelegate {
    let fields: [UITextField]

    @MainActor
    init(_ app: CorpusApp) {
      fields = [app.field(100), app.field(160)]
      super.init()
      for field in fields { field.delegate = self }
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      textField.text = string
      if textField === fields[0] {
        fields[1].becomeFirstResponder()
      } else {
        textField.resignFirstResponder()
      }
      return false
    }
  }

  /// A tap recogniser that calls a closure.
  @MainActor
  private final class Tap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
      self.action = action
      super.init(target: nil, action: nil)
    }

    override var state: UIGestureRecognizer.State {
      didSet { if state == .ended { action() } }
    }
  }
}

/// A screen with a bar at its bottom and without a text field.
private final class BarOnlyScreen: UIViewController {
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 52))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

extension CorpusApp {
  /// Boots an app whose functions have names on the call stack.
  func namesCallers() {
    CallStack.symbolizer = { SymbolTable.name(at: $0) }
    CallStack.hands = ["HeadlessDriver"]
    CallStack.forget()
    boot()
    afterwards = {
      CallStack.symbolizer = nil
      CallStack.hands = []
      CallStack.forget()
    }
  }

  /// Returns two fields in such an app.
  fileprivate func asked() -> (UITextField, UITextField) {
    namesCallers()
    return (field(100), field(160))
  }
}
