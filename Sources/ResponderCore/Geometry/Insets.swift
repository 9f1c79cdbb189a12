public import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
///
/// A plain twin of the framework's edge insets, so that the rules need no framework.
public struct Insets: Hashable, Codable, Sendable {
  /// Distance from the top edge, in points.
  public var top: CGFloat
  /// Distance from the left edge, in points.
  public var left: CGFloat
  /// Distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// Distance from the right edge, in points.
  public var right: CGFloat

  /// Makes insets from four distances in points; what is left out is 0.
  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any edge.
  public static let zero = Insets()

  /// What of a scroll view's adjusted inset hides the content under it: the part that lies in the safe area, edge by edge.
  ///
  /// The rest is an app's own content inset: a header's room, margins, what a pager shows of its neighbours. UIKit's room
  /// for a keyboard is in neither; the keyboard itself covers it.
  package static func hiding(adjusted: Insets, safeArea: Insets) -> Insets {
    func least(_ one: CGFloat, _ other: CGFloat) -> CGFloat { max(0, min(one, other)) }
    return Insets(
      top: least(adjusted.top, safeArea.top), left: least(adjusted.left, safeArea.left),
      bottom: least(adjusted.bottom, safeArea.bottom), right: least(adjusted.right, safeArea.right))
  }

  /// The same where content is seen beyond the edges, up to these distances outwards: an edge that hides nothing opens.
  package func opened(by room: Insets) -> Insets {
    func open(_ edge: CGFloat, _ room: CGFloat) -> CGFloat { edge > 0 ? edge : 0 - max(0, room) }
    return Insets(
      top: open(top, room.top), left: open(left, room.left), bottom: open(bottom, room.bottom),
      right: open(right, room.right))
  }
}

extension Insets: CustomStringConvertible {
  /// The four distances in the order top, left, bottom, right.
  public var description: String {
    let values = [top, left, bottom, right].map(Wording.points).joined(separator: ", ")
    return "(\(values))"
  }
}
