import HeadlessDriver
import ResponderJournal
import ResponderKit
import TestSupport
import UIKit

extension CorpusRow {
  /// Returns a pager of two pages, as large as the screen.
  @MainActor
  private static func pager(_ app: CorpusApp) -> UIScrollView {
    let pager = UIScrollView(frame: app.view.bounds)
    pager.contentInsetAdjustmentBehavior = .never
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 780, height: 844)
    app.view.addSubview(pager)
    return pager
  }

  /// Focuses a web page of 400 points in a list, and scrolls the list away from it.
  @MainActor
  private static func scrollPast(_ web: WKWebView, in list: UIScrollView, _ app: CorpusApp) {
    web.frame.size.height = 400
    web.scrollView.frame.size.height = 400
    list.addSubview(web)
    app.focus(web.content)
    app.turn { list.contentOffset.y = 600 }
  }

  static let places: [CorpusRow] = [
    .fires(.orphanAtRest, "a field that code has scrolled away") { app in
      let (list, fields) = app.form()
      app.focus(fields[1])
      app.turn { list.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    },
    .fires(.orphanAtRest, "a field that code has scrolled away, beside hardware keys") { app in
      app.device.keyboard.hasHardwareKeyboard = true
      let (list, fields) = app.list()
      app.focus(fields[1])
      app.turn { list.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    },
    .silent(.orphanAtRest, "a field that a finger has flung away, as UIKit lets it by default") {
      app in
      let fields = app.form().fields
      app.focus(fields[1])
      app.fling(from: CGPoint(x: 370, y: 420), velocity: CGPoint(x: 0, y: -3))
    },
    .silent(.orphanAtRest, "a field on a page that a finger has turned away") { app in
      app.focus(app.field(100, in: pager(app)))
      app.fling(from: CGPoint(x: 350, y: 420), velocity: CGPoint(x: -2, y: 0))
    },
    .fires(.orphanAtRest, "a field on a panel that was moved off the screen") { app in
      let panel = app.box(0, 60, 390, 200)
      app.focus(app.field(20, in: panel))
      app.turn { panel.frame.origin.y = -260 }
    },
    .fires(.orphanAtRest, "a text view that its form has scrolled away") { app in
      let (list, _) = app.list()
      let text = UITextView(frame: CGRect(x: 20, y: 12, width: 320, height: 100))
      list.addSubview(text)
      app.makeRoom(list)
      app.focus(text)
      app.turn { list.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    },
    .silent(.orphanAtRest, "a field on a panel that a finger has pulled away") { app in
      let panel = app.panel(CGRect(x: 0, y: 60, width: 390, height: 200))
      app.view.addSubview(panel)
      panel.addGestureRecognizer(UIPanGestureRecognizer())
      app.focus(app.field(20, in: panel))
      let finger = app.device.press(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 20, y: 100))
      app.turn { panel.frame.origin.y = -260 }
      app.rest(3)
      // The panel comes back before the finger lifts.
      app.turn { panel.frame.origin.y = 60 }
      app.device.touchUp(finger)
      app.rest(3)
    },
    .silent(.orphanAtRest, "a field of which half a point is left at the edge") { app in
      let (list, fields) = app.form()
      app.focus(fields[1])
      app.turn { list.contentOffset.y = fields[1].frame.maxY - 0.5 }
    },
    .fires(.orphanAtRest, "a field that has scrolled out of a list turned upside down") { app in
      let (list, fields) = app.list()
      list.transform = CGAffineTransform(scaleX: 1, y: -1)
      app.onKeyboard { height, _ in list.contentInset.top = height }
      list.contentOffset.y = 300
      app.focus(fields[12])
      app.turn { list.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true) }
    },
    .fires(.orphanAtRest, "a field under a sheet of the app's own") { app in
      app.focus(app.field(300))
      app.turn {
        app.view.addSubview(app.panel(CGRect(x: 0, y: 200, width: 390, height: 644)))
      }
    },
    .silent(.orphanAtRest, "a note reread by scrolling inside its text view") { app in
      let text = app.text(lines: 200)
      app.makeRoom(text)
      app.focus(text)
      app.fling(from: CGPoint(x: 200, y: 200), velocity: CGPoint(x: 0, y: 2))
    },
    .silent(.orphanAtRest, "a web page as large as the screen") { app in
      let web = WKWebView(page: 844, caret: CGRect(x: 20, y: 200, width: 2, height: 20))
      app.view.addSubview(web)
      app.focus(web.content)
    },
    .silent(.orphanAtRest, "a web page of 3,000 points, scrolled on from its field") { app in
      let web = WKWebView(page: 3_000, caret: CGRect(x: 20, y: 200, width: 2, height: 20))
      app.view.addSubview(web)
      app.focus(web.content)
      app.turn { web.scrollView.contentOffset.y = 1_500 }
    },
    .silent(.orphanAtRest, "a custom editor as large as its content, which scrolls") { app in
      let (list, editor) = app.note(4_000, caretAt: 200)
      app.focus(editor)
      app.turn { list.contentOffset.y = 1_500 }
    },
    .silent(.orphanAtRest, "a field off the screen that takes the keys of boxes") { app in
      app.focus(app.field(-200))
    },
    .silent(.orphanAtRest, "a field beside its list's content that takes a code") { app in
      let (list, _) = app.list()
      app.focus(app.field(100, in: list, x: -2_000))
    },
    .silent(.orphanAtRest, "a field without size that only takes the keys of a code") { app in
      let field = app.field(100)
      field.frame.size = .zero
      app.focus(field)
    },
    .silent(.orphanAtRest, "a field without colour under the boxes that draw its digits") { app in
      let field = app.field(700)
      field.alpha = 0
      app.focus(field)
    },
    .silent(.orphanAtRest, "a field half scrolled away") { app in
      let (list, fields) = app.form()
      app.focus(fields[3])
      app.turn { list.contentOffset.y = fields[3].frame.midY }
    },
    .silent(.orphanAtRest, "a pager around the field that a finger holds half way") { app in
      app.focus(app.field(100, in: pager(app), x: 10))
      let finger = app.device.press(
        from: CGPoint(x: 385, y: 420), to: CGPoint(x: 2, y: 420), duration: 0.4)
      app.rest()
      app.device.slide(finger, to: CGPoint(x: 385, y: 420))
      app.rest(0.3)
      app.device.touchUp(finger)
    },
    .silent(.orphanAtRest, "a screen that a finger has half popped, and holds") { app in
      let screen = UIViewController()
      app.push(screen)
      let field = app.field(200, in: screen.view, x: 10)
      app.focus(field)
      let finger = app.device.press(
        from: CGPoint(x: 2, y: 420), to: CGPoint(x: 388, y: 420), duration: 0.4)
      app.rest()
      app.device.slide(finger, to: CGPoint(x: 4, y: 420))
      app.rest(0.3)
      app.device.touchUp(finger)
      app.rest()
    },
    .silent(.orphanAtRest, "a sheet that a finger drags down, holds, and lets back") { app in
      let sheet = app.present(.pageSheet)
      app.focus(app.field(300, in: sheet.view))
      let finger = app.device.press(
        from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 480), duration: 0.4)
      app.rest()
      app.device.slide(finger, to: CGPoint(x: 200, y: 90))
      app.rest(0.3)
      app.device.touchUp(finger)
    },
    .silent(.orphanAtRest, "a panel on its way out in small steps, and back") { app in
      let panel = app.box(0, 60, 390, 64)
      app.focus(app.field(10, in: panel))
      for step in 1...8 {
        app.device.perform { panel.frame.origin.y = 60 - CGFloat(step) * 30 }
        app.device.advance(by: 0.1)
      }
      app.turn { panel.frame.origin.y = 60 }
    },
    .silent(.orphanAtRest, "a word selected in a read-only text, scrolled past") { app in
      let (list, _) = app.list()
      let text = UITextView(frame: CGRect(x: 20, y: 12, width: 320, height: 100))
      text.text = "To be read"
      text.isEditable = false
      list.addSubview(text)
      app.focus(text)
      app.turn { list.contentOffset.y = 600 }
    },
    .silent(.orphanAtRest, "a web page in a list, read and scrolled past") { app in
      app.device.keyboard.hasHardwareKeyboard = true
      let (list, _) = app.list()
      scrollPast(WKWebView(page: 400, caret: nil), in: list, app)
    },
    .fires(.orphanAtRest, "a web page in a list, scrolled past while edited") { app in
      let list = app.form().list
      let caret = CGRect(x: 20, y: 100, width: 2, height: 20)
      scrollPast(WKWebView(page: 400, caret: caret), in: list, app)
    },
    .fires(.orphanAtRest, "a field that scrolls away under a resting pointer") { app in
      let (list, fields) = app.form()
      app.focus(fields[1])
      app.turn { list.addGestureRecognizer(RestingPointer(target: nil, action: nil)) }
      app.turn { list.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    },
  ]
}
