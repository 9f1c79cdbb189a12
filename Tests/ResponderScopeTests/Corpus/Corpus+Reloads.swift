import HeadlessDriver
import ResponderCore
import ResponderKit
import UIKit

extension CorpusRow {
  static let reloadRows: [CorpusRow] = [
    .fires(.rowReloaded, "a table that reloads the row at every key") { app in
      let form = Form()
      app.boot(form)
      let field = form.field(2)
      field.addAction(
        UIAction { _ in form.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        },
        for: .editingChanged)
      app.tap(field)
      app.device.type("a")
      app.device.settle()
    },
    .fires(.rowReloaded, "a table that is reloaded when a search answers, while the user types") {
      app in
      let form = Form()
      app.boot(form)
      app.tap(form.field(2))
      app.device.type("ab")
      app.device.advance(by: 0.4)
      app.turn { form.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none) }
    },
    .silent(.rowReloaded, "a table that reloads the rows around the one that is edited") { app in
      let form = Form()
      app.boot(form)
      app.tap(form.field(2))
      app.device.type("a")
      app.turn { form.tableView.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none) }
    },
    .silent(.rowReloaded, "a row that is reloaded a while after the last key") { app in
      let form = Form()
      app.boot(form)
      app.tap(form.field(2))
      app.device.type("a")
      app.rest(5)
      app.turn { form.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none) }
    },
    .silent(.rowReloaded, "a field that ends editing itself, then its row is reloaded") { app in
      let form = Form()
      app.boot(form)
      let field = form.field(2)
      app.tap(field)
      app.device.type("a")
      app.turn { field.resignFirstResponder() }
      app.turn { form.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none) }
    },
    .silent(.rowReloaded, "a field that ends editing itself and reloads its row in the same turn") {
      app in
      let form = Form()
      app.boot(form)
      let field = form.field(2)
      app.tap(field)
      app.device.type("a")
      app.turn {
        field.resignFirstResponder()
        form.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      }
    },
    .silent(
      .rowReloaded,
      "a field that ends editing itself and reloads its row before another field ends, in one turn"
    ) { app in
      let form = Form()
      app.boot(form)
      let (field, other) = (form.field(2), form.field(0))
      app.kept += form.tableView.visibleCells
      app.tap(field)
      app.device.type("a")
      app.turn {
        field.resignFirstResponder()
        form.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        other.becomeFirstResponder()
        other.resignFirstResponder()
      }
    },
    .silent(
      .rowReloaded, "a row that is reloaded when a dismissal has asked its field, which held on"
    ) { app in
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
        form.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      }
    },
    .silent(.rowReloaded, "a table that reloads the row and leaves the screen at once") { app in
      let form = Form()
      app.kept.append(form)
      let navigation = UINavigationController(rootViewController: UIViewController())
      app.boot(navigation)
      app.turn { navigation.pushViewController(form, animated: false) }
      app.tap(form.field(2))
      app.device.type("a")
      app.turn {
        form.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        navigation.popViewController(animated: false)
      }
    },
    .silent(.rowReloaded, "a field that ends editing itself and reloads the table's data") { app in
      let form = Form()
      form.identifier = "row"
      app.boot(form)
      let field = form.field(2)
      app.tap(field)
      app.device.type("a")
      app.turn {
        field.resignFirstResponder()
        form.tableView.reloadData()
      }
    },
    .silent(.rowReloaded, "a row between others that is deleted with its field") { app in
      let form = Form()
      app.boot(form)
      app.tap(form.field(2))
      app.device.type("a")
      app.turn {
        form.count = 5
        form.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      }
    },
    .fires(.rowReloaded, "a table that uses its cells again and reloads its data at a key") { app in
      let form = Form()
      form.identifier = "row"
      app.boot(form)
      app.tap(form.field(2))
      app.device.type("a")
      app.turn { form.tableView.reloadData() }
    },
    .fires(.rowReloaded, "a row that moved down before the user typed, and is then reloaded") {
      app in
      let form = Form()
      app.boot(form)
      app.tap(form.field(2))
      app.turn {
        form.count = 7
        form.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      app.device.type("a")
      app.turn { form.tableView.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none) }
    },
    .silent(.rowReloaded, "a row that is deleted with its field") { app in
      let form = Form()
      app.boot(form)
      app.tap(form.field(2))
      app.device.type("a")
      app.turn {
        form.count = 2
        form.tableView.deleteRows(
          at: (2..<6).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
    },
  ]

  /// A table with a field in each row, and six rows unless a test sets `count`.
  @MainActor
  private final class Form: UITableViewController {
    var count = 6
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

    func field(_ row: Int) -> UITextField {
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
      return cell?.contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
        ?? UITextField()
    }
  }
}
