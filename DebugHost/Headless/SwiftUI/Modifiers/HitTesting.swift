extension View {
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestingView(content: self, isEnabled: enabled)
  }
}

/// Determines whether touches and clicks reach the views inside. If they do not, SwiftUI puts a
/// container around each platform view (T4.20.50).
nonisolated struct HitTestingView<Content: View>: View, PrimitiveView {
  let content: Content
  let isEnabled: Bool

  @MainActor func makeNode(_ place: Place) -> Node { HitTestingNode(place, self) { $0.content } }
}

@MainActor
final class HitTestingNode<Content: View>: LayoutWrapperNode<HitTestingView<Content>> {
  /// The containers around each platform view inside, the outermost first.
  private var containers: [ObjectIdentifier: [PlatformView]] = [:]

  override func show(in list: inout [ShownView]) {
    var inside: [ShownView] = []
    inner.show(in: &inside)
    let former = containers
    containers = [:]
    for item in inside {
      item.view.setHitTesting(view.isEnabled)
      let around = former[ObjectIdentifier(item.view)] ?? PlatformView.ignoringEvents()
      guard !view.isEnabled, let outermost = around.first else {
        list.append(item)
        continue
      }
      containers[ObjectIdentifier(item.view)] = around
      for (container, content) in zip(around, around.dropFirst() + [item.view]) {
        container.insert(content, above: nil)
        content.frame = CGRect(origin: .zero, size: item.frame.size)
      }
      list.append(ShownView(view: outermost, frame: item.frame))
    }
  }
}
