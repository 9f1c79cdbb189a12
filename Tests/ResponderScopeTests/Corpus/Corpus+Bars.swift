import HeadlessDriver
import ResponderJournal
import UIKit

extension CorpusRow {
  /// Edits the last field of a list whose bottom inset leaves space for the keyboard, but not for a
  /// bar. Scrolls the field to the keyboard's top edge, and returns the list and the field.
  @MainActor
  private static func scrolledDown(_ app: CorpusApp) -> (UIScrollView, UITextField) {
    let (list, fields) = app.list(rows: 20)
    app.makeRoom(list)
    app.focus(fields[19])
    app.turn {
      list.contentOffset.y = list.contentSize.height - 844 + list.contentInset.bottom - 12
    }
    return (list, fields[19])
  }

  /// Edits the last field of a list, then shows a bar in front of the field. The app keeps the bar
  /// directly above the keyboard.
  @MainActor
  private static func playBar(_ app: CorpusApp, _ change: (UIView) -> Void = { _ in }) {
    app.boot()
    let bar = app.panel(CGRect(x: 0, y: 844, width: 390, height: 56))
    app.onKeyboard { height, isUp in bar.frame.origin.y = isUp ? 844 - height - 56 : 844 }
    _ = scrolledDown(app)
    change(bar)
    app.turn { app.view.addSubview(bar) }
    app.turn {}
  }

  /// Edits a search field beside a chat that was first responder before. Then calls `ending`, which
  /// ends editing.
  @MainActor
  private static func playSearch(
    _ app: CorpusApp, _ chat: ChatController = ChatController(),
    prepare: (SearchOverChat) -> Void = { _ in }, _ ending: (SearchOverChat, UITextField) -> Void
  ) {
    let screen = SearchOverChat(chat)
    app.boot(screen.root)
    prepare(screen)
    let field = app.field(8, in: screen.search.view)
    app.turn { chat.becomeFirstResponder() }
    app.focus(field)
    app.turn { ending(screen, field) }
    app.restTwice()
  }

  static let barRows: [CorpusRow] = [
    .fires(
      .fieldBehindBar, "the last field of a list, behind a bar that the app ties to the keyboard"
    ) { playBar($0) },
    .silent(.fieldBehindBar, "such a bar that the app has hidden") { app in
      playBar(app) { $0.isHidden = true }
    },
    .silent(.fieldBehindBar, "such a bar that the app has made transparent") { app in
      playBar(app) { $0.alpha = 0 }
    },
    .silent(.fieldBehindBar, "a shade in the bar's place that lets touches through") { app in
      playBar(app) { $0.isUserInteractionEnabled = false }
    },
    .silent(.fieldBehindBar, "the bar as input accessory view of a list with room") { app in
      let (list, fields) = app.list(rows: 20)
      app.makeRoom(list)
      fields[19].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
      app.focus(fields[19])
    },
    .silent(.fieldBehindBar, "the same bar with a list that makes room for it, too") { app in
      let bar = app.panel(CGRect(x: 0, y: 844, width: 390, height: 56))
      let (list, fields) = app.list(rows: 20)
      app.view.addSubview(bar)
      app.onKeyboard { height, isUp in
        bar.frame.origin.y = isUp ? 844 - height - 56 : 844
        list.contentInset.bottom = isUp ? height + 56 : 0
        list.scrollRectToVisible(fields[19].frame, animated: false)
      }
      app.focus(fields[19])
      app.turn { list.contentOffset.y = list.contentSize.height - 844 + list.contentInset.bottom }
    },
    .silent(.fieldBehindBar, "a note under a format bar, scrolled down by a finger") { app in
      let bar = app.panel(CGRect(x: 0, y: 844, width: 390, height: 56))
      let text = UITextView(frame: app.view.bounds)
      text.text = String(repeating: "A line\n", count: 200)
      app.view.addSubview(text)
      app.view.addSubview(bar)
      app.onKeyboard { height, isUp in
        bar.frame.origin.y = isUp ? 844 - height - 56 : 844
        text.contentInset.bottom = isUp ? height + 56 : 0
        if isUp { text.scrollRangeToVisible(text.selectedRange) }
      }
      text.selectedRange = NSRange(location: 7 * 60, length: 0)
      app.focus(text)
      let caret = text.caretRect(for: text.selectedTextRange!.end)
      app.turn { text.contentOffset.y = caret.maxY + 4 - bar.frame.minY }
      app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 240), hold: 0.3)
    },
    .fires(.fieldBehindBar, "the last field of a list, flung behind the same bar") { app in
      let bar = app.panel(CGRect(x: 0, y: 844, width: 390, height: 56))
      app.onKeyboard { height, isUp in bar.frame.origin.y = isUp ? 844 - height - 56 : 844 }
      let (list, fields) = app.list(rows: 20)
      app.makeRoom(list)
      app.view.addSubview(bar)
      list.contentOffset.y = 800
      app.focus(fields[19])
      app.fling(from: CGPoint(x: 370, y: 300), velocity: CGPoint(x: 0, y: -2))
    },
    .silent(.fieldBehindBar, "a line scrolled out of a small text view above a list") { app in
      let text = UITextView(frame: CGRect(x: 0, y: 200, width: 390, height: 120))
      text.text = String(repeating: "A line\n", count: 40)
      app.view.addSubview(text)
      app.view.addSubview(app.panel(CGRect(x: 0, y: 320, width: 390, height: 188)))
      text.selectedRange = NSRange(location: 7 * 20, length: 0)
      app.focus(text)
      let caret = text.caretRect(for: text.selectedTextRange!.end)
      app.turn { text.contentOffset.y = caret.minY - 150 }
    },
    .silent(.fieldBehindBar, "a veil over everything while the app works") { app in
      let field = app.field(200)
      app.focus(field)
      app.turn {
        app.view.addSubview(app.panel(app.view.bounds))
      }
    },
    .silent(.fieldBehindBar, "a bar beside the line, on the keyboard") { app in
      let bar = app.panel(CGRect(x: 0, y: 452, width: 390, height: 56))
      app.view.addSubview(bar)
      app.focus(app.field(380))
    },
    .fires(.lostAccessoryBar, "a chat not asked again when a search beside it has ended") { app in
      playSearch(app) { _, field in field.resignFirstResponder() }
    },
    .silent(.lostAccessoryBar, "a chat that is hidden when the search beside it ends") { app in
      playSearch(app) { screen, field in
        field.resignFirstResponder()
        screen.chat.view.isHidden = true
      }
    },
    .silent(.lostAccessoryBar, "a chat that adds its bar as a subview after the search") { app in
      playSearch(app) { screen, field in
        field.resignFirstResponder()
        screen.chat.view.addSubview(screen.chat.bar)
      }
    },
    .silent(.lostAccessoryBar, "a chat with keys that gives up its bar for the search") { app in
      playSearch(app, KeyChatController()) { screen, field in
        screen.chat.hasBar = false
        field.resignFirstResponder()
      }
    },
    .silent(.lostAccessoryBar, "a chat that takes no focus while the search has results") { app in
      playSearch(app) { screen, field in
        screen.chat.takesFocus = false
        field.resignFirstResponder()
      }
    },
    .silent(.lostAccessoryBar, "a chat that has put its bar away before the search begins") { app in
      let screen = SearchOverChat()
      app.boot(screen.root)
      let field = app.field(8, in: screen.search.view)
      app.turn { screen.chat.becomeFirstResponder() }
      app.rest()
      app.turn { screen.chat.resignFirstResponder() }
      app.rest()
      app.focus(field)
      app.turn { field.resignFirstResponder() }
      app.restTwice()
    },
    .silent(.lostAccessoryBar, "a chat whose search has a window that stays key") { app in
      let chat = app.chat()
      let window = UIWindow(windowScene: app.device.scene)
      window.frame = CGRect(x: 0, y: 60, width: 390, height: 60)
      window.rootViewController = UIViewController()
      app.kept.append(window)
      let field = app.field(8, in: window)
      app.turn {
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
      }
      app.rest()
      app.turn { field.resignFirstResponder() }
      app.restTwice()
    },
    .silent(.lostAccessoryBar, "a chat under a clear screen whose search has ended") { app in
      let chat = app.chat()
      let cover = UIViewController()
      cover.modalPresentationStyle = .overFullScreen
      cover.view.backgroundColor = nil
      app.turn { chat.present(cover, animated: false) }
      let field = app.field(60, in: cover.view)
      app.focus(field)
      app.turn { field.resignFirstResponder() }
      app.restTwice()
      app.afterwards = { cover.dismiss(animated: false) }
    },
    .silent(.lostAccessoryBar, "a chat that is asked again when the search has ended") { app in
      let screen = SearchOverChat()
      app.boot(screen.root)
      let field = app.field(8, in: screen.search.view)
      app.turn { screen.chat.becomeFirstResponder() }
      app.focus(field)
      app.turn {
        field.resignFirstResponder()
        screen.chat.becomeFirstResponder()
      }
      app.rest()
    },
    .silent(.lostAccessoryBar, "a chat under a drawer whose own search has ended") { app in
      playSearch(app) { screen in
        screen.search.view.frame = screen.root.view.bounds
        screen.search.view.backgroundColor = .systemBackground
      } _: { _, field in
        field.resignFirstResponder()
      }
    },
    .silent(.lostAccessoryBar, "a form whose controller takes keys beside its one bar") { app in
      let form = ChatController()
      app.boot(form)
      let field = app.field(100)
      app.focus(field)
      app.turn {
        form.view.endEditing(true)
        form.resignFirstResponder()
      }
      app.rest()
    },
    .fires(.lostAccessoryBar, "a chat that has no focus back after its own field") { app in
      let chat = app.chat()
      let passes = FocusState.choices.passesFocusToAncestor
      FocusState.choices.passesFocusToAncestor = false
      app.afterwards = { FocusState.choices.passesFocusToAncestor = passes }
      let field = app.field(100, in: chat.view)
      app.focus(field)
      app.turn { field.resignFirstResponder() }
    },
    .silent(.lostAccessoryBar, "a chat that resigns to hide its bar on purpose") { app in
      let chat = app.chat()
      app.rest()
      app.turn { chat.resignFirstResponder() }
      app.restTwice()
    },
    .silent(.lostAccessoryBar, "a chat that has the focus back when its field ends") { app in
      let chat = app.chat()
      app.focus(chat.composer)
      app.turn { chat.composer.resignFirstResponder() }
      app.rest()
    },
    .silent(.lostAccessoryBar, "a chat that hides its bar while messages are selected") { app in
      let chat = app.chat()
      app.rest()
      app.turn {
        chat.hasBar = false
        chat.resignFirstResponder()
      }
      app.rest()
    },
    .silent(.lostAccessoryBar, "a chat under a sheet") { app in
      let chat = app.chat()
      app.rest()
      app.turn {
        chat.resignFirstResponder()
        chat.present(UIViewController(), animated: true)
      }
      app.rest()
    },
    .silent(.lostAccessoryBar, "a chat that was left") { app in
      let chat = ChatController()
      let navigation = app.push(chat)
      app.turn { chat.becomeFirstResponder() }
      app.rest()
      app.turn { navigation.popViewController(animated: true) }
      app.rest()
    },
  ]
}
