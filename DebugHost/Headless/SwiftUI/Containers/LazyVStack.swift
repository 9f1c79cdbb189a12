/// A vertical stack that makes only the rows that touch the visible area. At each layout it removes
/// the rows outside that area. A row that is removed loses the focus (O).
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing ?? 8
    self.content = content()
  }

  @MainActor func makeNode(_ place: Place) -> Node { LazyStackNode(place, self) }
}

@MainActor
final class LazyStackNode<Content: View>: ViewNode<LazyVStack<Content>>, LayoutNode {
  /// The height, in points, that the stack assumes for a row that it has not measured yet (K).
  private static var estimate: CGFloat { 44 }

  private var rows: [Row] = []
  private var nodes: [AnyHashable: Node] = [:]
  private var heights: [AnyHashable: CGFloat] = [:]
  private var rect = CGRect.zero

  override init(_ place: Place, _ view: LazyVStack<Content>) {
    super.init(place, view)
    rows = Row.rows(of: view.content)
  }

  override var layouts: [LayoutNode] { [self] }
  override var children: [Node] { rows.compactMap { nodes[$0.id] } }

  override func refresh() {
    rows = Row.rows(of: view.content)
    let known = Set(rows.map(\.id))
    for (id, node) in nodes.sorted(by: { $0.value.serial < $1.value.serial }) {
      guard known.contains(id) else {
        node.remove()
        nodes[id] = nil
        heights[id] = nil
        continue
      }
    }
    for row in rows {
      if let node = nodes[row.id] { nodes[row.id] = reconcile(node, row.make(), environment) }
    }
  }

  /// Rows that the stack has not made yet have a place, too, which may be an estimate.
  override func frame(of id: AnyHashable) -> CGRect? {
    guard let index = rows.firstIndex(where: { $0.isNamed(id) }) else {
      return super.frame(of: id)
    }
    let above = rows[..<index].map { height($0) + view.spacing }.reduce(0, +)
    return CGRect(
      x: rect.minX, y: rect.minY + above, width: rect.width, height: height(rows[index]))
  }

  private func height(_ row: Row) -> CGFloat { heights[row.id] ?? Self.estimate }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let height =
      rows.map(height).reduce(0, +) + view.spacing * CGFloat(max(0, rows.count - 1))
    return CGSize(width: proposal.width.map { min($0, 10_000) } ?? 320, height: height)
  }

  func put(in rect: CGRect) {
    self.rect = rect
    let visible = graph.visibleRects.last ?? rect
    var y = rect.minY
    for row in rows {
      let frame = CGRect(x: rect.minX, y: y, width: rect.width, height: height(row))
      if frame.maxY >= visible.minY, frame.minY <= visible.maxY {
        let node = nodes[row.id] ?? Node.make(row.make(), place())
        nodes[row.id] = node
        let parts = Parts(node.layouts)
        let size = parts.size(ProposedViewSize(width: rect.width, height: nil))
        heights[row.id] = size.height
        let x = rect.minX + view.alignment.offset(size.width, in: rect.width)
        parts.put(in: CGRect(x: x, y: y, width: size.width, height: size.height))
      } else if let node = nodes[row.id] {
        node.remove()
        nodes[row.id] = nil
      }
      y += height(row) + view.spacing
    }
  }

  func show(in list: inout [ShownView]) {
    for child in children { for layout in child.layouts { layout.show(in: &list) } }
  }
}
