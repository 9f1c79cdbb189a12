import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

@testable import ResponderScope

extension CorpusRow {
  /// Boots the app with a bar that is as wide as the screen unless `x` is given, and edits its field.
  /// The bar's bottom edge is `bottom` points above the screen's or, while a keyboard is shown, `gap`
  /// points above the keyboard, and as the keyboard leaves, `rest` points above the screen's.
  @MainActor
  private static func bar(
    _ app: CorpusApp, above bottom: CGFloat = 34, gap: CGFloat = 0, rest: CGFloat? = nil,
    x: CGFloat = 0, root: UIViewController = UIViewController(),
    in screen: UIViewController? = nil, prepare: (UITextField, CGFloat) -> Void = { _, _ in }
  ) {
    app.boot(root)
    let view = (screen ?? root).view!
    func frame(_ bottom: CGFloat) -> CGRect {
      CGRect(x: x, y: 844 - bottom - 52, width: 390 - 2 * x, height: 52)
    }
    let bar = app.panel(frame(bottom))
    view.addSubview(bar)
    app.onKeyboard { height, isUp in bar.frame = frame(isUp ? height + gap : rest ?? bottom) }
    let field = app.field(4, in: bar)
    prepare(field, gap)
    app.edit(field)
  }

  /// Edits a row of a list whose inset is `inset` and, with the keyboard, `more` points more than the
  /// keyboard's height, and afterwards `rest`.
  @MainActor
  private static func list(
    _ app: CorpusApp, inset: CGFloat = 0, more: CGFloat = 0, rest: CGFloat? = nil,
    isAdjusted: Bool = false, bottom: CGFloat = 844, root: UIViewController = UIViewController(),
    in screen: UIViewController? = nil, prepare: (UIScrollView, UITextField) -> Void = { _, _ in }
  ) {
    app.boot(root)
    let frame = CGRect(x: 0, y: 0, width: 390, height: bottom)
    let (list, fields) = app.list(frame, in: (screen ?? root).view)
    if isAdjusted { list.contentInsetAdjustmentBehavior = .always }
    list.contentInset.bottom = inset
    app.device.settle()
    app.onKeyboard { height, isUp in list.contentInset.bottom = isUp ? height + more : rest ?? inset
    }
    prepare(list, fields[1])
    app.edit(fields[1])
  }

  /// A tab bar controller and its first screen.
  @MainActor
  private static func tabs() -> (UITabBarController, UIViewController) {
    let (tabs, screen) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [screen]
    return (tabs, screen)
  }

  /// WordPress-iOS #21956, #19543: room for a keyboard that is outside the window, or below the
  /// screen, given to the text view itself.
  @MainActor
  private static func stage(_ app: CorpusApp, hasKeys: Bool, cuts: Bool, whole: Bool = true) {
    app.boot(UIViewController(), Device.Setup(model: .iPad13, orientation: .landscapeLeft))
    app.device.stage(app.device.scene, at: CGRect(x: 200, y: 40, width: 700, height: 500))
    app.device.keyboard.hasHardwareKeyboard = hasKeys
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 700, height: 500))
    text.text = String(repeating: "A line\n", count: 40)
    app.view.addSubview(text)
    app.onKeyboard { height, isUp in
      let room = isUp && whole ? height : 0
      if cuts { text.frame.size.height = 500 - room } else { text.contentInset.bottom = room }
    }
    app.focus(text)
    app.rest(2)
  }

  /// standardnotes/forum #3179: a view floats `gap` points above the keyboard, and the line with the
  /// caret is in its middle. The view is shown before or after the keyboard.
  @MainActor
  private static func floating(
    _ app: CorpusApp, gap: CGFloat, x: CGFloat = 330, width: CGFloat = 48, isLate: Bool = false
  ) throws {
    app.boot()
    let text = app.text(lines: 60)
    text.font = .systemFont(ofSize: 17)
    let button = UIButton(type: .system)
    app.view.addSubview(button)
    button.backgroundColor = .systemBlue
    button.isHidden = isLate
    app.onKeyboard { height, isUp in
      text.contentInset.bottom = isUp ? height : 0
      button.frame = CGRect(x: x, y: 844 - height - 48 - gap, width: width, height: 48)
    }
    text.selectedRange = NSRange(location: 7 * 40, length: 0)
    app.focus(text)
    app.turn { text.insertText(String(repeating: "m", count: 23)) }
    let caret = text.caretRect(for: try #require(text.selectedTextRange).end)
    app.turn { text.contentOffset.y = caret.midY - button.frame.midY }
    app.rest(2)
    if isLate { app.turn { button.isHidden = false } }
    app.rest(2)
  }

  /// nextcloud/talk-ios #1034, element-x-ios #622: a call comes over a chat that is edited, and the
  /// chat does not hear that the keyboard leaves. UIKit does not give the focus back (T4.4.19).
  @MainActor
  private static func call(
    _ app: CorpusApp, over style: UIModalPresentationStyle?, list: Bool, putsBack: Bool = false
  ) {
    HeadlessChoices.with {
      $0.controllers.restoresFocus = false
    } run: {
      let chat = Chat()
      let navigation = UINavigationController(rootViewController: chat)
      navigation.isNavigationBarHidden = true
      app.boot(navigation)
      let bar = app.panel(CGRect(x: 0, y: 758, width: 390, height: 52))
      let messages = app.list(in: chat.view).list
      chat.view.addSubview(bar)
      let field = app.field(4, in: bar)
      app.onKeyboard { height, isUp in
        guard chat.isObserving else { return }
        if list { messages.contentInset.bottom = isUp ? height + 52 : 0 }
        bar.frame.origin.y = isUp ? 844 - height - 52 : 758
      }
      app.tap(field)
      chat.isObserving = false
      let call = UIViewController()
      app.turn {
        if let style {
          call.modalPresentationStyle = style
          navigation.present(call, animated: true)
        } else {
          navigation.pushViewController(call, animated: true)
        }
      }
      app.rest(3)
      if list || putsBack { bar.frame.origin.y = 758 }
      if putsBack { messages.contentInset.bottom = 0 }
      app.turn {
        if style == nil {
          navigation.popViewController(animated: true)
        } else {
          navigation.dismiss(animated: true)
        }
      }
      app.rest(3)
    }
  }

  private final class Chat: UIViewController {
    var isObserving = true
  }

  /// hackiftekhar/IQKeyboardManager #1994, #2001: a keyboard library raises the view of a sheet by
  /// what its field lacks before UIKit raises the sheet, or does not.
  @MainActor
  private static func sheet(_ app: CorpusApp, raises: Bool) {
    app.boot()
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    let field = app.field(220, in: sheet.view)
    sheet.sheetPresentationController?.detents = [.medium()]
    app.turn { app.root.present(sheet, animated: true) }
    app.rest()
    app.onKeyboard { height, isUp in
      let place = field.convert(field.bounds, to: app.device.scene.screen.coordinateSpace)
      let lift = place.maxY + 10 - (844 - height)
      if isUp, raises, sheet.view.frame.origin.y == 0, lift > 0 {
        sheet.view.frame.origin.y = -lift
      }
      if !isUp { sheet.view.frame.origin.y = 0 }
    }
    app.tap(field)
    app.rest()
    app.afterwards = { sheet.dismiss(animated: false) }
  }

  static let gapRows: [CorpusRow] =
    bars + leftovers + rooms
    + [4, 12, 16, 60].flatMap { gap -> [CorpusRow] in
      [
        .fires(.fieldBehindBar, "a caret under a round button, \(gap) points up") {
          try floating($0, gap: CGFloat(gap))
        },
        .fires(.fieldBehindBar, "a caret under a wide pill, \(gap) points up") {
          try floating($0, gap: CGFloat(gap), x: 16, width: 358)
        },
      ]
    }
    + [false, true].flatMap { hasKeys in
      [false, true].flatMap { cuts -> [CorpusRow] in
        let name = (cuts ? "cut" : "inset") + (hasKeys ? ", beside hardware keys" : ", in a stage")
        return [
          .fires(.needlessLift, "a note that makes room for a keyboard elsewhere, \(name)") {
            stage($0, hasKeys: hasKeys, cuts: cuts)
          },
          .silent(.needlessLift, "a note that makes no room there, \(name)") {
            stage($0, hasKeys: hasKeys, cuts: cuts, whole: false)
          },
        ]
      }
    }

  private static let bars: [CorpusRow] = [
    .fires(.needlessLift, "a composer above the keyboard by the safe area") { bar($0, gap: 34) },
    .silent(.needlessLift, "a pill that floats as far above the keyboard as the safe area") {
      bar($0, gap: 34, x: 16)
    },
    .silent(.needlessLift, "a bar that is always 34 points above what is below it") {
      bar($0, above: 68, gap: 34)
    },
    .silent(.needlessLift, "a bar with a margin of 44 points to the keyboard") { bar($0, gap: 44) },
    .fires(.needlessLift, "a bar above a keyboard that contains its accessory of 44 points") {
      bar($0, gap: 44) { field, gap in
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: gap))
      }
    },
    .silent(.needlessLift, "a composer above a strip of 34 points on the keyboard") { app in
      bar(app, gap: 34) { _, gap in
        let strip = app.panel(CGRect(x: 0, y: 844, width: 390, height: gap))
        app.view.addSubview(strip)
        app.onKeyboard { height, isUp in strip.frame.origin.y = isUp ? 844 - height - gap : 844 }
      }
    },
    .fires(.needlessLift, "a composer above the keyboard by the tab bar") { app in
      let (tabs, screen) = tabs()
      bar(app, above: 83, gap: 83, root: tabs, in: screen)
    },
    .silent(.needlessLift, "a composer on the keyboard, in tabs") { app in
      let (tabs, screen) = tabs()
      bar(app, above: 83, root: tabs, in: screen)
    },
    .fires(.needlessLift, "a sheet that UIKit has raised, and a library once more") {
      sheet($0, raises: true)
    },
    .silent(.needlessLift, "a sheet that UIKit has raised, and nobody else") {
      sheet($0, raises: false)
    },
    .silent(.fieldBehindBar, "a menu that comes over the caret, far above the keyboard") {
      try floating($0, gap: 60, x: 16, width: 358, isLate: true)
    },
  ]

  private static let leftovers: [CorpusRow] = [
    .fires(.layoutNotRestored, "a composer that stays higher by the safe area") {
      bar($0, rest: 68)
    },
    .silent(.layoutNotRestored, "a composer that stays 20 points higher") { bar($0, rest: 54) },
    .fires(.layoutNotRestored, "a composer raised for a keyboard that left during a call") {
      call($0, over: .fullScreen, list: false)
    },
    .fires(.layoutNotRestored, "a composer raised for a keyboard that left during a push") {
      call($0, over: nil, list: false)
    },
    .fires(.insetNotRestored, "a list with room for a keyboard that left during a call") {
      call($0, over: .fullScreen, list: true)
    },
    .silent(.layoutNotRestored, "a composer that comes down behind a call") {
      call($0, over: .fullScreen, list: false, putsBack: true)
    },
    .silent(.insetNotRestored, "a list that gives its room back behind a push") {
      call($0, over: nil, list: true, putsBack: true)
    },
    .fires(.insetNotRestored, "a list that keeps the safe area's room beside its own") {
      list($0, more: -34, rest: 34, isAdjusted: true)
    },
    .fires(.insetNotRestored, "a list that keeps the tab bar's room once more") { app in
      let (tabs, screen) = tabs()
      list(app, more: -83, rest: 83, isAdjusted: true, root: tabs, in: screen)
    },
    .silent(.insetNotRestored, "a list that has got a player of the tab bar's height") { app in
      let (tabs, screen) = tabs()
      list(app, more: -83, rest: 49, isAdjusted: true, root: tabs, in: screen) { list, _ in
        let player = app.panel(CGRect(x: 0, y: 712, width: 390, height: 49))
        app.onKeyboard { _, isUp in if !isUp { list.superview?.addSubview(player) } }
      }
    },
  ]

  private static let rooms: [CorpusRow] = [
    // Room as high as the safe area hides nothing, so it is a note.
    .silent(.doubleLift, "a list with the safe area's room twice") {
      list($0, isAdjusted: true)
      #expect(ResponderHUD.diagnoses.map(\.id) == [.doubleLift])
    },
    .silent(.doubleLift, "a list that adds the safe area to the keyboard") {
      list($0, more: 34)
      #expect(ResponderHUD.diagnoses.map(\.id) == [.doubleLift])
    },
    .fires(.doubleLift, "a list that ends above a tab bar, with the keyboard's room") { app in
      let (tabs, screen) = tabs()
      list(app, bottom: 761, root: tabs, in: screen)
    },
    .silent(.doubleLift, "a list with a margin of 44 points") { list($0, more: 44) },
    .fires(.doubleLift, "a list that adds the height of its field's bar once more") { app in
      list(app, more: 44) { _, field in
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      }
    },
    .silent(.doubleLift, "a list whose own inset of 34 points stays above the keyboard") {
      list($0, inset: 34, more: 34)
    },
    .silent(.doubleLift, "a list in tabs with room for a composer of 50 points") { app in
      let (tabs, screen) = tabs()
      list(app, inset: 50, more: 50 - 83, isAdjusted: true, root: tabs, in: screen)
    },
    .silent(.doubleLift, "a list in tabs with room for a bar that comes with the keyboard") { app in
      let (tabs, screen) = tabs()
      list(app, more: 50 - 83, isAdjusted: true, root: tabs, in: screen) { list, _ in
        let strip = app.panel(CGRect(x: 0, y: 844, width: 390, height: 50))
        list.superview?.addSubview(strip)
        app.onKeyboard { height, isUp in strip.frame.origin.y = isUp ? 844 - height - 50 : 844 }
      }
    },
    .silent(.doubleLift, "a list on an iPad with the usual margin of 20 points") { app in
      app.boot(UIViewController(), .init(model: .iPad11))
      let (list, fields) = app.list(app.view.bounds)
      app.onKeyboard { height, isUp in list.contentInset.bottom = isUp ? height + 20 : 0 }
      app.edit(fields[1])
    },
  ]
}
