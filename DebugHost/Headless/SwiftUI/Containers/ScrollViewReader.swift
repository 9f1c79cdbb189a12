/// A point of a view, in parts of the view's width and height.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    (self.x, self.y) = (x, y)
  }

  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}

/// A view whose content receives a proxy that scrolls to views by their ids.
nonisolated public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor func makeNode(_ place: Place) -> Node {
    let proxy = ScrollViewProxy()
    let node = WrapperNode(place, self) { $0.content(proxy) }
    proxy.link.node = node
    return node
  }
}

/// Scrolls the scroll views and lists inside a reader, or else the one around the reader (T4.20.35).
public struct ScrollViewProxy {
  final class Link {
    weak var node: Node?
  }

  let link = Link()

  /// Scrolls to the first view with the id: as little as necessary, or so that the anchor's point in
  /// the view meets that in the visible area. Animates inside `withAnimation`.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let (link, id) = (link, AnyHashable(id))
    MainActor.assumeIsolated {
      guard let node = link.node, !node.scrollInside(to: id, anchor) else { return }
      var outer = node.parent
      while let candidate = outer,
        !((candidate as? any ScrollTarget)?.scroll(to: id, anchor) ?? false)
      { outer = candidate.parent }
    }
  }
}

/// A node that scrolls its content.
@MainActor
protocol ScrollTarget: Node {
  /// Scrolls to the view with the id. Returns false if the content has no such view.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool
}

extension Node {
  fileprivate func scrollInside(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    (self as? any ScrollTarget)?.scroll(to: id, anchor) ?? false
      || children.contains { $0.scrollInside(to: id, anchor) }
  }
}

extension ScrollNode: ScrollTarget {
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard let frame = content?.frame(of: id) else { return false }
    let area = scrollView.shownArea
    let limit = scrollView.contentSize
    func move(
      _ low: CGFloat, _ high: CGFloat, to first: CGFloat, _ last: CGFloat, _ part: CGFloat?,
      within length: CGFloat
    ) -> CGFloat {
      let room = last - first
      let wish = part.map { low + $0 * (high - low - room) } ?? min(max(first, high - room), low)
      return max(0, min(wish, length - room)) - first
    }
    scrollView.move(
      by: CGSize(
        width: move(
          frame.minX, frame.maxX, to: area.minX, area.maxX, anchor?.x, within: limit.width),
        height: move(
          frame.minY, frame.maxY, to: area.minY, area.maxY, anchor?.y, within: limit.height)),
      isAnimated: Animation.isOn)
    return true
  }
}
