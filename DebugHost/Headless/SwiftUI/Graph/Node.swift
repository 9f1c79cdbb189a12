/// Where a node is made: its graph, the node around it, what it inherits.
@MainActor
struct Place {
  let graph: ViewGraph
  weak var parent: Node?
  let environment: EnvironmentValues
}

/// What stays of a view while its values come and go: state, children, platform views.
///
/// Plain nodes have no layout of their own: the container that lays them out asks for the `layouts` inside.
@MainActor
class Node {
  unowned let graph: ViewGraph
  private(set) weak var parent: Node?
  let depth: Int
  var environment: EnvironmentValues
  /// State, objects and subscriptions of the view's properties, by their place in the view.
  var storage: [Int: AnyObject] = [:]
  private(set) var isRemoved = false
  /// Grows with every node, so that the same changes are always done in the same order.
  let serial: Int
  private static var lastSerial = 0

  init(_ place: Place) {
    graph = place.graph
    parent = place.parent
    depth = (place.parent?.depth ?? 0) + 1
    environment = place.environment
    Node.lastSerial += 1
    serial = Node.lastSerial
  }

  var children: [Node] { [] }

  /// What takes room, from here downwards.
  var layouts: [LayoutNode] { children.flatMap(\.layouts) }

  /// Whether this node can go on with the view as its new value.
  func accepts(_ view: any View) -> Bool { false }

  /// Takes a new value, or a new environment, or both.
  func update(_ view: any View, _ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Evaluates again what depends on state that changed.
  func refresh() {}

  func invalidate() {
    guard !isRemoved else { return }
    graph.invalidate(self)
  }

  /// Ends the node and everything inside it.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    for child in children { child.remove() }
    storage = [:]
  }

  /// Told when a row that is kept goes out of sight, and when it comes back.
  func setAppeared(_ isShown: Bool) {
    for child in children { child.setAppeared(isShown) }
  }

  /// The values of a preference from here downwards, in order.
  func reduce<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for child in children { child.reduce(key, into: &value) }
  }

  func place(_ environment: EnvironmentValues? = nil) -> Place {
    Place(graph: graph, parent: self, environment: environment ?? self.environment)
  }

  /// Goes on with a node where it can, else makes another; the old one goes after the new one came (T4.18.10).
  func reconcile(_ old: Node?, _ view: any View, _ environment: EnvironmentValues) -> Node {
    if let old, old.accepts(view) {
      old.update(view, environment)
      return old
    }
    let goesFirst = old?.hasIdentityTransition ?? false
    if goesFirst { old?.remove() }
    let new = Node.make(view, place(environment))
    if !goesFirst { old?.remove() }
    return new
  }

  /// Whether it says that it is to go before another comes (T4.18.11).
  var hasIdentityTransition: Bool {
    children.count == 1 && children[0].hasIdentityTransition
  }

  static func make(_ view: any View, _ place: Place) -> Node {
    if let primitive = view as? any PrimitiveView { return primitive.makeNode(place) }
    return platformNode(view, place) ?? body(view, place)
  }

  private static func body(_ view: some View, _ place: Place) -> Node { BodyNode(place, view) }
}

/// Whether two values have the same bytes and so cannot differ: what SwiftUI skips.
func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { left in
    withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
  }
}
