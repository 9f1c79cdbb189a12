/// A platform view and where it belongs, in the coordinates of the view that is to hold it.
struct ShownView {
  let view: PlatformView
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
