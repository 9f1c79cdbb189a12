#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// A list of carousels. Each card in a carousel has a field for its caption.
  ///
  /// The list and each carousel call `dismissFirstResponder(when:)` once. A field gives up the
  /// keyboard when it will scroll out of view with the list or with its carousel.
  public final class ShelvesViewController: UITableViewController {
    private static let shelves: [(title: String, color: UIColor)] = [
      ("Harbour", .systemTeal), ("Mountains", .systemIndigo), ("Old town", .systemOrange),
      ("Gardens", .systemGreen), ("Night", .systemPurple), ("Market", .systemPink),
      ("Islands", .systemBlue), ("Bridges", .systemBrown), ("Trains", .systemRed),
      ("Winter", .systemCyan),
    ]

    public init() {
      super.init(style: .plain)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Albums"
      tableView.accessibilityIdentifier = "shelves"
      tableView.separatorStyle = .none
      tableView.rowHeight = ShelfCell.height(for: traitCollection)
      tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
      tableView.dismissFirstResponder(when: .fullyHidden)
    }

    public override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { Self.shelves.count }

    public override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
      let shelf = Self.shelves[indexPath.row]
      (cell as? ShelfCell)?.show(shelf.title, color: shelf.color, number: indexPath.row + 1)
      return cell
    }
  }
#endif
