import Foundation

/// Updates the search results when the search text changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Owns the search bar that a navigation item shows below its title (A).
///
/// The controller presents nothing. While the user edits in the search bar, the bar stays in place,
/// as if `hidesNavigationBarDuringPresentation` were false (K). The stand-in does not show a
/// results controller.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public let searchResultsController: UIViewController?
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
      }, for: .editingChanged)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}
