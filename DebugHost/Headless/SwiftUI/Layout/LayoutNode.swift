/// A platform view and its frame in the coordinates of the view that will contain it.
struct ShownView {
  let view: PlatformView
  let frame: CGRect
  /// Whether a layer stands for the view, which is then in no hierarchy (T4.20.57).
  var isDrawn = false
}

/// A node that takes up space.
@MainActor
protocol LayoutNode: Node {
  /// Returns the size that the node takes for a proposed size, in points.
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// Places the node and its content in a rectangle, in the coordinates of the platform view that
  /// contains them.
  func put(in rect: CGRect)
  /// Appends the node's platform views, back to front.
  func show(in list: inout [ShownView])
}

extension LayoutNode {
  /// Returns the difference between the largest and the smallest size that the node can take along
  /// an axis.
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

/// A node around the content of its view, which lays out that content.
@MainActor
class LayoutWrapperNode<V: View>: WrapperNode<V>, LayoutNode {
  private(set) var rect = CGRect.zero

  override var layouts: [LayoutNode] { [self] }

  /// The layout of the content. Several views are stacked vertically and centred (K).
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

/// Something that can be laid out, but is not necessarily a node.
@MainActor
protocol LayoutPart {
  func size(_ proposal: ProposedViewSize) -> CGSize
  func put(in rect: CGRect)
  func show(in list: inout [ShownView])
}

/// Any number of layout nodes that are laid out as one part. Several nodes are stacked vertically.
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
