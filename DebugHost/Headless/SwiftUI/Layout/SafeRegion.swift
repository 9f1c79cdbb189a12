/// The kinds of regions outside the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The region of the bars and of the device itself.
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The safe region that a hosting view keeps for its content, in the coordinates of the platform
/// view that contains the content (T4.20.4).
struct SafeRegion: Equatable {
  /// The heights of the bars at the edges of the container (`safeAreaInset(edge:)`), in points.
  struct Bars: Equatable {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
  }

  /// The whole area, including the parts outside the safe area.
  var bounds: CGRect
  /// The whole area less the container's safe area insets.
  var container: CGRect
  /// The container less the bars and the keyboard. This is the area for the content.
  var room: CGRect
  var bars = Bars()

  func moved(by offset: CGPoint) -> SafeRegion {
    func move(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.x, dy: offset.y) }
    return SafeRegion(
      bounds: move(bounds), container: move(container), room: move(room), bars: bars)
  }

  /// Returns the rectangle, extended across the given regions. It is extended at each of the given
  /// edges at which it reaches the edge of `room`.
  func grown(_ place: CGRect, over regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> CGRect
  {
    var outer = room
    let withoutKeyboard = container.maxY - bars.bottom
    if regions.contains(.keyboard) { outer.size.height = withoutKeyboard - outer.minY }
    if regions.contains(.container) {
      outer = CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width,
        height: (regions.contains(.keyboard) || room.maxY >= withoutKeyboard ? bounds : room).maxY
          - bounds.minY)
    }
    func edge(_ edge: Edge.Set, _ own: CGFloat, _ inner: CGFloat, _ outer: CGFloat) -> CGFloat {
      edges.contains(edge) && abs(own - inner) < 0.5 ? outer : own
    }
    let (left, top) = (
      edge(.leading, place.minX, room.minX, outer.minX),
      edge(.top, place.minY, room.minY, outer.minY)
    )
    let (right, bottom) = (
      edge(.trailing, place.maxX, room.maxX, outer.maxX),
      edge(.bottom, place.maxY, room.maxY, outer.maxY)
    )
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the heights, in points, that bars and the keyboard take from the container above and
  /// below a rectangle. A height is 0 if the rectangle does not reach that edge of `room`.
  func covered(of place: CGRect) -> (top: CGFloat, bottom: CGFloat) {
    (
      abs(place.minY - room.minY) < 0.5 ? room.minY - container.minY : 0,
      abs(place.maxY - room.maxY) < 0.5 ? container.maxY - room.maxY : 0
    )
  }

  /// Returns the safe region inside a view that ignores the given regions at the given edges.
  func without(_ regions: SafeAreaRegions, edges: Edge.Set) -> SafeRegion {
    var inner = self
    inner.room = grown(room, over: regions, edges: edges)
    if regions.contains(.container) {
      inner.container = grown(container, over: .container, edges: edges)
      if edges.contains(.top) { inner.bars.top = 0 }
      if edges.contains(.bottom) { inner.bars.bottom = 0 }
    }
    return inner
  }
}

nonisolated struct IgnoringSafeAreaView<Content: View>: View, PrimitiveView {
  let content: Content
  let regions: SafeAreaRegions
  let edges: Edge.Set

  @MainActor func makeNode(_ place: Place) -> Node {
    IgnoringSafeAreaNode(place, self) { $0.content }
  }
}

@MainActor
final class IgnoringSafeAreaNode<Content: View>: LayoutWrapperNode<IgnoringSafeAreaView<Content>> {
  override func put(in rect: CGRect) {
    guard let region = graph.safeRegion else { return super.put(in: rect) }
    let grown = region.grown(rect, over: view.regions, edges: view.edges)
    graph.withSafeRegion(region.without(view.regions, edges: view.edges)) {
      let size = inner.size(ProposedViewSize(grown.size))
      super.put(in: Alignment.center.place(size, in: grown))
    }
  }
}

extension View {
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    IgnoringSafeAreaView(content: self, regions: regions, edges: edges)
  }
}
