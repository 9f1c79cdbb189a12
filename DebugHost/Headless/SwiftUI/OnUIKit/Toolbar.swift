/// Where a toolbar's item stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let isLeading: Bool

  public static let automatic = ToolbarItemPlacement(isLeading: false)
  public static let navigationBarLeading = ToolbarItemPlacement(isLeading: true)
  public static let navigationBarTrailing = ToolbarItemPlacement(isLeading: false)
}

/// What stands in a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body
  var item: ToolbarEntry { get }
}

/// One item, as a value.
public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  public let item: ToolbarEntry
}

extension ToolbarItem where ID == Void {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    item = ToolbarEntry(placement: placement, content: AnyView(content()))
  }
}

/// Each item is a hosting view of its own in the navigation bar.
@MainActor
private final class ToolbarHost {
  let hosting = _UIHostingView(rootView: AnyView(EmptyView()))
  lazy var item = UIBarButtonItem(customView: hosting)

  init() {
    hosting.ignoresSafeArea = true
  }

  func show(_ entry: ToolbarEntry, _ environment: EnvironmentValues) {
    hosting.graph.environment = environment
    hosting.graph.setRoot(entry.content)
    hosting.frame.size = hosting.sizeThatFits(CGSize(width: 200, height: 44))
  }
}

extension View {
  public func toolbar<Content: ToolbarContent>(content: () -> Content) -> some View {
    let entry = content().item
    return NavigationItemView(content: self) { item, environment in
      let items = entry.placement.isLeading ? item.leftBarButtonItems : item.rightBarButtonItems
      if let known = items?.first?.customView as? _UIHostingView<AnyView> {
        known.graph.environment = environment
        known.graph.setRoot(entry.content)
        return
      }
      let host = ToolbarHost()
      host.show(entry, environment)
      if entry.placement.isLeading {
        item.leftBarButtonItems = [host.item]
      } else {
        item.rightBarButtonItems = [host.item]
      }
    }
  }
}
