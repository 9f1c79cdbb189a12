import HeadlessDriver
import ResponderJournal
import UIKit

extension CorpusRow {
  /// A keyboard library and the app each add the keyboard's height to an inset.
  @MainActor
  private static func lift(
    _ app: CorpusApp, _ list: UIScrollView,
    _ edge: ReferenceWritableKeyPath<UIScrollView, CGFloat> = \.contentInset.bottom
  ) {
    let parts = Parts()
    app.onKeyboard { height, _ in
      parts.library = height
      list[keyPath: edge] = parts.library + parts.app
    }
    app.onKeyboard { height, _ in
      parts.app = height
      list[keyPath: edge] = parts.library + parts.app
    }
  }

  /// Boots a chat with a list and an input accessory view. Edits the field in its bar for a second
  /// and ends editing, so that only the bar stays. Whenever UIKit announces a frame of the
  /// keyboard, calls `make` with the list and the height that the keyboard or the bar alone covers.
  @MainActor @discardableResult
  private static func editChat(
    _ app: CorpusApp, make: @escaping @MainActor (UIScrollView, CGFloat) -> Void
  ) -> (ChatController, UIScrollView) {
    let chat = ChatController()
    app.boot(chat)
    let (list, _) = app.list()
    app.onFrame { make(list, $0) }
    app.turn { chat.becomeFirstResponder() }
    app.rest()
    app.focus(chat.composer)
    app.turn { chat.composer.resignFirstResponder() }
    app.rest()
    return (chat, list)
  }

  static let listRows: [CorpusRow] = [
    .fires(.doubleLift, "a list for which a library and the app both make room") { app in
      let (list, fields) = app.list()
      lift(app, list)
      app.edit(fields[1])
    },
    .fires(.doubleLift, "a list turned upside down for which two parties make room") { app in
      let (list, fields) = app.list()
      list.transform = CGAffineTransform(scaleX: 1, y: -1)
      lift(app, list, \.contentInset.top)
      app.edit(fields[12])
    },
    .fires(.doubleLift, "a list of 100 points at the bottom, lifted twice") { app in
      let (list, _) = app.list(CGRect(x: 0, y: 744, width: 390, height: 100), rows: 4)
      lift(app, list)
      app.edit(app.field(100))
    },
    .silent(.doubleLift, "a list for which one party makes room, plus 20") { app in
      let (list, fields) = app.list()
      app.onKeyboard { height, isUp in list.contentInset.bottom = isUp ? height + 20 : 0 }
      app.edit(fields[1])
    },
    .silent(.doubleLift, "a chat whose composer grows while it is written into") { app in
      let (list, fields) = app.list()
      app.onKeyboard { height, isUp in list.contentInset.bottom = isUp ? height : 0 }
      app.focus(fields[1])
      app.turn { list.contentInset.bottom += 66 }
      app.rest()
      app.turn {
        list.contentInset.bottom = 0
        fields[1].resignFirstResponder()
      }
    },
    .silent(.doubleLift, "a list above a composer, both at the keyboard's edge") { app in
      let (list, fields) = app.list(CGRect(x: 0, y: 100, width: 390, height: 590))
      app.onKeyboard { height, isUp in
        list.frame.size.height = isUp ? 844 - height - 120 - 100 : 590
      }
      app.edit(fields[1])
    },
    .fires(.doubleLift, "a list made lower by one party and inset by another") { app in
      let (list, fields) = app.list(CGRect(x: 0, y: 0, width: 390, height: 690))
      app.onKeyboard { height, isUp in
        list.frame.size.height = isUp ? 844 - height - 120 : 690
        list.contentInset.bottom = height
      }
      app.edit(fields[1])
    },
    .silent(.doubleLift, "a list with room, cut later for a panel of the app") { app in
      let (list, fields) = app.list()
      app.onKeyboard { height, isUp in
        list.contentInset.bottom = max(0, height - (844 - list.frame.maxY))
      }
      app.focus(fields[1])
      app.turn {
        list.frame.size.height -= 500
        list.contentInset.bottom = 0
      }
      app.rest()
      app.turn { fields[1].resignFirstResponder() }
    },
    .silent(.doubleLift, "a list of mentions that a chat shows above its field") { app in
      let (list, fields) = app.form()
      app.focus(fields[1])
      app.turn { list.contentInset.bottom += 200 }
      app.rest()
      app.afterwards = { list.contentInset.bottom = 0 }
    },
    .silent(.doubleLift, "a card that is shown above a bar beside hardware keys") { app in
      let (list, fields) = app.list()
      fields[1].inputAccessoryView = app.panel(CGRect(x: 0, y: 0, width: 390, height: 52))
      app.device.keyboard.hasHardwareKeyboard = true
      app.turn {
        fields[1].becomeFirstResponder()
        list.contentInset.bottom = 220
      }
      app.rest()
      app.afterwards = { list.contentInset.bottom = 0 }
    },
    .silent(.doubleLift, "a chat that the app cuts for a panel while another screen covers it") {
      PanelChatController.playBehindAnother($0)
    },
    .silent(.doubleLift, "a list behind a screen whose field keeps the keyboard") { app in
      let (list, fields) = app.list()
      app.onKeyboard { height, _ in list.contentInset.bottom = height }
      app.focus(fields[1])
      let cover = app.present(.overFullScreen)
      let field = app.field(100, in: cover.view)
      app.focus(field)
      app.turn { list.frame.size.height -= 250 }
      app.rest()
      app.afterwards = { cover.dismiss(animated: false) }
    },
    .silent(.doubleLift, "a list in a sheet that the system raises") { app in
      app.boot(UIViewController(), .init(model: .iPad11))
      let sheet = app.present(.formSheet)
      let (list, fields) = app.list(sheet.view.bounds, in: sheet.view)
      app.makeRoom(list)
      app.edit(fields[1])
    },
    .fires(.insetNotRestored, "a list that keeps the room that it made") { app in
      let (list, fields) = app.keeper()
      app.edit(fields[1])
    },
    .fires(.insetNotRestored, "a list whose own inset of 80 is lost with the keyboard") { app in
      let (list, fields) = app.list()
      // During the first edit, the app does not change the inset, and the HUD records the list.
      app.edit(fields[0])
      list.contentInset.bottom = 80
      app.device.settle()
      app.makeRoom(list)
      app.edit(fields[1])
    },
    .fires(.insetNotRestored, "a list that keeps the safe area that its controller made") { app in
      let (list, fields) = app.list()
      list.contentInsetAdjustmentBehavior = .always
      app.device.settle()
      app.onKeyboard { height, isUp in
        if isUp { app.root.additionalSafeAreaInsets.bottom = height }
      }
      app.edit(fields[1])
    },
    .fires(.insetNotRestored, "a list turned upside down that keeps its room") { app in
      let (list, fields) = app.list()
      list.transform = CGAffineTransform(scaleX: 1, y: -1)
      app.onKeyboard { height, isUp in if isUp { list.contentInset.top = height } }
      app.edit(fields[12])
    },
    .fires(.insetNotRestored, "a list that keeps its room over a tall picture") { app in
      let (list, fields) = app.list()
      list.addSubview(app.panel(CGRect(x: 0, y: 520, width: 390, height: 320)))
      app.onKeyboard { height, isUp in if isUp { list.contentInset.bottom = height } }
      app.edit(fields[1])
    },
    .fires(.insetNotRestored, "a list that keeps its room behind a card at the bottom") { app in
      let (list, fields) = app.list()
      app.view.addSubview(app.panel(CGRect(x: 0, y: 520, width: 390, height: 324)))
      app.onKeyboard { height, isUp in if isUp { list.contentInset.bottom = height } }
      app.edit(fields[1])
    },
    .fires(.insetNotRestored, "a chat that keeps the keyboard's room while its bar stays") { app in
      editChat(app) { list, height in
        list.contentInset.bottom = max(list.contentInset.bottom, height)
      }
    },
    .silent(.insetNotRestored, "a chat that keeps the room of its bar, and no more") { app in
      editChat(app) { list, height in list.contentInset.bottom = height }
    },
    .silent(.insetNotRestored, "a chat that gives up its bar's room with its bar") { app in
      let (chat, list) = editChat(app) { list, height in list.contentInset.bottom = height }
      app.focus(chat.composer)
      app.turn {
        chat.hasBar = false
        chat.composer.resignFirstResponder()
        chat.resignFirstResponder()
        list.contentInset.bottom = 0
      }
      app.rest()
    },
    .silent(.insetNotRestored, "a bar left of an undocked keyboard by hardware keys") { app in
      app.boot(UIViewController(), Device.Setup(model: .iPad11))
      let (list, fields) = app.list(app.view.bounds)
      fields[1].inputAccessoryView = app.panel(CGRect(x: 0, y: 0, width: 834, height: 52))
      list.anchor(.firstResponder(margin: 8))
      app.device.keyboard.posture = .undocked
      app.focus(fields[1])
      app.turn { app.device.keyboard.hasHardwareKeyboard = true }
      app.rest()
    },
    .silent(.insetNotRestored, "a list behind a sheet, whose keys become a bar") { app in
      app.boot(UIViewController(), Device.Setup(model: .iPad11))
      let (list, fields) = app.list(app.view.bounds)
      list.anchor(.firstResponder(margin: 8))
      app.focus(fields[1])
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .formSheet
      let field = app.field(20, in: sheet.view)
      app.turn {
        app.root.present(sheet, animated: false)
        field.becomeFirstResponder()
      }
      app.rest()
      app.turn { app.device.keyboard.hasHardwareKeyboard = true }
      app.rest()
      app.turn { app.root.dismiss(animated: false) }
      app.rest()
      app.turn { _ = UIResponder.resignCurrent() }
      app.rest()
    },
    .silent(.insetNotRestored, "a form beside hardware keys that is covered for a while") { app in
      let (list, fields) = app.list()
      fields[1].inputAccessoryView = app.panel(CGRect(x: 0, y: 0, width: 390, height: 52))
      list.anchor(.firstResponder(margin: 8))
      app.device.keyboard.hasHardwareKeyboard = true
      app.focus(fields[1])
      _ = app.present(.fullScreen)
      app.rest()
      app.turn { app.root.dismiss(animated: false) }
      app.rest()
      app.turn { fields[1].resignFirstResponder() }
      app.rest()
    },
    .silent(.insetNotRestored, "a composer that keeps four lines after the keyboard") { app in
      let (list, fields) = app.list()
      list.contentInset.bottom = 52
      app.device.settle()
      app.onKeyboard { height, isUp in list.contentInset.bottom = isUp ? height + 52 : 118 }
      app.edit(fields[1])
    },
    .silent(.insetNotRestored, "a list that gives its room back") { app in
      let fields = app.form().fields
      app.edit(fields[1])
    },
    .silent(.insetNotRestored, "a toolbar that has come when editing has ended") { app in
      let (list, fields) = app.list()
      app.onKeyboard { height, isUp in list.contentInset.bottom = isUp ? height : 49 }
      app.edit(fields[1])
    },
    .silent(.insetNotRestored, "a toolbar that comes when a bar has gone") { app in
      let (list, fields) = app.list()
      fields[1].inputAccessoryView = app.panel(CGRect(x: 0, y: 0, width: 390, height: 44))
      app.device.keyboard.hasHardwareKeyboard = true
      app.focus(fields[1])
      app.turn {
        fields[1].resignFirstResponder()
        list.contentInset.bottom = 60
      }
      app.rest()
    },
    .silent(.insetNotRestored, "an inset a third smaller, the room given back") { app in
      let (list, fields) = app.list()
      list.contentInset.bottom = 80
      app.device.settle()
      app.onKeyboard { height, isUp in list.contentInset.bottom = isUp ? height : 54 }
      app.edit(fields[1])
    },
    .silent(.insetNotRestored, "a screen that is turned while its keyboard stands") { app in
      let fields = app.form().fields
      app.focus(fields[1])
      app.device.rotate(to: .landscapeRight)
      app.device.settle()
      app.turn { fields[1].resignFirstResponder() }
      app.device.rotate(to: .portrait)
      app.device.settle()
    },
  ]

  @MainActor
  private final class Parts {
    var (library, app): (CGFloat, CGFloat) = (0, 0)
  }
}
