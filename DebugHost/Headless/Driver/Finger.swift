public import Foundation
import UIKit

/// A finger on the screen, from `Device.touchDown(at:time:)` to `Device.touchUp(_:time:)`.
@preconcurrency @MainActor
public final class Finger {
  let touch: UITouch

  init(touch: UITouch) {
    self.touch = touch
  }

  /// The location of the finger in screen coordinates, in points.
  public var location: CGPoint { touch.screenLocation }
}
