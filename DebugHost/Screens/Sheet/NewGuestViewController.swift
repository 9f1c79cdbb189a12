#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// The form in the sheet: a list that keeps the edited field above the keyboard.
  ///
  /// UIKit moves the sheet up for the keyboard. The anchor makes room only for the part of the list
  /// that the keyboard still covers.
  final class NewGuestViewController: UIViewController {
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var values: [IndexPath: String] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "New Guest"
      let cancel = UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
      cancel.accessibilityIdentifier = "cancel"
      navigationItem.leftBarButtonItem = cancel
      let done = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
      done.accessibilityIdentifier = "done"
      navigationItem.rightBarButtonItem = done
      view.backgroundColor = .systemGroupedBackground
      table.accessibilityIdentifier = "new-guest"
      table.dataSource = self
      table.rowHeight = FormCell.height(for: traitCollection)
      table.register(FormCell.self, forCellReuseIdentifier: "field")
      table.anchor(.firstResponder(margin: 12))
      view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      table.frame = view.bounds
    }
  }

  extension NewGuestViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      FormField.perGuest.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      let field = FormField.perGuest[indexPath.row]
      (cell as? FormCell)?.show(
        field, text: values[indexPath], identifier: "new-\(field.caption.lowercased())"
      ) { [weak self] in self?.values[indexPath] = $0 }
      return cell
    }
  }
#endif
