/// What a view says about itself to the container around it.
@MainActor
protocol TraitView {
  var tag: AnyHashable? { get }
  var tabTitle: String? { get }
  var inner: any View { get }
}

struct TagView<Content: View>: View, PrimitiveView, TraitView {
  let content: Content
  let tag: AnyHashable?

  var tabTitle: String? { nil }
  var inner: any View { content }

  func makeNode(_ place: Place) -> Node { WrapperNode(place, self) { $0.content } }
}

struct TabItemView<Content: View>: View, PrimitiveView, TraitView {
  let content: Content
  let tabTitle: String?

  var tag: AnyHashable? { nil }
  var inner: any View { content }

  func makeNode(_ place: Place) -> Node { WrapperNode(place, self) { $0.content } }
}

/// A title with a picture, of which only the title is shown here.
public struct Label: View {
  let title: String

  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = titleKey.key
  }

  public var body: some View { Text(verbatim: title) }
}

extension View {
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TagView(content: self, tag: tag)
  }

  /// A text or a label is the tab's title.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, tabTitle: Tab.title(of: label()))
  }
}

/// One part of a tab view. The modifiers for tag and tab item are the outermost of its view.
@MainActor
struct Tab {
  let tag: AnyHashable
  let title: String?
  let content: AnyView

  static func all(in view: any View) -> [Tab] {
    Row.rows(of: view).enumerated().map { index, row in
      let content = row.make()
      var (view, tag, title): (any View, AnyHashable?, String?) = (content.view, nil, nil)
      while let trait = view as? any TraitView {
        (tag, title, view) = (tag ?? trait.tag, title ?? trait.tabTitle, trait.inner)
      }
      return Tab(tag: tag ?? AnyHashable(index), title: title, content: content)
    }
  }

  static func title(of label: any View) -> String? {
    switch label {
    case let label as Label: label.title
    case let text as Text: text.string
    case let views as any TupleLike: views.parts.lazy.compactMap { title(of: $0) }.first
    default: nil
    }
  }
}

/// Several views in one.
@MainActor
protocol TupleLike {
  var parts: [any View] { get }
}

extension TupleView: TupleLike {
  var parts: [any View] { views }
}
