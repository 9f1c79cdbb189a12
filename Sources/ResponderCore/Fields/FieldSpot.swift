package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The facts about a field that the reading order needs.
package struct FieldSpot<ID: Hashable & Sendable>: Sendable {
  package let id: ID
  /// The frame in the coordinates of the group that contains the field, in points.
  package let frame: CGRect
  /// The field's place in the app's own order; nil if that order does not name the field.
  package let place: Int?
  /// Whether the field can become first responder, as far as that is known without calling the
  /// app's code.
  package let canTakeFocus: Bool

  package init(id: ID, frame: CGRect, place: Int? = nil, canTakeFocus: Bool = true) {
    self.id = id
    self.frame = frame
    self.place = place
    self.canTakeFocus = canTakeFocus
  }
}
