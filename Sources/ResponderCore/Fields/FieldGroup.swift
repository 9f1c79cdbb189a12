package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A container of fields that belong together in the reading order: a screen, a scroll view or a
/// cell.
package struct FieldGroup<ID: Hashable & Sendable>: Sendable {
  /// A field, or another group, inside a group.
  package enum Item: Sendable {
    case field(FieldSpot<ID>)
    /// A group, and its frame in the outer group's coordinates, in points. The frame is empty if
    /// the outer group shows nothing of the inner one.
    case group(FieldGroup<ID>, frame: CGRect)
  }

  /// Whether the layout runs from right to left, so that the leading edge is the right edge.
  package let isRightToLeft: Bool
  /// The area that scrolling can show, in the group's own coordinates, in points; nil if nothing
  /// limits the area.
  package let reach: CGRect?
  /// The items. Unless `isInOrder` is true, they are in the order of the view hierarchy, which
  /// decides only between items at the same place.
  package let items: [Item]
  /// Whether `items` are in an order of their own, which holds regardless of the items' places on
  /// the screen.
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
