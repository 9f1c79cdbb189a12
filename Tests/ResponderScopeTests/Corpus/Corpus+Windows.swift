import HeadlessDriver
import ResponderJournal
import UIKit

extension CorpusRow {
  @MainActor
  private static func window(
    _ app: CorpusApp, _ frame: CGRect, _ level: UIWindow.Level = .normal,
    isTool: Bool = false
  ) -> UIWindow {
    let scene = app.device.scene
    let window =
      isTool ? FLEXWindow(windowScene: scene) : UIWindow(windowScene: scene)
    window.windowLevel = level
    window.frame = frame
    window.backgroundColor = .systemIndigo
    window.rootViewController = UIViewController()
    app.kept.append(window)
    return window
  }

  @MainActor
  private static func chat(
    _ app: CorpusApp, behindOtherAppWhileItsBar hidden: KeyboardChoices.HiddenBar
  ) {
    let chat = ChatController()
    app.boot(chat)
    KeyboardHost.current?.choices.hiddenBar = hidden
    app.turn { chat.becomeFirstResponder() }
    app.focus(chat.composer)
    for height in [144, nil] as [CGFloat?] {
      app.device.keyboard.showForeign(height: height)
      for _ in 0..<4 {
        app.rest(0.2)
        app.turn {}
      }
    }
  }

  private static let toast = CGRect(x: 20, y: 300, width: 350, height: 64)
  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  static let windowRows: [CorpusRow] = [
    .fires(.keyboardWithoutResponder, "a keypad of the app that posts notifications") { app in
      app.device.keyboard.hasHardwareKeyboard = true
      let field = app.field(100)
      app.focus(field)
      @MainActor func post(_ name: Notification.Name, _ top: CGFloat) {
        NotificationCenter.default.post(
          name: name, object: app.device.scene.screen,
          userInfo: [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(
              cgRect: CGRect(x: 0, y: 844, width: 390, height: 300)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(
              cgRect: CGRect(x: 0, y: top, width: 390, height: 300)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
          ])
      }
      app.turn {
        field.resignFirstResponder()
        post(UIResponder.keyboardWillShowNotification, 544)
      }
      app.afterwards = { post(UIResponder.keyboardWillHideNotification, 844) }
      for _ in 0..<4 {
        app.rest(0.2)
        app.turn {}
      }
    },
    .silent(.keyboardWithoutResponder, "a debugging tool's own search field") { app in
      let tool = window(app, toast, .statusBar + 100, isTool: true)
      tool.makeKeyAndVisible()
      app.focus(app.field(10, in: tool))
    },
    .silent(.keyboardWithoutResponder, "the keyboard of the app beside this one") { app in
      app.boot(UIViewController(), .init(model: .iPad11))
      app.device.keyboard.showForeign(height: 300)
      app.rest()
      app.turn {}
      app.device.keyboard.showForeign(height: nil)
    },
    .silent(.keyboardWithoutResponder, "another app's keyboard that claims to be local") { app in
      KeyboardHost.current?.choices.foreignClaimsToBeLocal = true
      app.device.keyboard.showForeign(height: 300)
      app.rest()
      app.turn {}
      app.device.keyboard.showForeign(height: nil)
    },
    .silent(.keyboardWithoutResponder, "another app's keyboard over a chat's composer") {
      chat($0, behindOtherAppWhileItsBar: .staysInWindow)
    },
    .silent(.keyboardWithoutResponder, "the same chat, whose composer UIKit ends") {
      chat($0, behindOtherAppWhileItsBar: .leavesWindow)
    },
    .silent(.keyboardWithoutResponder, "Slide Over beside an app that types") { app in
      var setup = Device.Setup(model: .iPad11)
      setup.slidesOver = true
      setup.sceneFrame = CGRect(x: 504, y: 10, width: 320, height: 1174)
      app.boot(UIViewController(), setup)
      app.device.keyboard.showForeign(height: 300)
      app.rest()
      app.turn {}
      app.device.keyboard.showForeign(height: nil)
    },
    .silent(.keyboardWithoutResponder, "an alert with a field") { app in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { _ in }
      app.turn { app.root.present(alert, animated: true) }
      app.rest()
    },
    .fires(.responderOutsideKeyWindow, "a second window that becomes key beside it") { app in
      app.focus(app.field(100))
      app.turn { window(app, toast).makeKeyAndVisible() }
    },
    .fires(.responderOutsideKeyWindow, "a field in an overlay that was never key") { app in
      let overlay = window(app, toast)
      let field = app.field(10, in: overlay)
      app.turn { overlay.isHidden = false }
      app.turn { field.becomeFirstResponder() }
    },
    .silent(.responderOutsideKeyWindow, "an overlay that becomes key after its field") { app in
      let overlay = window(app, toast)
      let field = app.field(10, in: overlay)
      app.turn {
        overlay.isHidden = false
        field.becomeFirstResponder()
        overlay.makeKey()
      }
    },
    .silent(.responderOutsideKeyWindow, "a second window that is shown and is not key") { app in
      app.focus(app.field(100))
      app.turn { window(app, toast).isHidden = false }
    },
    .silent(.responderOutsideKeyWindow, "a second window whose own field is edited") { app in
      app.focus(app.field(100))
      let other = window(app, toast)
      let field = app.field(10, in: other)
      app.turn {
        other.makeKeyAndVisible()
        field.becomeFirstResponder()
      }
    },
    .silent(.responderOutsideKeyWindow, "a welcome screen in a window over everything") { app in
      app.focus(app.field(100))
      app.turn { window(app, screen).makeKeyAndVisible() }
    },
    .silent(.focusLostEarly, "a field from which a toast takes the keys for a moment") { app in
      let field = app.field(100)
      app.focus(field)
      let other = window(app, toast)
      app.device.perform { other.makeKeyAndVisible() }
      app.device.advance(by: 0.05)
      app.device.perform {
        app.window?.makeKey()
        other.isHidden = true
      }
      app.device.advance(by: 0.3)
      app.turn { field.removeFromSuperview() }
    },
    .fires(.responderOutsideKeyWindow, "a toast that is shown with makeKeyAndVisible()") { app in
      app.focus(app.field(100))
      app.turn { window(app, toast, .alert + 1).makeKeyAndVisible() }
    },
    .fires(.responderOutsideKeyWindow, "a toast in a clear window as large as the screen") { app in
      app.focus(app.field(100))
      let clear = window(app, screen, .alert + 1)
      clear.backgroundColor = nil
      clear.rootViewController?.view.addSubview(app.panel(toast))
      app.turn { clear.makeKeyAndVisible() }
    },
    .silent(.responderOutsideKeyWindow, "a toast that is shown with isHidden = false") { app in
      app.focus(app.field(100))
      app.turn { window(app, toast, .alert + 1).isHidden = false }
    },
    .silent(.responderOutsideKeyWindow, "a toast that takes the keys from a bar's field") { app in
      let chat = app.chat()
      app.focus(chat.composer)
      app.turn { window(app, toast, .alert + 1).makeKeyAndVisible() }
    },
    .silent(.responderOutsideKeyWindow, "a passcode with keys of its own, over everything") { app in
      app.focus(app.field(100))
      app.turn { window(app, screen, .alert + 1).makeKeyAndVisible() }
    },
    .silent(.responderOutsideKeyWindow, "a debugging tool that takes the keys") { app in
      app.focus(app.field(100))
      app.turn {
        window(app, toast, .statusBar + 100, isTool: true).makeKeyAndVisible()
      }
    },
  ]
}
