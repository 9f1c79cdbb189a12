import HeadlessDriver
import ResponderJournal
import ResponderKit
import TestSupport
import UIKit

extension CorpusRow {
  static let caretRows: [CorpusRow] = [
    .fires(.fieldBehindKeyboard, "a field at the bottom of a screen without a list") { app in
      app.focus(app.field(700))
    },
    .fires(.fieldBehindKeyboard, "the caret at the end of a text view without room") { app in
      let box = UIView(frame: app.view.bounds)
      let text = Editor(frame: box.bounds)
      text.caret = CGRect(x: 20, y: 700, width: 2, height: 20)
      app.view.addSubview(text)
      app.focus(text)
    },
    .fires(.fieldBehindKeyboard, "a field whose list cannot scroll it free") { app in
      let (_, fields) = app.list(rows: 13)
      app.focus(fields[12])
    },
    .fires(.fieldBehindKeyboard, "a web page that leaves its field under the keyboard") { app in
      let web = WKWebView(page: 844, caret: CGRect(x: 20, y: 700, width: 2, height: 20))
      app.view.addSubview(web)
      app.focus(web.content)
    },
    .fires(.fieldBehindKeyboard, "a custom box that takes keys, under the keyboard") { app in
      let canvas = Canvas(frame: CGRect(x: 20, y: 600, width: 200, height: 44))
      app.view.addSubview(canvas)
      app.focus(canvas)
    },
    .silent(.fieldBehindKeyboard, "a note as high as the screen, written at its top") { app in
      let text = app.text(lines: 100)
      text.selectedRange = NSRange(location: 0, length: 0)
      app.focus(text)
    },
    .silent(.fieldBehindKeyboard, "a custom full-screen editor, written at its top") { app in
      let editor = Editor(frame: app.view.bounds)
      editor.caret = CGRect(x: 20, y: 100, width: 2, height: 20)
      app.view.addSubview(editor)
      app.focus(editor)
    },
    .silent(.fieldBehindKeyboard, "a field scrolled half way down, and written on in") { app in
      let (list, fields) = app.form()
      list.contentOffset.y = 100
      app.focus(fields[9])
      app.drag(from: CGPoint(x: 370, y: 100), to: CGPoint(x: 370, y: 150), hold: 0.3)
      app.turn { fields[9].insertText("and on") }
      app.rest()
    },
    .silent(.fieldBehindKeyboard, "a note that a finger scrolls up until its caret sinks") { app in
      let (list, editor) = app.note(caretAt: 900)
      app.makeRoom(list)
      list.contentOffset.y = 600
      app.focus(editor)
      app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 390), hold: 0.3)
    },
    .silent(.fieldBehindKeyboard, "a form with room, scrolled back to reread its head") { app in
      let (list, fields) = app.form()
      list.contentOffset.y = 300
      app.focus(fields[12])
      app.drag(from: CGPoint(x: 370, y: 100), to: CGPoint(x: 370, y: 380), hold: 0.3)
    },
    .silent(.fieldBehindKeyboard, "a form that a tap on the status bar scrolls up") { app in
      let fields = app.form().fields
      app.focus(fields[10])
      app.device.tapStatusBar()
      app.rest()
    },
    .silent(.fieldBehindKeyboard, "a carousel of fields dragged under the keyboard") { app in
      let (list, _) = app.list()
      let carousel = UIScrollView(frame: CGRect(x: 0, y: 650, width: 390, height: 60))
      carousel.contentInsetAdjustmentBehavior = .never
      carousel.contentSize = CGSize(width: 1_000, height: 60)
      list.addSubview(carousel)
      let field = app.field(8, in: carousel)
      app.onKeyboard { height, isUp in
        list.contentInset.bottom = height
        if isUp { list.contentOffset.y = 300 }
      }
      app.focus(field)
      app.device.drag(
        from: CGPoint(x: 370, y: 200), to: CGPoint(x: 370, y: 350), hold: 0.2)
      app.rest()
    },
    .silent(.fieldBehindKeyboard, "a field of the bar that stands on the keyboard") { app in
      let chat = app.chat()
      app.focus(chat.composer)
    },
    .silent(.fieldBehindKeyboard, "a field that the keyboard touches by half a point") { app in
      let field = app.field(100)
      app.focus(field)
      app.turn { field.frame.origin.y = 508 - 43.5 }
    },
    .silent(.fieldBehindKeyboard, "a field whose border is covered and whose line is not") { app in
      let field = app.field(100)
      app.focus(field)
      app.turn { field.frame.origin.y = 508 - 36 }
    },
    .silent(.fieldBehindKeyboard, "the last field of a list that makes room") { app in
      let (list, fields) = app.list(rows: 13)
      app.makeRoom(list)
      app.focus(fields[12])
    },
    .silent(.fieldBehindKeyboard, "a keyboard that floats over an iPad's form") { app in
      app.boot(UIViewController(), .init(model: .iPad11))
      app.device.keyboard.posture = .floating
      app.focus(app.field(900))
    },
    .silent(.fieldBehindKeyboard, "an alert with a field that the keyboard covers") { app in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      app.turn { app.root.present(alert, animated: false) }
      let field = app.field(0, in: alert.view)
      field.frame = CGRect(x: 40, y: 700, width: 200, height: 44)
        .offsetBy(dx: -alert.view.frame.minX, dy: -alert.view.frame.minY)
      app.focus(field)
      app.afterwards = { alert.dismiss(animated: false) }
    },
    .silent(.fieldBehindKeyboard, "a canvas as large as the screen that takes keys") { app in
      let canvas = Canvas(frame: app.view.bounds)
      app.view.addSubview(canvas)
      app.focus(canvas)
    },
    .silent(.fieldBehindKeyboard, "a web page that tells no caret") { app in
      let web = WKWebView(page: 3_000, caret: nil)
      app.view.addSubview(web)
      app.focus(web.content)
    },
    .silent(.fieldBehindKeyboard, "a note all selected, whose end is further down") { app in
      let (list, editor) = app.note(caretAt: 100)
      app.makeRoom(list)
      app.focus(editor)
      app.turn {
        editor.selection = Selection()
        editor.caret = CGRect(x: 20, y: 700, width: 2, height: 20)
      }
    },
    .fires(.fieldBehindKeyboard, "a line at the bottom, all of whose text is selected") { app in
      let editor = Editor(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
      editor.caret = CGRect(x: 20, y: 10, width: 2, height: 20)
      editor.selection = Selection()
      app.view.addSubview(editor)
      app.focus(editor)
    },
    .fires(.fieldBehindKeyboard, "the same note, written at its end") { app in
      let (list, editor) = app.note(caretAt: 100)
      app.makeRoom(list)
      app.focus(editor)
      app.turn { editor.caret = CGRect(x: 20, y: 700, width: 2, height: 20) }
    },
  ]
}
