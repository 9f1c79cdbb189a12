#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// A list with a text field in each row, which keeps the row being edited above the keyboard.
  ///
  /// A single call of `anchor(_:)` makes room for the keyboard, and only if the keyboard covers the
  /// list. The list stays where it is if the keyboard floats or is undocked.
  public final class PackingViewController: UIViewController {
    private let table = UITableView(frame: .zero, style: .plain)
    private var lines = [
      "Passports", "Tickets", "Two shirts", "Raincoat", "Sun hat", "Walking boots", "Sandals",
      "Socks", "Toothbrush", "Sunscreen", "Reading glasses", "A long novel", "Camera", "Spare film",
      "Notebook", "Pencils", "Headphones", "Phone", "Water bottle", "Snacks for the train",
      "First aid kit", "Torch", "Map", "Compass", "Keys for the neighbours", "Cash", "Umbrella",
      "Adapter", "Postcards", "Stamps",
    ]

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Packing list"
      view.backgroundColor = .systemBackground
      table.accessibilityIdentifier = "packing"
      table.dataSource = self
      table.rowHeight = max(
        44, UIFont.preferredFont(forTextStyle: .body).pointSize * 44 / 17)
      table.register(PackingCell.self, forCellReuseIdentifier: "line")
      table.anchor(.firstResponder(margin: 12))
      view.addSubview(table)
    }

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      table.frame = view.bounds
    }
  }

  extension PackingViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      lines.count
    }

    public func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
      (cell as? PackingCell)?.show(
        lines[indexPath.row], identifier: "line-\(indexPath.row + 1)"
      ) { [weak self] in self?.lines[indexPath.row] = $0 }
      return cell
    }
  }
#endif
