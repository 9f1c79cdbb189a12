#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// A list of places, with a search bar that scrolls with the list.
  ///
  /// The first responder is a text field inside the search bar. When the bar will scroll out of
  /// view, the field gives up the keyboard.
  public final class SearchViewController: UITableViewController {
    private let bar = UISearchBar()
    private var query = ""

    private static let places = [
      "Amsterdam", "Andorra la Vella", "Athens", "Barcelona", "Bergen", "Berlin", "Bratislava",
      "Brussels", "Bucharest", "Budapest", "Copenhagen", "Dublin", "Edinburgh", "Gdansk", "Hamburg",
      "Helsinki", "Istanbul", "Lausanne", "Lisbon", "Ljubljana", "London", "Luxembourg", "Madrid",
      "Milan", "Munich", "Nantes", "Orleans", "Oslo", "Paris", "Prague", "Reykjavik", "Rome",
      "San Marino", "Santander", "Sofia", "Stockholm", "Tallinn", "Tirana", "Valletta", "Vienna",
      "Vilnius", "Warsaw", "Zagreb", "Zurich", "Cannes", "Granada", "Catania", "Trani",
      "Montpellier", "Manchester", "Potsdam", "Ancona", "Angers", "Antwerp", "Bolzano",
    ].sorted()

    private var shown: [String] {
      query.isEmpty
        ? Self.places : Self.places.filter { $0.lowercased().contains(query.lowercased()) }
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Places"
      bar.accessibilityIdentifier = "search"
      bar.placeholder = "Search"
      bar.searchBarStyle = .minimal
      bar.delegate = self
      bar.sizeToFit()
      tableView.accessibilityIdentifier = "places"
      tableView.tableHeaderView = bar
      tableView.dismissFirstResponder(when: .fullyHidden)
      tableView.fitRows(to: .body)
    }

    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if isViewLoaded { tableView.fitRows(to: .body) }
    }

    public override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { shown.count }

    public override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "place")
        ?? UITableViewCell(style: .default, reuseIdentifier: "place")
      cell.textLabel?.text = shown[indexPath.row]
      cell.textLabel?.follow(.body)
      cell.imageView?.image = UIImage(systemName: "pin")
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  extension SearchViewController: UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      query = searchText
      tableView.reloadData()
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      searchBar.resignFirstResponder()
    }
  }
#endif
