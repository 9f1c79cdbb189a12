/// The place of a toolbar item.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let isLeading: Bool

  public static let automatic = ToolbarItemPlacement(isLeading: false)
  public static let navigationBarLeading = ToolbarItemPlacement(isLeading: true)
  public static let navigationBarTrailing = ToolbarItemPlacement(isLeading: false)
  public static let topBarLeading = ToolbarItemPlacement(isLeading: true)
  public static let topBarTrailing = ToolbarItemPlacement(isLeading: false)
  public static let cancellationAction = ToolbarItemPlacement(isLeading: true)
  public static let confirmationAction = ToolbarItemPlacement(isLeading: false)
  public static let primaryAction = ToolbarItemPlacement(isLeading: false)
}

/// The content of a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body
  nonisolated var entries: [ToolbarEntry] { get }
}

/// Several pieces of toolbar content in one.
nonisolated public struct _ToolbarContents: ToolbarContent {
  public typealias Body = Never
  public let entries: [ToolbarEntry]
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C)
    -> _ToolbarContents
  {
    var entries: [ToolbarEntry] = []
    for part in repeat each content { entries += part.entries }
    return _ToolbarContents(entries: entries)
  }

  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarContents {
    _ToolbarContents(entries: content?.entries ?? [])
  }
}

/// One toolbar item: its place and its content.
public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  public let entries: [ToolbarEntry]
}

extension ToolbarItem where ID == Void {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    entries = [ToolbarEntry(placement: placement, content: AnyView(content()))]
  }
}

/// The items on one side of the navigation bar. Each item is a hosting view of its own.
@MainActor
private struct ToolbarSide {
  private let hosts: [_UIHostingView<AnyView>]

  /// Keeps the hosting views that the bar already shows, and makes only the missing ones.
  init(_ known: [UIBarButtonItem]?, showing entries: [ToolbarEntry], _ values: EnvironmentValues) {
    let known = known?.compactMap { $0.customView as? _UIHostingView<AnyView> } ?? []
    hosts = entries.enumerated().map { index, entry in
      let host =
        known.indices.contains(index) ? known[index] : _UIHostingView(rootView: entry.content)
      host.ignoresSafeArea = true
      host.graph.environment = values
      host.graph.setRoot(entry.content)
      if !known.indices.contains(index) {
        host.frame.size = host.sizeThatFits(CGSize(width: 200, height: 44))
      }
      return host
    }
    isAnother = known.count != hosts.count
  }

  /// Whether the number of items has changed, so that the bar needs new items.
  let isAnother: Bool
  var items: [UIBarButtonItem] { hosts.map { UIBarButtonItem(customView: $0) } }
}

extension View {
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = content().entries
    return NavigationItemView(content: self) { item, environment in
      let left = ToolbarSide(
        item.leftBarButtonItems, showing: entries.filter(\.placement.isLeading), environment)
      let right = ToolbarSide(
        item.rightBarButtonItems, showing: entries.filter { !$0.placement.isLeading }, environment)
      if left.isAnother { item.leftBarButtonItems = left.items }
      if right.isAnother { item.rightBarButtonItems = right.items }
    }
  }

}

// Apple's second `toolbar`. It is in an extension of its own, because swift-format's rule about
// ambiguous overloads looks at one extension at a time.
extension View {
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItem { content } }
  }
}
