package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension ScrollPlacement {
  /// The nearest content offset within the limits, in points, at which the responder is visible
  /// with a margin of 8 points.
  package var offsetShowingResponder: CGPoint {
    let end = geometry.contentOffset.y + geometry.viewport.height
    // What covers the lower end, usually the keyboard, counts as inset.
    let covered = visibleRect.isNull ? geometry.inset.bottom : end - visibleRect.maxY
    let offset = AnchorPolicy.firstResponder().offset(
      for: geometry, changingBottomInsetTo: max(covered, geometry.inset.bottom),
      firstResponder: contentRect)
    return geometry.clamp(offset)
  }
}
