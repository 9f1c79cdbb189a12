#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// A list of guests. The add button presents a sheet with the form for a new guest.
  public final class GuestsViewController: UITableViewController {
    private let guests = [
      ("Ada Lovelace", "Window seat"), ("Alan Turing", "Vegetarian"), ("Grace Hopper", "Aisle"),
      ("Edsger Dijkstra", "No smoking"), ("Barbara Liskov", "Two bags"), ("Tony Hoare", "Late"),
      ("Radia Perlman", "Upper deck"), ("Niklaus Wirth", "Quiet"), ("Donald Knuth", "Organ"),
      ("Frances Allen", "Peak view"), ("John Backus", "Sailing"), ("Margaret Hamilton", "Moon"),
    ]

    public init() {
      super.init(style: .insetGrouped)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Guests"
      navigationController?.navigationBar.prefersLargeTitles = true
      let add = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addGuest() })
      add.accessibilityIdentifier = "add"
      navigationItem.rightBarButtonItem = add
      tableView.accessibilityIdentifier = "guests"
      tableView.anchor(.firstResponder(margin: 12))
      tableView.fitRows(to: .body, .caption1)
    }

    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if isViewLoaded { tableView.fitRows(to: .body, .caption1) }
    }

    private func addGuest() {
      let sheet = UINavigationController(rootViewController: NewGuestViewController())
      sheet.modalPresentationStyle = .formSheet
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      present(sheet, animated: true)
    }

    public override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { guests.count }

    public override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "guest")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "guest")
      cell.textLabel?.text = guests[indexPath.row].0
      cell.detailTextLabel?.text = guests[indexPath.row].1
      cell.textLabel?.follow(.body)
      cell.detailTextLabel?.follow(.caption1)
      cell.detailTextLabel?.textColor = .secondaryLabel
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }
#endif
