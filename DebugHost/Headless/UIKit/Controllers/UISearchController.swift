import Foundation

/// Updates what is found as the words change.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Owns the search bar that a navigation item shows below its title (A).
///
/// Nothing is presented: the bar stays where it is while it is edited, as with `hidesNavigationBarDuringPresentation`
/// off (K); results controllers are not shown (missing).
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
