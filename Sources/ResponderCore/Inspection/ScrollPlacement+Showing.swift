package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension ScrollPlacement {
  /// The nearest content offset, in points, at which the responder is seen with a margin of 8 points, inside the limits.
  package var offsetShowingResponder: CGPoint {
    let end = geometry.contentOffset.y + geometry.viewport.height
    // What covers the lower end counts as inset: the keyboard, mostly.
    let covered = visibleRect.isNull ? geometry.inset.bottom : end - visibleRect.maxY
    let offset = AnchorPolicy.firstResponder().offset(
      for: geometry, changingBottomInsetTo: max(covered, geometry.inset.bottom),
      firstResponder: contentRect)
    return geometry.clamp(offset)
  }
}
