#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// A form with fifty rows and a field in each, from the article on dismissing the keyboard by
  /// scrolling.
  ///
  /// The screen only calls `dismissFirstResponder(when:)` once. A field that will scroll out of
  /// view then gives up the keyboard, and any other field keeps it.
  public final class FormViewController: UITableViewController {
    private let guestCount = 10
    private var values: [IndexPath: String] = [:]

    public init() {
      super.init(style: .insetGrouped)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.accessibilityIdentifier = "form"
      tableView.register(FormCell.self, forCellReuseIdentifier: "field")
      tableView.tableHeaderView = ScreenTitleView(title: "Guests")
      tableView.rowHeight = FormCell.height(for: traitCollection)
      tableView.dismissFirstResponder(when: .fullyHidden)
    }

    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      let height = FormCell.height(for: traitCollection)
      guard isViewLoaded, tableView.rowHeight != height else { return }
      tableView.rowHeight = height
    }

    public override func numberOfSections(in tableView: UITableView) -> Int { guestCount }

    public override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      FormField.perGuest.count
    }

    public override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      "Guest \(section + 1)"
    }

    public override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      guard let cell = cell as? FormCell else { return cell }
      let field = FormField.perGuest[indexPath.row]
      cell.show(
        field, text: values[indexPath],
        identifier: "guest-\(indexPath.section + 1)-\(field.caption.lowercased())"
      ) { [weak self] text in
        self?.values[indexPath] = text
      }
      return cell
    }
  }
#endif
