import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

extension CorpusRow {
  static let reloadRows: [CorpusRow] = [
    .fires(.rowReloaded, "a table that reloads the row at every key") { app in
      let form = Form()
      app.boot(form)
      let field = form.field(2)
      field.addAction(
        UIAction { _ in form.reload(2) }, for: .editingChanged)
      app.tap(field)
      app.device.type("a")
      app.device.settle()
    },
    .fires(.rowReloaded, "a table reloaded by a search's answer during typing") { app in
      let form = typed(app, "ab")
      app.device.advance(by: 0.4)
      app.turn { form.reload(2) }
    },
    .silent(.rowReloaded, "a row that is reloaded, and edited again in the next turn") { app in
      let form = typed(app)
      app.device.perform { form.reload(2) }
      app.device.perform { form.field(2).becomeFirstResponder() }
    },
    .silent(.rowReloaded, "a table that reloads the rows around the one that is edited") { app in
      let form = typed(app)
      app.turn { form.reload(3) }
    },
    .silent(.rowReloaded, "a row that is reloaded a while after the last key") { app in
      let form = typed(app)
      app.rest(5)
      app.turn { form.reload(2) }
    },
    .silent(.rowReloaded, "a field that ends editing itself, then its row is reloaded") { app in
      let form = typed(app)
      app.turn { form.field(2).resignFirstResponder() }
      app.turn { form.reload(2) }
    },
    .silent(.rowReloaded, "a field that ends and reloads its row in one turn") { app in
      let form = typed(app)
      app.turn {
        form.field(2).resignFirstResponder()
        form.reload(2)
      }
    },
    .silent(.rowReloaded, "a field that ends and reloads before another one ends") { app in
      let form = Form()
      app.boot(form)
      let (field, other) = (form.field(2), form.field(0))
      app.kept += form.tableView.visibleCells
      app.tap(field)
      app.device.type("a")
      app.turn {
        field.resignFirstResponder()
        form.reload(2)
        other.becomeFirstResponder()
        other.resignFirstResponder()
      }
    },
    .silent(.rowReloaded, "a row reloaded when its field held on to a dismissal") { app in
      let form = Form()
      app.boot(form)
      let (field, veto) = (form.field(2), VetoingDelegate())
      app.kept.append(veto)
      app.kept.append(form.tableView.dismissFirstResponder(when: .partlyHidden) as Any)
      app.tap(field)
      app.device.type("a")
      field.delegate = veto
      app.device.perform { form.tableView.contentOffset.y += field.convert(.zero, to: nil).y + 20 }
      app.device.advance(by: 0.2)
      app.turn {
        field.delegate = nil
        form.reload(2)
      }
    },
    .silent(.rowReloaded, "a table that reloads the row and leaves the screen at once") { app in
      let form = Form()
      app.kept.append(form)
      let navigation = app.push(form)
      app.tap(form.field(2))
      app.device.type("a")
      app.turn {
        form.reload(2)
        navigation.popViewController(animated: false)
      }
    },
    .silent(.rowReloaded, "a field that ends editing itself and reloads the table's data") { app in
      let form = typed(app, reusing: "row")
      app.turn {
        form.field(2).resignFirstResponder()
        form.tableView.reloadData()
      }
    },
    .silent(.rowReloaded, "a row between others that is deleted with its field") { app in
      let form = typed(app)
      app.turn {
        form.count = 5
        form.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      }
    },
    .fires(.rowReloaded, "a table of reused cells that reloads its data at a key") { app in
      let form = typed(app, reusing: "row")
      app.turn { form.tableView.reloadData() }
    },
    .fires(.rowReloaded, "a row that moved before the typing, and is reloaded") { app in
      let form = Form()
      app.boot(form)
      app.tap(form.field(2))
      app.turn {
        form.count = 7
        form.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      app.device.type("a")
      app.turn { form.reload(3) }
    },
    .fires(.rowReloaded, "a search field in a section's header, at each of its answers") { app in
      let films = try app.films()
      app.tap(films.field)
      app.device.type("d")
      app.device.advance(by: 0.3)
      app.turn {
        films.count = 3
        films.collectionView.reloadData()
      }
    },
    .silent(.rowReloaded, "a search field in a header that ends before the answer") { app in
      let films = try app.films()
      app.tap(films.field)
      app.device.type("d")
      app.turn { films.field.resignFirstResponder() }
      app.turn { films.collectionView.reloadData() }
    },
    .fires(.rowReloaded, "a table's header that is reloaded with its field") { app in
      let form = Form()
      form.hasHeader = true
      app.boot(form)
      let header = try #require(form.tableView.headerView(forSection: 0))
      app.tap(try #require(header.contentView.subviews.first))
      app.device.type("a")
      app.turn { form.tableView.reloadData() }
    },
    .fires(.fieldReplaced, "a form that is made again at each key") { app in
      let field = app.field(100)
      field.addAction(
        UIAction { _ in
          field.removeFromSuperview()
          app.field(100).text = field.text
        }, for: .editingChanged)
      app.tap(field)
      app.device.type("a")
    },
    .fires(.fieldReplaced, "a field that is made again as its editing begins") { app in
      let field = app.field(100)
      app.device.tap(field)
      app.device.advance(by: 0.2)
      app.turn {
        field.removeFromSuperview()
        _ = app.field(100)
      }
    },
    .silent(.fieldReplaced, "a form that is made again and keeps the focus") { app in
      let field = app.field(100)
      field.addAction(
        UIAction { _ in
          field.removeFromSuperview()
          let new = app.field(100)
          new.text = field.text
          new.becomeFirstResponder()
        }, for: .editingChanged)
      app.tap(field)
      app.device.type("a")
    },
    .silent(.fieldReplaced, "a step of a form whose place the next step takes") { app in
      let field = app.field(100)
      app.tap(field)
      app.device.type("1")
      app.turn {
        field.removeFromSuperview()
        _ = app.field(100)
      }
    },
    .silent(.fieldReplaced, "a form that is made again a while after the last key") { app in
      let field = app.field(100)
      app.tap(field)
      app.device.type("1")
      app.rest(5)
      app.turn {
        field.removeFromSuperview()
        app.field(100).text = "1"
      }
    },
    .silent(.rowReloaded, "a row that is deleted with its field") { app in
      let form = typed(app)
      app.turn {
        form.count = 2
        form.tableView.deleteRows(
          at: (2..<6).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
    },
  ]

  /// Shows a table and types into its third field.
  @MainActor
  private static func typed(
    _ app: CorpusApp, _ text: String = "a", reusing identifier: String? = nil
  ) -> Form {
    let form = Form()
    form.identifier = identifier
    app.boot(form)
    app.tap(form.field(2))
    app.device.type(text)
    return form
  }

  /// A table with a field in each row, and six rows unless a test sets `count`.
  @MainActor
  private final class Form: UITableViewController {
    var count = 6
    var hasHeader = false
    /// The reuse identifier of the cells, or nil if the table makes a new cell each time.
    var identifier: String?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if let identifier, let cell = tableView.dequeueReusableCell(withIdentifier: identifier) {
        return cell
      }
      let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
      cell.contentView.addSubview(
        UITextField(frame: CGRect(x: 16, y: 0, width: 300, height: 40)))
      return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    {
      guard hasHeader else { return nil }
      let header = UITableViewHeaderFooterView()
      header.contentView.addSubview(
        UITextField(frame: CGRect(x: 16, y: 4, width: 300, height: 40)))
      return header
    }

    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { hasHeader ? 52 : 0 }

    func reload(_ row: Int) {
      tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }

    func field(_ row: Int) -> UITextField {
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
      return cell?.contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
        ?? UITextField()
    }
  }
}

extension CorpusApp {
  /// Boots a list whose section's header contains a search field, and returns it.
  fileprivate func films() throws -> Films {
    let films = Films()
    boot(films)
    try #require(films.field.window != nil)
    return films
  }
}

/// A grid with a search field in its section's header.
private final class Films: UICollectionViewController {
  private final class Header: UICollectionReusableView {
    let field = UITextField(frame: CGRect(x: 16, y: 8, width: 300, height: 36))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  var count = 40

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 180, height: 120)
    layout.headerReferenceSize = CGSize(width: 390, height: 52)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "film")
    collectionView.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { count }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "film", for: path)
  }

  override func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  /// The search field.
  var field: UITextField {
    let header = collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    return (header as? Header)?.field ?? UITextField()
  }
}
