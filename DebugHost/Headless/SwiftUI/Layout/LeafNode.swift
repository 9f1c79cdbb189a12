/// A node with one platform view, which fills its place.
@MainActor
class LeafNode<V: View>: ViewNode<V>, LayoutNode {
  private var rect = CGRect.zero

  final override var layouts: [LayoutNode] { [self] }

  var platformView: PlatformView { preconditionFailure("A leaf says what it shows.") }

  /// Whether a layer without a view draws the node (T4.20.57).
  var isDrawn: Bool { false }

  func size(_ proposal: ProposedViewSize) -> CGSize { proposal.filled }

  func put(in rect: CGRect) {
    self.rect = rect
  }

  func show(in list: inout [ShownView]) {
    list.append(ShownView(view: platformView, frame: rect, isDrawn: isDrawn))
  }
}
