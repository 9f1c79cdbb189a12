#if canImport(UIKit)
  internal import UIKit

  /// An empty layer whose layout is the *place* beat of its window (truth T4.19.8).
  ///
  /// A layer and not a view: apps and libraries take `window.subviews.first` for the root controller's view, and a window's views
  /// are not ours to change. In which order layers side by side are laid out is documented nowhere, so when it is asked it first
  /// has the window's views laid out, as the commit that it is part of does anyway.
  final class PlaceLayer: CALayer {
    nonisolated(unsafe) var onLayout: (@MainActor () -> Void)?

    override func layoutSublayers() {
      super.layoutSublayers()
      let body = onLayout
      MainActor.assumeIsolated { body?() }
    }
  }
#endif
