package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What holds fields that belong together in the reading order: a screen, a scroll view or a cell.
package struct FieldGroup<ID: Hashable & Sendable>: Sendable {
  /// A field, or another group, inside a group.
  package enum Item: Sendable {
    case field(FieldSpot<ID>)
    /// The frame is what the outer group shows of the inner one, in the outer group's coordinates, points.
    case group(FieldGroup<ID>, frame: CGRect)
  }

  /// Whether the leading edge is the right one.
  package let isRightToLeft: Bool
  /// What can be brought into sight, in the group's own coordinates, points; nil where that is not known.
  package let reach: CGRect?
  /// In their own order, or in that of the tree of views, which decides only between items at the same place.
  package let items: [Item]
  /// Whether the items are in their own order, whatever their places on the screen.
  package let isInOrder: Bool

  package init(
    isRightToLeft: Bool = false, reach: CGRect? = nil, items: [Item], isInOrder: Bool = false
  ) {
    self.isRightToLeft = isRightToLeft
    self.reach = reach
    self.items = items
    self.isInOrder = isInOrder
  }
}
