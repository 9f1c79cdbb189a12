/// A view with another one in front of it or behind it, of the same size.
struct LayeredView<Content: View, Other: View>: View, PrimitiveView {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isBehind: Bool

  func makeNode(_ place: Place) -> Node { LayeredNode(place, self) { $0.content } }
}

@MainActor
final class LayeredNode<Content: View, Other: View>: LayoutWrapperNode<
  LayeredView<Content, Other>
>
{
  private var other: Node?
  private var hasShown = false

  override var children: [Node] {
    let children = super.children
    guard let other else { return children }
    return view.isBehind ? [other] + children : children + [other]
  }

  override func refresh() {
    super.refresh()
    other = reconcile(other, view.other, environment)
  }

  override var hasIdentityTransition: Bool { content?.hasIdentityTransition ?? false }

  override func put(in rect: CGRect) {
    super.put(in: rect)
    for layout in other?.layouts ?? [] {
      layout.put(in: view.alignment.place(layout.size(ProposedViewSize(rect.size)), in: rect))
    }
  }

  override func show(in list: inout [ShownView]) {
    let others = other?.layouts ?? []
    if !hasShown {
      hasShown = true
      if probesAppearFirst {
        for layout in others { layout.show(in: &list) }
        return graph.enqueueAfterCommit { [weak graph] in graph?.onChange() }
      }
    }
    if view.isBehind { for layout in others { layout.show(in: &list) } }
    super.show(in: &list)
    if !view.isBehind { for layout in others { layout.show(in: &list) } }
  }
}

extension View {
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isBehind: true)
  }

  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, other: background, alignment: alignment, isBehind: true)
  }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isBehind: false)
  }

  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, other: overlay, alignment: alignment, isBehind: false)
  }
}
