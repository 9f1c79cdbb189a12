// Apple's name is not in upper camel case.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation

extension UIWindowScene {
  /// An app's request for the geometry of its scene (iOS 16), such as `.iOS(interfaceOrientations:
  /// .landscape)`.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask

      public override init() {
        interfaceOrientations = []
        super.init()
      }

      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

extension UIWindowScene {
  /// Rotates the interface, in a later callout, to the first requested orientation that the app
  /// allows: portrait, landscape right, landscape left, or upside down, in this order. Calls the
  /// error handler if the app allows none. If the current orientation is among the requested ones,
  /// nothing happens.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard
      let wanted = (geometryPreferences as? UIWindowScene.GeometryPreferences.iOS)?
        .interfaceOrientations, !wanted.isEmpty
    else { return }
    let order: [(UIInterfaceOrientationMask, UIInterfaceOrientation)] = [
      (.portrait, .portrait), (.landscapeRight, .landscapeRight),
      (.landscapeLeft, .landscapeLeft), (.portraitUpsideDown, .portraitUpsideDown),
    ]
    if order.contains(where: { wanted.contains($0.0) && $0.1 == interfaceOrientation }) { return }
    HeadlessLoop.main.enqueue {
      let turned = order.contains {
        wanted.contains($0.0) && UIApplication.shared.turn(to: $0.1)
      }
      if !turned { errorHandler?(UIScene.GeometryRequestDenied()) }
    }
    HeadlessLoop.main.setNeedsCommit()
  }
}

extension UIScene {
  struct GeometryRequestDenied: Error {}
}
