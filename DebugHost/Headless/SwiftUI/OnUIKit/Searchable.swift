/// The place of a search field. The stand-in has only the automatic place.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt.key)
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic
  ) -> some View {
    SearchableView(content: self, text: text, prompt: "Search")
  }

  /// Connects a binding with the focus of the search field inside the view (iOS 18).
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: binding, value: true, link: \.searchFocusLink)
  }

  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value, link: \.searchFocusLink)
  }
}

private struct SearchFocusLinkKey: EnvironmentKey {
  static var defaultValue: FocusLink? { nil }
}

private struct InTabKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is in a tab of a tab view.
  var isInTab: Bool {
    get { self[InTabKey.self] }
    set { self[InTabKey.self] = newValue }
  }

  var searchFocusLink: FocusLink? {
    get { self[SearchFocusLinkKey.self] }
    set { self[SearchFocusLinkKey.self] = newValue }
  }
}

/// A view with a search field. The field belongs to a search controller in the navigation item
/// (T4.20.17). From iOS 26 the field is not a UIKit view (C5.20), unless the view is in a tab
/// (T4.20.38): SwiftUI draws it at the lower edge (K: where).
nonisolated struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: String
  @Environment(\.isInTab) private var isInTab

  @MainActor var body: some View {
    switch SwiftUIChoices.current.search {
    case .drawn where !isInTab:
      content.safeAreaInset(edge: .bottom) {
        DrawnSearchRepresentable(text: text, prompt: prompt)
          .frame(height: 36).padding(.horizontal).padding(.bottom, 8)
      }
    case .controller, .drawn:
      NavigationItemView(content: content) { item, environment in
        let known = item.searchController as? HostedSearchController
        let controller = known ?? HostedSearchController(searchResultsController: nil)
        controller.text = text
        controller.follow(environment.searchFocusLink)
        controller.searchBar.placeholder = prompt
        if controller.searchBar.text != text.wrappedValue {
          controller.searchBar.text = text.wrappedValue
        }
        if known == nil { item.searchController = controller }
      }
    }
  }
}

/// A search controller that writes the text that the user types into a binding, and reports the
/// focus of its field to the `searchFocused` modifier.
package final class HostedSearchController: UISearchController, UISearchResultsUpdating {
  var text: Binding<String>?
  private weak var link: FocusLink?

  package override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
    searchResultsUpdater = self
    let field = searchBar.searchTextField
    field.addAction(UIAction { [weak self] _ in self?.told(true) }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.told(false) }, for: .editingDidEnd)
  }

  package required init?(coder: NSCoder) { nil }

  func follow(_ link: FocusLink?) {
    self.link = link
    link?.adopt(searchBar.searchTextField)
  }

  private func told(_ isFocused: Bool) {
    link?.focusChanged(of: searchBar.searchTextField, to: isFocused)
  }

  package func updateSearchResults(for searchController: UISearchController) {
    text?.wrappedValue = searchBar.text ?? ""
  }
}
