/// The view of an effect for which SwiftUI puts a platform view around the content (K).
nonisolated struct EffectView<Content: View>: View, PrimitiveView {
  let content: Content
  let apply: @MainActor (UIView) -> Void

  @MainActor func makeNode(_ place: Place) -> Node { EffectNode(place, self) { $0.content } }
}

/// Contains the views of an effect. A touch that hits none of them passes through the container.
final class EffectContainer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

@MainActor
final class EffectNode<Content: View>: LayoutWrapperNode<EffectView<Content>> {
  private let container = EffectContainer()
  private var owned: [UIView] = []

  override func put(in rect: CGRect) {
    let inside = graph.safeRegion?.moved(by: CGPoint(x: -rect.minX, y: -rect.minY))
    graph.withSafeRegion(inside) { super.put(in: CGRect(origin: .zero, size: rect.size)) }
    place = rect
  }

  private var place = CGRect.zero

  override func show(in list: inout [ShownView]) {
    list.append(ShownView(view: container, frame: place))
    inner.arrange(in: container, among: &owned)
    view.apply(container)
  }

  override func remove() {
    super.remove()
    owned = []
  }
}

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    EffectView(content: self) { $0.alpha = CGFloat(opacity) }
  }

  nonisolated public func hidden() -> some View {
    EffectView(content: self) { $0.isHidden = true }
  }

  nonisolated public func clipped() -> some View {
    EffectView(content: self) { $0.clipsToBounds = true }
  }

  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View {
    EffectView(content: self) {
      $0.clipsToBounds = true
      $0.layer.cornerRadius = radius
    }
  }

  /// Changes nothing, because the renderer draws the colours as they are.
  nonisolated public func brightness(_ amount: Double) -> some View {
    EffectView(content: self) { _ in }
  }
}
