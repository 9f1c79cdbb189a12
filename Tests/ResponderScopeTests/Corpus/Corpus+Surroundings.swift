import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

extension CorpusRow {
  /// Returns a screen inside the app's root view, and a field near the bottom of that screen. The
  /// rows of the corpus move the screen.
  @MainActor
  private static func screen(_ app: CorpusApp, _ setup: Device.Setup = .init()) -> (
    UIViewController, UITextField
  ) {
    let screen = UIViewController()
    app.boot(UIViewController(), setup)
    app.root.addChild(screen)
    screen.view.frame = app.view.bounds
    app.view.addSubview(screen.view)
    screen.didMove(toParent: app.root)
    return (screen, app.field(app.view.bounds.height - 200, in: screen.view))
  }

  /// Boots the app and adds a bar with a field, which it returns. The bar is `bottom` points above
  /// the bottom of the screen, or directly above the keyboard while one is shown.
  @MainActor
  private static func composer(_ app: CorpusApp, height: CGFloat, above bottom: CGFloat)
    -> UITextField
  {
    app.boot()
    let top = 844 - bottom - height
    let bar = app.box(0, top, 390, height)
    app.onKeyboard { covered, isUp in bar.frame.origin.y = isUp ? 844 - covered - height : top }
    return app.field(4, in: bar)
  }

  /// Edits a field, then ends editing and shows a panel in the keyboard's place, as a chat does to
  /// show pictures. Returns the panel.
  @MainActor
  private static func openPanel(_ field: UITextField, _ app: CorpusApp) -> UIView {
    let panel = app.panel(CGRect(x: 0, y: 508, width: 390, height: 336))
    app.focus(field)
    app.turn {
      app.view.addSubview(panel)
      field.resignFirstResponder()
    }
    app.rest()
    return panel
  }

  @MainActor
  static func textField(in view: UIView) -> UITextField? {
    view as? UITextField ?? view.subviews.lazy.compactMap { textField(in: $0) }.first
  }

  static let surroundingRows: [CorpusRow] = [
    .fires(.layoutNotRestored, "a screen that is lowered by less than it was raised by") { app in
      let (screen, field) = screen(app)
      app.onKeyboard { height, isUp in
        screen.view.frame.origin.y = isUp ? -height : screen.view.frame.origin.y + 300
      }
      app.edit(field)
    },
    .fires(.layoutNotRestored, "a screen whose transform stays when the keyboard has left") { app in
      let (screen, field) = screen(app)
      app.onKeyboard { height, isUp in
        if isUp { screen.view.transform = CGAffineTransform(translationX: 0, y: -height) }
      }
      app.edit(field)
    },
    .fires(.layoutNotRestored, "a screen that stays as low as the keyboard made it") { app in
      let (screen, field) = screen(app)
      app.onKeyboard { height, isUp in
        if isUp {
          screen.view.frame.size.height = 844 - height
          field.frame.origin.y = 644 - height
        }
      }
      app.edit(field)
    },
    .silent(.layoutNotRestored, "a screen that is raised and put back") { app in
      let (screen, field) = screen(app)
      app.onKeyboard { height, isUp in screen.view.frame.origin.y = isUp ? -height : 0 }
      app.edit(field)
    },
    .silent(.layoutNotRestored, "a card in the middle that grows by a line of advice") { app in
      let card = app.box(20, 400, 350, 200)
      let field = app.field(140, in: card, x: 10)
      app.onKeyboard { _, isUp in
        card.frame = CGRect(x: 20, y: isUp ? 200 : 380, width: 350, height: isUp ? 200 : 240)
      }
      app.edit(field)
    },
    .silent(.layoutNotRestored, "a form at the bottom over which an error line appears") { app in
      let form = app.box(0, 690, 390, 120)
      app.onKeyboard { height, isUp in form.frame.origin.y = isUp ? 844 - height - 120 : 670 }
      let field = app.field(8, in: form)
      app.focus(field)
      app.turn {
        field.resignFirstResponder()
        app.view.addSubview(UILabel(frame: CGRect(x: 20, y: 790, width: 350, height: 20)))
      }
      app.rest()
    },
    .silent(.layoutNotRestored, "a form on the keyboard, with a banner above as it ends") { app in
      let (screen, _) = screen(app)
      let form = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
      let banner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 0))
      screen.view.addSubview(form)
      screen.view.addSubview(banner)
      app.onKeyboard { height, isUp in form.frame.origin.y = isUp ? 844 - height - 300 : 444 }
      let field = app.field(240, in: form)
      app.focus(field)
      app.turn {
        field.resignFirstResponder()
        banner.frame.size.height = 44
      }
      app.rest()
    },
    .silent(.layoutNotRestored, "a header that moves up for its field, and stays") { app in
      let header = app.box(0, 150, 390, 60)
      let field = app.field(8, in: header)
      app.onKeyboard { _, isUp in if isUp { header.frame.origin.y = 60 } }
      app.edit(field)
    },
    .silent(.layoutNotRestored, "a screen that is turned while it is raised") { app in
      let (screen, field) = screen(app)
      app.onKeyboard { height, isUp in screen.view.frame.origin.y = isUp ? -height : 0 }
      app.focus(field)
      app.device.rotate(to: .landscapeRight)
      app.turn {
        field.resignFirstResponder()
        screen.view.frame = app.view.bounds
      }
      app.rest()
    },
    .silent(.layoutNotRestored, "a composer above a panel in the keyboard's place") { app in
      let bar = app.box(0, 758, 390, 52)
      app.onKeyboard { height, isUp in if isUp { bar.frame.origin.y = 844 - height - 52 } }
      let panel = openPanel(app.field(4, in: bar), app)
      app.turn {
        panel.removeFromSuperview()
        bar.frame.origin.y = 758
      }
    },
    .fires(.layoutNotRestored, "a composer that stays raised when its panel has gone") { app in
      let bar = app.box(0, 758, 390, 52)
      app.onKeyboard { height, isUp in if isUp { bar.frame.origin.y = 844 - height - 52 } }
      let panel = openPanel(app.field(4, in: bar), app)
      app.turn { panel.removeFromSuperview() }
    },
    .silent(.insetNotRestored, "a list above a panel of pictures in the keyboard's place") { app in
      let (list, fields) = app.keeper()
      let panel = openPanel(fields[1], app)
      // The keyboard appears again, then keyboard and panel disappear together.
      app.focus(fields[1])
      app.turn {
        panel.removeFromSuperview()
        list.contentInset.bottom = 0
        fields[1].resignFirstResponder()
      }
    },
    .fires(.insetNotRestored, "a list that keeps its room when the panel has gone") { app in
      let (list, fields) = app.keeper()
      let panel = openPanel(fields[1], app)
      app.turn { panel.removeFromSuperview() }
    },
    .silent(.insetNotRestored, "a panel on a screen that takes no touches for a while") { app in
      let (list, fields) = app.keeper()
      let panel = openPanel(fields[1], app)
      app.turn { app.view.isUserInteractionEnabled = false }
      app.rest()
      app.turn {
        panel.removeFromSuperview()
        list.contentInset.bottom = 0
      }
    },
    .fires(.insetNotRestored, "a list that keeps its room when the panel is hidden") { app in
      let (list, fields) = app.keeper()
      let panel = openPanel(fields[1], app)
      app.turn { panel.isHidden = true }
    },
    .silent(.insetNotRestored, "a panel that the keyboard came over, and has left") { app in
      let (list, fields) = app.keeper()
      let panel = openPanel(fields[1], app)
      app.focus(fields[1])
      app.turn { fields[1].resignFirstResponder() }
      app.rest()
      app.turn {
        panel.removeFromSuperview()
        list.contentInset.bottom = 0
      }
    },
    .silent(.insetNotRestored, "a panel in one column, where the keyboard was wider") { app in
      app.boot(UIViewController(), .init(model: .iPad11))
      let column = CGRect(x: 320, y: 0, width: app.view.bounds.width - 320, height: 1194)
      let (list, fields) = app.list(column)
      app.onKeyboard { height, isUp in if isUp { list.contentInset.bottom = height } }
      app.focus(fields[1])
      let panel = app.panel(CGRect(x: 320, y: 860, width: column.width, height: 334))
      app.turn {
        app.view.addSubview(panel)
        fields[1].resignFirstResponder()
      }
      app.rest()
    },
    .silent(.insetNotRestored, "a sheet of half the screen in the keyboard's place") { app in
      let (list, fields) = app.list()
      app.onKeyboard { height, isUp in list.contentInset.bottom = isUp ? height : 422 }
      app.focus(fields[1])
      let sheet = app.panel(CGRect(x: 0, y: 422, width: 390, height: 422))
      app.turn {
        app.view.addSubview(sheet)
        fields[1].resignFirstResponder()
      }
      app.rest()
    },
    .silent(.needlessLift, "a composer that follows a keyboard that is not docked") { app in
      app.boot(UIViewController(), .init(model: .iPad11))
      let bar = app.box(0, 1122, 834, 52)
      let field = app.field(4, in: bar)
      app.device.keyboard.posture = .undocked
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: nil
      ) {
        let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        MainActor.assumeIsolated {
          bar.frame.origin.y = frame.minY >= 1194 ? 1122 : frame.minY - 52
        }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      app.focus(field)
      app.rest()
    },
    .fires(.needlessLift, "a screen that rises for a keyboard that floats") { app in
      let (screen, field) = screen(app, .init(model: .iPad11))
      app.device.keyboard.posture = .floating
      app.focus(field)
      app.turn { screen.view.frame.origin.y = -200 }
      app.rest()
    },
    .fires(.needlessLift, "a screen that rises twice as far as the keyboard") { app in
      let (screen, field) = screen(app)
      field.frame.origin.y = 760
      app.onKeyboard { height, isUp in screen.view.frame.origin.y = isUp ? -height * 2 + 0 : 0 }
      field.frame.origin.y = 800
      app.edit(field)
    },
    .silent(.needlessLift, "a screen that rises by what the keyboard covers") { app in
      let (screen, field) = screen(app)
      app.onKeyboard { height, isUp in screen.view.frame.origin.y = isUp ? -height : 0 }
      app.edit(field)
    },
    .silent(.needlessLift, "a card that moves to the middle of what the keyboard leaves") { app in
      let card = app.box(20, 322, 350, 200)
      let field = app.field(20, in: card, x: 10)
      app.onKeyboard { _, isUp in card.frame.origin.y = isUp ? 154 : 322 }
      app.edit(field)
    },
    .silent(.needlessLift, "a sheet that the system raises above the keyboard") { app in
      app.boot(UIViewController(), .init(model: .iPad11, orientation: .landscapeRight))
      let sheet = app.present(.formSheet)
      app.edit(app.field(300, in: sheet.view))
    },
    .silent(.needlessLift, "a screen with a hardware keyboard, which raises nothing") { app in
      let (screen, field) = screen(app)
      app.device.keyboard.hasHardwareKeyboard = true
      app.onKeyboard { height, isUp in screen.view.frame.origin.y = isUp ? -height : 0 }
      app.edit(field)
    },
    .silent(.needlessLift, "a composer with its field, moved to the keyboard's edge") { app in
      app.edit(composer(app, height: 52, above: 34))
    },
    .silent(.needlessLift, "a composer with its field above a tab bar") { app in
      app.edit(composer(app, height: 52, above: 83))
    },
    .silent(.needlessLift, "a composer of 120 points, moved to the keyboard's edge") { app in
      app.edit(composer(app, height: 120, above: 34))
    },
    .fires(.needlessLift, "a composer that is raised by the keyboard twice") { app in
      let bar = app.box(0, 758, 390, 52)
      app.onKeyboard { height, isUp in bar.frame.origin.y = isUp ? 758 - 2 * (height - 34) : 758 }
      app.edit(app.field(4, in: bar))
    },
  ]
}
