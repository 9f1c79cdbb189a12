/// A UIKit navigation controller whose root screen shows the content.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    NavigationRepresentable(content: AnyView(content)).ignoresSafeArea()
  }
}

nonisolated public struct NavigationStack<Root: View>: View {
  let root: Root

  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  @MainActor public var body: some View {
    NavigationRepresentable(content: AnyView(root)).ignoresSafeArea()
  }
}

struct NavigationRepresentable: UIViewControllerRepresentable {
  let content: AnyView

  func makeUIViewController(context: Context) -> UINavigationController {
    let root = UIHostingController(rootView: content)
    root.environment = context.environment
    return UINavigationController(rootViewController: root)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    guard let root = controller.viewControllers.first as? UIHostingController<AnyView> else {
      return
    }
    root.environment = context.environment
    root.rootView = content
  }
}

/// A button that pushes another screen.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let destination: Destination
  let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    self.label = label()
  }

  @MainActor public var body: some View {
    LinkView(destination: AnyView(destination), label: AnyView(label))
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

nonisolated struct LinkView: View, PrimitiveView {
  let destination: AnyView
  let label: AnyView

  @MainActor func makeNode(_ place: Place) -> Node {
    let pushed = PushedScreen()
    return LinkNode(place, self, pushed: pushed) { [weak graph = place.graph] link in
      Button {
        guard let graph else { return }
        let screen = UIHostingController(rootView: link.destination)
        screen.environment = graph.environment
        pushed.controller = screen
        graph.controller?.navigationController?.pushViewController(screen, animated: true)
      } label: {
        link.label
      }
    }
  }
}

@MainActor
final class PushedScreen {
  weak var controller: UIHostingController<AnyView>?
}

/// The node of a link. It updates the pushed screen for as long as that screen exists.
@MainActor
final class LinkNode: WrapperNode<LinkView> {
  private let pushed: PushedScreen

  init(
    _ place: Place, _ view: LinkView, pushed: PushedScreen,
    content: @escaping (LinkView) -> any View
  ) {
    self.pushed = pushed
    super.init(place, view, content: content)
  }

  override func refresh() {
    super.refresh()
    guard let screen = pushed.controller else { return }
    screen.environment = environment
    screen.rootView = view.destination
  }
}

/// Changes the navigation item of the screen that contains the view.
nonisolated struct NavigationItemView<Content: View>: View, PrimitiveView {
  let content: Content
  let change: @MainActor (UINavigationItem, EnvironmentValues) -> Void

  @MainActor func makeNode(_ place: Place) -> Node {
    NavigationItemNode(place, self) { $0.content }
  }
}

@MainActor
final class NavigationItemNode<Content: View>: WrapperNode<NavigationItemView<Content>> {
  override func refresh() {
    super.refresh()
    graph.enqueue { [weak self] in
      guard let self, !isRemoved, let controller = graph.controller else { return }
      view.change(controller.navigationItem, environment)
    }
  }
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    NavigationItemView(content: self) { [key = titleKey.key] item, _ in
      if item.title != key { item.title = key }
    }
  }
}
