import Foundation

/// What a layer tells of an animation that UIKit runs on it; animations of the app's own are not modelled.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
}

/// An animation of one value of a layer; a key path names the value.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {}
