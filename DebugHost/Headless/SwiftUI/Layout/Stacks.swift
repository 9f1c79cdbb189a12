/// A vertical stack of views.
nonisolated public struct VStack<Content: View>: View, Stack {
  let layout: StackLayout
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? 8)
    self.content = content()
  }
}

/// A horizontal stack of views.
nonisolated public struct HStack<Content: View>: View, Stack {
  let layout: StackLayout
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? 8)
    self.content = content()
  }
}

/// A stack that arranges its views along an axis.
@MainActor
protocol Stack: View, PrimitiveView {
  associatedtype Content: View
  var layout: StackLayout { get }
  var content: Content { get }
}

extension Stack {
  func makeNode(_ place: Place) -> Node { StackNode(place, self) { $0.content } }
}

@MainActor
final class StackNode<V: Stack>: WrapperNode<V>, LayoutNode {
  override var layouts: [LayoutNode] { [self] }
  private var parts: [LayoutNode] { content?.layouts ?? [] }

  func size(_ proposal: ProposedViewSize) -> CGSize { view.layout.size(parts, proposal) }

  func put(in rect: CGRect) {
    view.layout.put(parts, in: rect)
  }

  func show(in list: inout [ShownView]) {
    for part in parts { part.show(in: &list) }
  }
}

/// Views in layers, the last one in front.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor func makeNode(_ place: Place) -> Node { LayerNode(place, self) { $0.content } }
}

@MainActor
final class LayerNode<Content: View>: WrapperNode<ZStack<Content>>, LayoutNode {
  override var layouts: [LayoutNode] { [self] }
  private var parts: [LayoutNode] { content?.layouts ?? [] }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = parts.map { $0.size(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func put(in rect: CGRect) {
    for part in parts {
      part.put(in: view.alignment.place(part.size(ProposedViewSize(rect.size)), in: rect))
    }
  }

  func show(in list: inout [ShownView]) {
    for part in parts { part.show(in: &list) }
  }
}

/// A flexible space, which fills the length that its stack proposes.
nonisolated public struct Spacer: View, PrimitiveView {
  let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor func makeNode(_ place: Place) -> Node { SpacerNode(place, self) }
}

@MainActor
final class SpacerNode: ViewNode<Spacer>, LayoutNode {
  var axis: Axis?

  override var layouts: [LayoutNode] { [self] }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let least = view.minLength ?? 8
    let width = max(least, proposal.width ?? least)
    let height = max(least, proposal.height ?? least)
    return switch axis {
    case .horizontal: CGSize(width: width, height: 0)
    case .vertical: CGSize(width: 0, height: height)
    case nil: CGSize(width: width, height: height)
    }
  }

  func put(in rect: CGRect) {}
  func show(in list: inout [ShownView]) {}
}
