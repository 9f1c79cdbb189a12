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
}

extension Insets: CustomStringConvertible {
  /// The four distances in the order top, left, bottom, right.
  public var description: String {
    let values = [top, left, bottom, right].map(Wording.points).joined(separator: ", ")
    return "(\(values))"
  }
}
