#if canImport(UIKit)
  internal import UIKit

  /// An empty layer whose layout is the *place* beat of its window (truth T4.19.8).
  ///
  /// It is a layer and not a view, because apps and libraries take `window.subviews.first` for the
  /// root controller's view, and this package does not change a window's views. UIKit counts plain
  /// layers when it inserts a subview at an index. So this layer never lies behind a view, and it
  /// is in the window only from the request until it has been laid out. The layout order of sibling
  /// layers is not documented. So `TurnClient` lays out the window's views before it runs the beat,
  /// as the commit does anyway.
  final class PlaceLayer: CALayer {
    var onLayout: (@MainActor () -> Void)?

    override func layoutSublayers() {
      super.layoutSublayers()
      // CALayer is not Sendable. This layer is used on the main actor only.
      nonisolated(unsafe) let layer = self
      // If an app commits on another thread, the layer is laid out there, and this frame has no
      // *place*.
      MainActor.ifCurrent {
        // The layer removes itself even if its client was released without a call of `end()`.
        layer.removeFromSuperlayer()
        layer.onLayout?()
      }
    }
  }
#endif
