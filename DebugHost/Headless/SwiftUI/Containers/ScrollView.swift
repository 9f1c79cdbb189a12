/// Content that scrolls in a scroll view of the platform.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  public var content: Content
  let axes: Axis.Set

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor func makeNode(_ place: Place) -> Node { ScrollNode(place, self) { $0.content } }
}

@MainActor
final class ScrollNode<Content: View>: LayoutWrapperNode<ScrollView<Content>> {
  let scrollView = HostingScrollView()
  private var owned: [PlatformView] = []
  private var place = CGRect.zero

  override init(
    _ place: Place, _ view: ScrollView<Content>,
    content: @escaping (ScrollView<Content>) -> any View
  ) {
    super.init(place, view, content: content)
    scrollView.start()
    scrollView.onScroll = { [weak self] in self?.graph.onChange() }
  }

  /// A scroll view around this one does not scroll to what is inside this one.
  override func frame(of id: AnyHashable) -> CGRect? { nil }

  override func refresh() {
    super.refresh()
    scrollView.follow(environment)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let isVertical = view.axes.contains(.vertical)
    let own = inner.size(
      isVertical
        ? ProposedViewSize(width: proposal.width, height: nil)
        : ProposedViewSize(width: nil, height: proposal.height))
    return CGSize(
      width: isVertical && proposal.width == nil
        ? own.width : min(proposal.width ?? own.width, 10_000),
      height: min(proposal.height ?? own.height, 10_000))
  }

  override func put(in rect: CGRect) {
    // The scroll view reaches under the bars and the keyboard, but its content does not (T4.20.5,
    // T4.20.6).
    let frame = graph.safeRegion?.grown(rect) ?? rect
    place = frame
    if scrollView.frame != frame { scrollView.frame = frame }
    scrollView.makeRoom(for: graph.safeRegion?.covered(of: rect) ?? (0, 0))
    let offered =
      view.axes.contains(.vertical)
      ? ProposedViewSize(width: rect.width, height: nil)
      : ProposedViewSize(width: nil, height: rect.height)
    graph.visibleRects.append(CGRect(origin: scrollView.contentOffset, size: frame.size))
    let size = inner.size(offered)
    let x = max(0, (rect.width - size.width) / 2)
    let side = rect.minX - frame.minX
    graph.withSafeRegion(nil) {
      super.put(in: CGRect(origin: CGPoint(x: side + x, y: 0), size: size))
    }
    graph.visibleRects.removeLast()
    let whole = CGSize(
      width: view.axes.contains(.horizontal) ? size.width : max(size.width, frame.width),
      height: size.height)
    if scrollView.contentSize != whole { scrollView.contentSize = whole }
  }

  override func show(in list: inout [ShownView]) {
    list.append(ShownView(view: scrollView, frame: place))
    inner.arrange(in: scrollView.container, among: &owned)
  }
}
