public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
}

/// A view with a bar at its top or bottom edge. Scrolling content reaches under the bar, with an
/// inset of the bar's height.
nonisolated struct SafeAreaInsetView<Content: View, Inset: View>: View, PrimitiveView {
  let content: Content
  let inset: Inset
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat

  @MainActor func makeNode(_ place: Place) -> Node { SafeAreaInsetNode(place, self) { $0.content } }
}

@MainActor
final class SafeAreaInsetNode<Content: View, Inset: View>: LayoutWrapperNode<
  SafeAreaInsetView<Content, Inset>
>
{
  private var bar: Node?

  override var children: [Node] { super.children + (bar.map { [$0] } ?? []) }

  override func refresh() {
    super.refresh()
    bar = reconcile(bar, view.inset, environment)
  }

  override var hasIdentityTransition: Bool { content?.hasIdentityTransition ?? false }

  private var barParts: Parts { Parts(bar?.layouts ?? []) }

  private func barSize(_ width: CGFloat?) -> CGSize {
    barParts.size(ProposedViewSize(width: width, height: nil))
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let taken = barSize(proposal.width).height + view.spacing
    let size = inner.size(
      ProposedViewSize(
        width: proposal.width, height: proposal.height.map { max(0, $0 - taken) }))
    return CGSize(width: size.width, height: size.height + taken)
  }

  override func put(in rect: CGRect) {
    let bar = barSize(rect.width)
    let taken = bar.height + view.spacing
    let place = CGRect(
      x: rect.minX, y: view.edge == .top ? rect.minY + taken : rect.minY, width: rect.width,
      height: max(0, rect.height - taken))
    graph.withSafeRegion(region(of: rect, less: place)) {
      let size = inner.size(ProposedViewSize(place.size))
      super.put(in: Alignment.center.place(size, in: place))
    }
    barParts.put(
      in: CGRect(
        x: rect.minX + view.alignment.offset(bar.width, in: rect.width),
        y: view.edge == .top ? rect.minY : rect.maxY - bar.height,
        width: bar.width, height: bar.height))
  }

  /// Returns the safe region of the content, for which the bar counts as the container's safe area.
  private func region(of rect: CGRect, less place: CGRect) -> SafeRegion {
    let outer =
      graph.safeRegion ?? SafeRegion(bounds: rect, container: rect, room: rect)
    let bounds = outer.grown(rect)
    var bars = SafeRegion.Bars()
    if abs(rect.minY - outer.room.minY) < 0.5 { bars.top = outer.bars.top }
    if abs(rect.maxY - outer.room.maxY) < 0.5 { bars.bottom = outer.bars.bottom }
    bars.top += place.minY - rect.minY
    bars.bottom += rect.maxY - place.maxY
    return SafeRegion(
      bounds: bounds, container: outer.container.intersection(bounds), room: place, bars: bars)
  }

  override func show(in list: inout [ShownView]) {
    super.show(in: &list)
    barParts.show(in: &list)
  }
}

extension View {
  /// Shows a bar at the view's top or bottom edge, and insets the view's safe area by the bar. A
  /// spacing of nil is the spacing of a stack (A: "the default amount"; K: how much that is).
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing ?? 8)
  }
}
