/// Where a search field stands; the navigation bar, here.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

extension View {
  /// The search field is that of a search controller in the navigation item (T4.20.17); where it is no view of UIKit (C5.20) it
  /// is not here at all.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, prompt.key)
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic
  ) -> some View {
    searchable(text, "Search")
  }

  private func searchable(_ text: Binding<String>, _ prompt: String) -> some View {
    NavigationItemView(content: self) { item, _ in
      guard SwiftUIChoices.current.search == .controller else { return }
      let known = item.searchController as? HostedSearchController
      let controller = known ?? HostedSearchController(searchResultsController: nil)
      controller.text = text
      controller.searchBar.placeholder = prompt
      if controller.searchBar.text != text.wrappedValue {
        controller.searchBar.text = text.wrappedValue
      }
      if known == nil { item.searchController = controller }
    }
  }
}

/// Writes what is typed into the binding.
package final class HostedSearchController: UISearchController, UISearchResultsUpdating {
  var text: Binding<String>?

  package override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
    searchResultsUpdater = self
  }

  package required init?(coder: NSCoder) { nil }

  package func updateSearchResults(for searchController: UISearchController) {
    text?.wrappedValue = searchBar.text ?? ""
  }
}
