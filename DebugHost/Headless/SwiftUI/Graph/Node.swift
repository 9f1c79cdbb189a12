/// The place at which a node is made: its graph, its parent, and the environment that it inherits.
@MainActor
struct Place {
  let graph: ViewGraph
  weak var parent: Node?
  let environment: EnvironmentValues
}

/// The part of a view that lives longer than the view's value: state, children and platform views.
///
/// A plain node has no layout of its own. The container around the node lays out the `layouts`
/// inside it.
@MainActor
class Node {
  unowned let graph: ViewGraph
  private(set) weak var parent: Node?
  let depth: Int
  var environment: EnvironmentValues
  /// The state, the objects and the subscriptions of the view's properties, by the index of the
  /// property.
  var storage: [Int: AnyObject] = [:]
  private(set) var isRemoved = false
  /// The place of the node in the stack that laid it out last.
  var slot = CGRect.null
  /// A number that grows with every node, so that the same changes always happen in the same order.
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

  /// The outermost nodes that take up space: this node itself, or nodes inside it.
  var layouts: [LayoutNode] { children.flatMap(\.layouts) }

  /// Whether this node can take the view as its new value.
  func accepts(_ view: any View) -> Bool { false }

  /// Gives the node a new value, a new environment, or both.
  func update(_ view: any View, _ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Evaluates again the parts of the node that depend on its value, its environment or its state.
  func refresh() {}

  func invalidate() {
    guard !isRemoved else { return }
    graph.invalidate(self)
  }

  /// Removes the node and everything inside it.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    for child in children { child.remove() }
    storage = [:]
  }

  /// Returns the frame of the first view with the id, in the scrolled content (T4.20.35).
  func frame(of id: AnyHashable) -> CGRect? {
    children.lazy.compactMap { $0.frame(of: id) }.first
  }

  /// Called when a row scrolls out of view but keeps its nodes, and when it scrolls back into view.
  func setAppeared(_ isShown: Bool) {
    for child in children { child.setAppeared(isShown) }
  }

  func place(_ environment: EnvironmentValues? = nil) -> Place {
    Place(graph: graph, parent: self, environment: environment ?? self.environment)
  }

  /// Updates a node if it accepts the view. Otherwise makes a new one, and then removes the old one
  /// (T4.18.10). An old node with an identity transition is removed first.
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

  /// Whether the node has to be removed before its replacement is made (T4.18.11).
  var hasIdentityTransition: Bool {
    children.count == 1 && children[0].hasIdentityTransition
  }

  static func make(_ view: any View, _ place: Place) -> Node {
    if let primitive = view as? any PrimitiveView { return primitive.makeNode(place) }
    return platformNode(view, place) ?? body(view, place)
  }

  private static func body(_ view: some View, _ place: Place) -> Node { BodyNode(place, view) }
}

/// Returns whether two values have the same bytes, and so cannot differ. SwiftUI does not update a
/// view again with a value that is the same.
func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { left in
    withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
  }
}
