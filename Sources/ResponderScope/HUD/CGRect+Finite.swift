#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  extension CGPoint {
    /// Whether a layer takes it: Core Animation raises `CALayerInvalidGeometry` for what is not a number.
    var isFinite: Bool { x.isFinite && y.isFinite }
  }

  extension CGRect {
    /// Whether a layer takes it. Conversion through a view that is scaled to nothing gives one that is not.
    var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
  }
#endif
