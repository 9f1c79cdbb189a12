import HeadlessDriver
import ResponderJournal
import UIKit

extension CorpusRow {
  /// Edits a field at the top, with another view of the form below, 560 points down.
  @MainActor
  private static func form(
    _ app: CorpusApp, in view: UIView? = nil, _ frame: CGRect? = nil, isButton: Bool = false,
    prepare: (UIView) -> Void = { _ in }
  ) {
    let first = app.field(200, in: view)
    let other = isButton ? UIButton(type: .system) : UITextField()
    other.backgroundColor = .systemGray
    other.frame = frame ?? CGRect(x: 20, y: 560, width: 320, height: 44)
    first.superview?.addSubview(other)
    prepare(other)
    app.focus(first)
  }

  /// Edits a search field above a table of `count` rows, which makes room for the keyboard or not.
  @MainActor
  private static func search(
    _ app: CorpusApp, rows count: Int = 30, makesRoom: Bool = false,
    prepare: (UITableView) -> Void = { _ in }
  ) {
    let rows = Rows(count)
    app.kept.append(rows)
    let table = UITableView(frame: CGRect(x: 0, y: 120, width: 390, height: 724))
    table.dataSource = rows
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    app.view.addSubview(table)
    let field = app.field(60)
    prepare(table)
    if makesRoom { app.makeRoom(table) }
    app.focus(field)
  }

  @MainActor
  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  static let contentRows: [CorpusRow] = [
    .fires(.contentBehindKeyboard, "a form's next field under the keyboard") { form($0) },
    .silent(.contentBehindKeyboard, "a next field to which the return key leads") { app in
      form(app) { other in
        let field = other.superview?.subviews.lazy.compactMap { $0 as? UITextField }.first
        field?.returnKeyType = .next
      }
    },
    .fires(.contentBehindKeyboard, "a form's button under the keyboard") {
      form($0, isButton: true)
    },
    .fires(.contentBehindKeyboard, "a next field in a list without room to scroll") { app in
      form(app, in: app.list(rows: 0).list) {
        ($0.superview as? UIScrollView)?.contentSize.height = 700
      }
    },
    .silent(.contentBehindKeyboard, "the same field in a list with room") { app in
      let (list, _) = app.list(rows: 0)
      app.makeRoom(list)
      form(app, in: list) { _ in list.contentSize.height = 700 }
    },
    .silent(.contentBehindKeyboard, "the same field in a list that a drag frees") { app in
      let (list, _) = app.list(rows: 0)
      list.keyboardDismissMode = .interactive
      form(app, in: list) { _ in list.contentSize.height = 700 }
    },
    .silent(.contentBehindKeyboard, "a field that looks out above the keyboard") {
      form($0, CGRect(x: 20, y: 490, width: 320, height: 44))
    },
    .silent(.contentBehindKeyboard, "a round button under the keyboard, over a map") {
      form($0, CGRect(x: 320, y: 740, width: 50, height: 50), isButton: true)
    },
    .silent(.contentBehindKeyboard, "tabs of the app's own under the keyboard") { app in
      let tabs = app.panel(CGRect(x: 0, y: 761, width: 390, height: 83))
      app.view.addSubview(tabs)
      for index in 0..<4 {
        let tab = UIButton(type: .system)
        tab.frame = CGRect(x: CGFloat(index) * 97.5, y: 0, width: 97.5, height: 49)
        tabs.addSubview(tab)
      }
      app.focus(app.field(200))
    },
    .silent(.contentBehindKeyboard, "a next field behind a drawer of the app's own") { app in
      form(app) { _ in
        app.view.addSubview(app.panel(CGRect(x: 0, y: 500, width: 390, height: 344)))
      }
    },
    .silent(.contentBehindKeyboard, "a field below, beside a keyboard that floats") { app in
      app.boot(UIViewController(), .init(model: .iPad11))
      app.device.keyboard.posture = .floating
      form(app, CGRect(x: 20, y: 1_000, width: 320, height: 44))
    },
    // bitwarden/mobile #3383.
    .fires(.contentBehindKeyboard, "results whose last rows stay under the keyboard") {
      search($0)
    },
    .silent(.contentBehindKeyboard, "results with room for the keyboard") {
      search($0, makesRoom: true)
    },
    .silent(.contentBehindKeyboard, "a table that is behind the keyboard as a whole") {
      search($0, rows: 3) { $0.frame = CGRect(x: 0, y: 560, width: 390, height: 200) }
    },
    .silent(.contentBehindKeyboard, "results that are few") { search($0, rows: 5) },
    .silent(.contentBehindKeyboard, "results that a drag frees") {
      search($0) { $0.keyboardDismissMode = .onDrag }
    },
    .silent(.contentBehindKeyboard, "results behind a list of suggestions") { app in
      search(app) { $0.superview?.addSubview(app.panel($0.frame)) }
    },
    .silent(.contentBehindKeyboard, "a table beside the screen that is edited") { app in
      let (side, main) = (UIViewController(), UIViewController())
      for (child, x) in [(side, 0), (main, 0)] as [(UIViewController, CGFloat)] {
        app.root.addChild(child)
        child.view.frame = CGRect(x: x, y: child === side ? 300 : 0, width: 390, height: 544)
        app.view.addSubview(child.view)
        child.didMove(toParent: app.root)
      }
      main.view.frame.size.height = 300
      let rows = Rows(40)
      app.kept.append(rows)
      let table = UITableView(frame: side.view.bounds)
      table.dataSource = rows
      side.view.addSubview(table)
      app.focus(app.field(100, in: main.view))
    },
  ]
}
