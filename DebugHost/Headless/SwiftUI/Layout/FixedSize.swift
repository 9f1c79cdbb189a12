/// A view that keeps its own size along some axes, whatever size it is offered.
nonisolated struct FixedSizeView<Content: View>: View, PrimitiveView {
  let content: Content
  let isHorizontal: Bool
  let isVertical: Bool

  @MainActor func makeNode(_ place: Place) -> Node { FixedSizeNode(place, self) { $0.content } }
}

@MainActor
final class FixedSizeNode<Content: View>: LayoutWrapperNode<FixedSizeView<Content>> {
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    inner.size(
      ProposedViewSize(
        width: view.isHorizontal ? nil : proposal.width,
        height: view.isVertical ? nil : proposal.height))
  }

  override func put(in rect: CGRect) {
    super.put(in: Alignment.center.place(size(ProposedViewSize(rect.size)), in: rect))
  }
}

extension View {
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    FixedSizeView(content: self, isHorizontal: horizontal, isVertical: vertical)
  }

  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}
