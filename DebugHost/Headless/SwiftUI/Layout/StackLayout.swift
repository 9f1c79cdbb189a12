/// The arithmetic of stacks. The least flexible child chooses its size first, and the others share
/// what is left (A, WWDC 2019, 237).
@MainActor
struct StackLayout {
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat

  private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: main) : ProposedViewSize(width: main, height: cross)
  }

  private func sizes(_ nodes: [LayoutNode], _ offered: ProposedViewSize) -> [CGSize] {
    let along = axis == .vertical ? offered.height : offered.width
    let across = axis == .vertical ? offered.width : offered.height
    for case let spacer as SpacerNode in nodes { spacer.axis = axis }
    guard let along, along.isFinite else {
      return nodes.map { $0.size(proposal(main: along, cross: across)) }
    }
    // Spacers have the lowest layout priority. The other children share the length first, less the
    // minimum of the spacers.
    let spacers = nodes.indices.filter { nodes[$0] is SpacerNode }
    let others = nodes.indices.filter { !(nodes[$0] is SpacerNode) }
    var left = along - spacing * CGFloat(max(0, nodes.count - 1))
    var reserved = spacers.map { main(nodes[$0].size(proposal(main: 0, cross: across))) }
      .reduce(0, +)
    var sizes = [CGSize](repeating: .zero, count: nodes.count)
    for group in [others, spacers] {
      let order = group.map { ($0, nodes[$0].flexibility(axis, across: across)) }
        .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      for (turn, (index, _)) in order.enumerated() {
        let share = max(0, left - reserved) / CGFloat(order.count - turn)
        sizes[index] = nodes[index].size(proposal(main: share, cross: across))
        left -= main(sizes[index])
      }
      reserved = 0
    }
    return sizes
  }

  func size(_ nodes: [LayoutNode], _ offered: ProposedViewSize) -> CGSize {
    let sizes = sizes(nodes, offered)
    let along =
      sizes.map(main).reduce(0, +) + spacing * CGFloat(max(0, nodes.count - 1))
    let across = sizes.map(cross).max() ?? 0
    return axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func put(_ nodes: [LayoutNode], in rect: CGRect) {
    var position = axis == .vertical ? rect.minY : rect.minX
    for (node, size) in zip(nodes, sizes(nodes, ProposedViewSize(rect.size))) {
      let origin =
        axis == .vertical
        ? CGPoint(
          x: rect.minX + alignment.horizontal.offset(size.width, in: rect.width), y: position)
        : CGPoint(
          x: position, y: rect.minY + alignment.vertical.offset(size.height, in: rect.height))
      node.slot = CGRect(origin: origin, size: size)
      node.put(in: node.slot)
      position += main(size) + spacing
    }
  }
}
