package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A field as the reading order needs it.
package struct FieldSpot<ID: Hashable & Sendable>: Sendable {
  package let id: ID
  /// In the coordinates of the group that holds it, points.
  package let frame: CGRect
  /// Where the app's own order has it; nil where that says nothing.
  package let place: Int?
  /// Whether it can become first responder at all, as far as that is known without asking the app.
  package let canTakeFocus: Bool

  package init(id: ID, frame: CGRect, place: Int? = nil, canTakeFocus: Bool = true) {
    self.id = id
    self.frame = frame
    self.place = place
    self.canTakeFocus = canTakeFocus
  }
}
