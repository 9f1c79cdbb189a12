nonisolated struct PaddingView<Content: View>: View, PrimitiveView {
  let content: Content
  let insets: EdgeInsets

  @MainActor func makeNode(_ place: Place) -> Node { PaddingNode(place, self) { $0.content } }
}

@MainActor
final class PaddingNode<Content: View>: LayoutWrapperNode<PaddingView<Content>> {
  private var across: CGFloat { view.insets.leading + view.insets.trailing }
  private var along: CGFloat { view.insets.top + view.insets.bottom }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = inner.size(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - across) },
        height: proposal.height.map { max(0, $0 - along) }))
    return CGSize(width: size.width + across, height: size.height + along)
  }

  override func put(in rect: CGRect) {
    super.put(
      in: CGRect(
        x: rect.minX + view.insets.leading, y: rect.minY + view.insets.top,
        width: max(0, rect.width - across), height: max(0, rect.height - along)))
  }
}

nonisolated struct FrameView<Content: View>: View, PrimitiveView {
  let content: Content
  var width: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)
  var height: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)
  let alignment: Alignment

  @MainActor func makeNode(_ place: Place) -> Node { FrameNode(place, self) { $0.content } }
}

@MainActor
final class FrameNode<Content: View>: LayoutWrapperNode<FrameView<Content>> {
  private func clamp(
    _ length: CGFloat?, _ limits: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)
  ) -> CGFloat? {
    guard let length = length ?? limits.ideal else { return nil }
    return max(limits.min ?? 0, min(limits.max ?? .infinity, length))
  }

  private func length(
    own: CGFloat, offered: CGFloat?, _ limits: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)
  ) -> CGFloat {
    // With a maximum, the frame takes the offered length, or the content's length if that is
    // larger. With only a minimum, it takes the smaller of the two. With neither, it takes the
    // content's length. If no length is offered, it takes the ideal length, or else the content's.
    // The limits are applied last.
    let wanted = offered.map {
      limits.max != nil ? max($0, own) : limits.min != nil ? min($0, own) : own
    }
    return max(limits.min ?? 0, min(limits.max ?? .infinity, wanted ?? limits.ideal ?? own))
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let offer = ProposedViewSize(
      width: clamp(proposal.width, view.width), height: clamp(proposal.height, view.height))
    let own = inner.size(offer)
    return CGSize(
      width: length(own: own.width, offered: proposal.width, view.width),
      height: length(own: own.height, offered: proposal.height, view.height))
  }

  override func put(in rect: CGRect) {
    super.put(in: view.alignment.place(inner.size(ProposedViewSize(rect.size)), in: rect))
  }
}

nonisolated struct OffsetView<Content: View>: View, PrimitiveView {
  let content: Content
  let offset: CGSize

  @MainActor func makeNode(_ place: Place) -> Node { OffsetNode(place, self) { $0.content } }
}

@MainActor
final class OffsetNode<Content: View>: LayoutWrapperNode<OffsetView<Content>> {
  override func put(in rect: CGRect) {
    super.put(in: rect.offsetBy(dx: view.offset.width, dy: view.offset.height))
  }
}

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    PaddingView(content: self, insets: insets)
  }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FrameView(
      content: self, width: (width, width, width), height: (height, height, height),
      alignment: alignment)
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameView(
      content: self, width: (minWidth, idealWidth, maxWidth),
      height: (minHeight, idealHeight, maxHeight), alignment: alignment)
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    OffsetView(content: self, offset: CGSize(width: x, height: y))
  }
}
