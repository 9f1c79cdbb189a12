#if canImport(UIKit)
  internal import UIKit

  /// An empty layer whose layout is the *place* beat of its window (truth T4.19.8).
  ///
  /// A layer and not a view: apps and libraries take `window.subviews.first` for the root controller's view, and a window's views
  /// are not ours to change. UIKit counts plain layers where it inserts a subview at an index, so this one lies behind no view,
  /// and only from when it is asked until it has been laid out. In which order layers side by side are laid out is documented
  /// nowhere, so it first has the window's views laid out, as the commit that it is part of does anyway.
  final class PlaceLayer: CALayer {
    var onLayout: (@MainActor () -> Void)?

    override func layoutSublayers() {
      super.layoutSublayers()
      // An app that commits on another thread has its layers laid out there; that frame is missed.
      guard isMainActorCurrent else { return }
      MainActor.assumeIsolated {
        // Also where its client has gone without an end.
        removeFromSuperlayer()
        onLayout?()
      }
    }
  }
#endif
