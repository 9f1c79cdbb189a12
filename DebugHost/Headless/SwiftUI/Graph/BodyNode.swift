/// A node that stores the last value of its view.
@MainActor
class ViewNode<V: View>: Node {
  var view: V

  init(_ place: Place, _ view: V) {
    self.view = view
    super.init(place)
  }

  override func accepts(_ view: any View) -> Bool { type(of: view) == V.self }

  /// Updates the node. If neither the value nor the environment can have changed, the node is not
  /// refreshed.
  override func update(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? V else { return }
    let isUnchanged =
      isSame(view, self.view) && environment.version === self.environment.version
    self.view = view
    super.update(view, environment)
    if !isUnchanged { refresh() }
  }
}

/// The node of a view with a body. It contains the view's state and the node of the body.
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

/// The node of a modifier. It evaluates the modifier's body and contains the modifier's own state.
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

/// The node of a view around one other view.
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

  /// The environment of the content.
  var innerEnvironment: EnvironmentValues { environment }

  override func refresh() {
    content = reconcile(content, contentOf(view), innerEnvironment)
  }
}

/// The node of several views, each with a key. As long as the list has a view with the same key,
/// that view keeps its node, even if its position changes.
@MainActor
final class ListNode<V: View>: ViewNode<V> {
  private let elements: (V) -> [(key: AnyHashable, view: any View)]
  private let hasIDs: Bool
  private var keys: [AnyHashable] = []
  private var nodes: [Node] = []

  init(
    _ place: Place, _ view: V, hasIDs: Bool = false,
    elements: @escaping (V) -> [(key: AnyHashable, view: any View)]
  ) {
    self.elements = elements
    self.hasIDs = hasIDs
    super.init(place, view)
    refresh()
  }

  override var children: [Node] { nodes }

  override func frame(of id: AnyHashable) -> CGRect? {
    guard hasIDs, let index = keys.firstIndex(of: id) else { return super.frame(of: id) }
    let frame = nodes[index].layouts.map(\.slot).reduce(CGRect.null) { $0.union($1) }
    return frame.isNull ? nil : frame
  }

  override func refresh() {
    var old: [AnyHashable: Node] = [:]
    for (key, node) in zip(keys, nodes) { old[key] = node }
    let oldOrder = zip(keys, nodes).map { $0 }
    var seen: Set<AnyHashable> = []
    // Of two elements with the same key, only the first one is shown.
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
