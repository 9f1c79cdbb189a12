/// A platform view and where it belongs, in the coordinates of the view that is to hold it.
struct ShownView {
  let view: UIView
  let frame: CGRect
}

/// A node that takes room.
@MainActor
protocol LayoutNode: Node {
  /// The size it takes when offered one, points.
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// Puts itself and what is inside it into a rectangle, in the coordinates of the platform view around it.
  func put(in rect: CGRect)
  /// Adds its platform views, back to front.
  func show(in list: inout [ShownView])
}

extension LayoutNode {
  /// Between how little and how much it can take along an axis.
  func flexibility(_ axis: Axis, across: CGFloat?) -> CGFloat {
    switch axis {
    case .horizontal:
      size(ProposedViewSize(width: .infinity, height: across)).width
        - size(ProposedViewSize(width: 0, height: across)).width
    case .vertical:
      size(ProposedViewSize(width: across, height: .infinity)).height
        - size(ProposedViewSize(width: across, height: 0)).height
    }
  }
}

/// A node that lays out what one view inside it makes.
@MainActor
class LayoutWrapperNode<V: View>: WrapperNode<V>, LayoutNode {
  private(set) var rect = CGRect.zero

  override var layouts: [LayoutNode] { [self] }

  /// What is inside; several are stacked as in a vertical stack without alignment (K).
  var inner: any LayoutPart { Parts(content?.layouts ?? []) }

  func size(_ proposal: ProposedViewSize) -> CGSize { inner.size(proposal) }

  func put(in rect: CGRect) {
    self.rect = rect
    inner.put(in: rect)
  }

  func show(in list: inout [ShownView]) {
    inner.show(in: &list)
  }
}

/// What can be laid out without being a node.
@MainActor
protocol LayoutPart {
  func size(_ proposal: ProposedViewSize) -> CGSize
  func put(in rect: CGRect)
  func show(in list: inout [ShownView])
}

/// The layouts inside a modifier.
@MainActor
struct Parts: LayoutPart {
  let nodes: [LayoutNode]
  private let stack: StackLayout

  init(_ nodes: [LayoutNode]) {
    self.nodes = nodes
    stack = StackLayout(axis: .vertical, alignment: .center, spacing: 8)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    if nodes.count == 1 { return nodes[0].size(proposal) }
    return stack.size(nodes, proposal)
  }

  func put(in rect: CGRect) {
    if nodes.count == 1 { return nodes[0].put(in: rect) }
    stack.put(nodes, in: rect)
  }

  func show(in list: inout [ShownView]) {
    for node in nodes { node.show(in: &list) }
  }
}

/// Puts platform views into a view: adds what is new, takes away what is gone, keeps the order; nothing that stays moves.
@MainActor
func arrange(_ list: [ShownView], in container: UIView, among owned: inout [UIView]) {
  let wanted = list.map(\.view)
  let kept = Set(wanted.map(ObjectIdentifier.init))
  // New views come before old ones leave, so that a switch of focus finds its target.
  for (index, item) in list.enumerated() {
    if item.view.frame != item.frame { item.view.frame = item.frame }
    if item.view.superview !== container {
      let after = index > 0 ? list[index - 1].view : nil
      if let after {
        container.insertSubview(item.view, aboveSubview: after)
      } else {
        container.insertSubview(item.view, at: 0)
      }
    }
  }
  for view in owned where !kept.contains(ObjectIdentifier(view)) && view.superview === container {
    view.removeFromSuperview()
  }
  owned = wanted
  let order = container.subviews.filter { kept.contains(ObjectIdentifier($0)) }
  if !zip(order, wanted).allSatisfy({ $0 === $1 }) {
    for view in wanted { container.bringSubviewToFront(view) }
  }
}
