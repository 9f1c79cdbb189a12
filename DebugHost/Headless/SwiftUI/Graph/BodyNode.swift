/// A node that holds the last value of its view.
@MainActor
class ViewNode<V: View>: Node {
  var view: V

  init(_ place: Place, _ view: V) {
    self.view = view
    super.init(place)
  }

  override func accepts(_ view: any View) -> Bool { type(of: view) == V.self }

  /// A value that cannot differ in an environment that did not change is left out.
  override func update(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? V else { return }
    let isUnchanged =
      isSame(view, self.view) && environment.version === self.environment.version
    self.view = view
    super.update(view, environment)
    if !isUnchanged { refresh() }
  }
}

/// A view with a body: its state, and the node of its body.
@MainActor
final class BodyNode<V: View>: ViewNode<V> {
  private var content: Node?

  override init(_ place: Place, _ view: V) {
    super.init(place, view)
    refresh()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func refresh() {
    graph.isUpToDate(self)
    var installed = view
    PropertyInstaller.install(&installed, in: self)
    content = reconcile(content, installed.body, environment)
  }
}

/// Evaluates a modifier's body; the modifier's own state is kept here.
@MainActor
final class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifierBody<Content, Modifier>
>
{
  private var content: Node?

  override init(_ place: Place, _ view: ModifierBody<Content, Modifier>) {
    super.init(place, view)
    refresh()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func refresh() {
    graph.isUpToDate(self)
    var modifier = view.modifier
    PropertyInstaller.install(&modifier, in: self)
    let body = modifier.body(content: _ViewModifier_Content(view: view.content))
    content = reconcile(content, body, environment)
  }
}

/// A view around one other view.
@MainActor
class WrapperNode<V: View>: ViewNode<V> {
  private let contentOf: (V) -> any View
  private(set) var content: Node?

  init(_ place: Place, _ view: V, content: @escaping (V) -> any View) {
    contentOf = content
    super.init(place, view)
    refresh()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  /// What the inside inherits.
  var innerEnvironment: EnvironmentValues { environment }

  override func refresh() {
    content = reconcile(content, contentOf(view), innerEnvironment)
  }
}

/// Several views, each known by a key: those that stay are the same ones wherever they stand.
@MainActor
final class ListNode<V: View>: ViewNode<V> {
  private let elements: (V) -> [(key: AnyHashable, view: any View)]
  private var keys: [AnyHashable] = []
  private var nodes: [Node] = []

  init(
    _ place: Place, _ view: V, elements: @escaping (V) -> [(key: AnyHashable, view: any View)]
  ) {
    self.elements = elements
    super.init(place, view)
    refresh()
  }

  override var children: [Node] { nodes }

  override func refresh() {
    var old: [AnyHashable: Node] = [:]
    for (key, node) in zip(keys, nodes) { old[key] = node }
    let oldOrder = zip(keys, nodes).map { $0 }
    var seen: Set<AnyHashable> = []
    // Of two elements with one id the first one counts.
    let wanted = elements(view).filter { seen.insert($0.key).inserted }
    keys = wanted.map(\.key)
    for (key, node) in oldOrder where !seen.contains(key) && node.hasIdentityTransition {
      node.remove()
      old[key] = nil
    }
    nodes = wanted.map { reconcile(old[$0.key], $0.view, environment) }
    for (key, node) in oldOrder where !seen.contains(key) { node.remove() }
  }
}
