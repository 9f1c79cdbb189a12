// Apple's name is not upper camel case:
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation

extension UIWindowScene {
  /// What an app asks of its scene's geometry (iOS 16): `.iOS(interfaceOrientations: .landscape)`.
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

/// The sizes a scene may have, points.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
}

extension UIWindowScene {
  /// Turns the interface if the orientation asked for is another one and the controllers allow it.
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
