/// Several screens, one of which is visible. The user switches between them with a tab bar below,
/// or swipes between them as pages.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var ownIndex = 0
  @Environment(\.showsTabsAsPages) private var showsPages

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    let tabs = Tab.all(in: content)
    if showsPages {
      PagesRepresentable(tabs: tabs, index: index(among: tabs))
    } else {
      TabBarRepresentable(tabs: tabs, index: index(among: tabs)).ignoresSafeArea()
    }
  }

  private func index(among tabs: [Tab]) -> Binding<Int> {
    guard let selection else { return $ownIndex }
    return Binding(
      get: { tabs.firstIndex { $0.tag == AnyHashable(selection.wrappedValue) } ?? 0 },
      set: { index in
        guard tabs.indices.contains(index), let value = tabs[index].tag.base as? SelectionValue
        else { return }
        selection.wrappedValue = value
      })
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// A UIKit tab bar controller, with a hosting controller for each tab.
struct TabBarRepresentable: UIViewControllerRepresentable {
  let tabs: [Tab]
  let index: Binding<Int>

  final class Coordinator: NSObject, UITabBarControllerDelegate {
    var index: Binding<Int>?

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      let selected = tabBarController.selectedIndex
      if index?.wrappedValue != selected { index?.wrappedValue = selected }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UITabBarController {
    let controller = UITabBarController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: UITabBarController, context: Context) {
    context.coordinator.index = index
    var screens = controller.viewControllers as? [UIHostingController<AnyView>] ?? []
    let isAnother = screens.count != tabs.count
    if isAnother {
      screens = tabs.indices.map { place in
        screens.indices.contains(place)
          ? screens[place] : UIHostingController(rootView: AnyView(EmptyView()))
      }
    }
    for (tab, screen) in zip(tabs, screens) {
      screen.environment = context.environment
      screen.environment.isInTab = true
      screen.rootView = tab.content
      guard let item = tab.item, screen.tabBarItem.title != item.title else { continue }
      screen.tabBarItem = UITabBarItem(
        title: item.title, image: item.symbol.flatMap { UIImage(systemName: $0) }, tag: 0)
    }
    if isAnother { controller.viewControllers = screens }
    if controller.selectedIndex != index.wrappedValue {
      controller.selectedIndex = index.wrappedValue
    }
  }
}
