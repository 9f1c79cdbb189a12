extension View {
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestingView(content: self, isEnabled: enabled)
  }
}

/// Determines whether touches and clicks reach the views inside. It has no platform view of its
/// own.
nonisolated struct HitTestingView<Content: View>: View, PrimitiveView {
  let content: Content
  let isEnabled: Bool

  @MainActor func makeNode(_ place: Place) -> Node { HitTestingNode(place, self) { $0.content } }
}

@MainActor
final class HitTestingNode<Content: View>: LayoutWrapperNode<HitTestingView<Content>> {
  override func show(in list: inout [ShownView]) {
    var inside: [ShownView] = []
    inner.show(in: &inside)
    for item in inside { item.view.setHitTesting(view.isEnabled) }
    list += inside
  }
}
