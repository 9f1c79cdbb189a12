/// The properties that a view declares for the container around it.
protocol TraitView {
  var tag: AnyHashable? { get }
  var tabItem: TabItem? { get }
  var inner: any View { get }
}

nonisolated struct TagView<Content: View>: View, PrimitiveView, TraitView {
  let content: Content
  let tag: AnyHashable?

  var tabItem: TabItem? { nil }
  var inner: any View { content }

  @MainActor func makeNode(_ place: Place) -> Node { WrapperNode(place, self) { $0.content } }
}

nonisolated struct TabItemView<Content: View>: View, PrimitiveView, TraitView {
  let content: Content
  let tabItem: TabItem?

  var tag: AnyHashable? { nil }
  var inner: any View { content }

  @MainActor func makeNode(_ place: Place) -> Node { WrapperNode(place, self) { $0.content } }
}

/// The content of a tab's button.
struct TabItem {
  let title: String
  var symbol: String?
}

/// A title with an image. In the stand-in, only a tab's button shows the image.
nonisolated public struct Label: View {
  let title: String
  let symbol: String

  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = titleKey.key
    symbol = name
  }

  @MainActor public var body: some View { Text(verbatim: title) }
}

extension View {
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    TagView(content: self, tag: tag)
  }

  /// Sets the content of the tab's button from a text or a label.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, tabItem: Tab.item(of: label()))
  }
}

/// One tab of a tab view. The stand-in finds the tag and the tab item only among the outermost
/// modifiers of the tab's view. Without a tag modifier, the tag is the index of the tab.
struct Tab {
  let tag: AnyHashable
  let item: TabItem?
  let content: AnyView

  static func all(in view: any View) -> [Tab] {
    Row.rows(of: view).enumerated().map { index, row in
      let content = row.make()
      var (view, tag, item): (any View, AnyHashable?, TabItem?) = (content.view, nil, nil)
      while let trait = view as? any TraitView {
        (tag, item, view) = (tag ?? trait.tag, item ?? trait.tabItem, trait.inner)
      }
      return Tab(tag: tag ?? AnyHashable(index), item: item, content: content)
    }
  }

  static func item(of label: any View) -> TabItem? {
    switch label {
    case let label as Label: TabItem(title: label.title, symbol: label.symbol)
    case let text as Text: TabItem(title: text.string)
    case let views as any TupleLike: views.parts.lazy.compactMap { item(of: $0) }.first
    default: nil
    }
  }
}

/// A view that consists of several views.
protocol TupleLike {
  var parts: [any View] { get }
}

extension TupleView: TupleLike {
  var parts: [any View] { views }
}
