import Foundation

/// The description of a layer's running animation, which `CALayer.animation(forKey:)` returns.
/// Animations that the app adds itself are not implemented.
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
}

/// An animation of one value of a layer. A key path names the value.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

open class CABasicAnimation: CAPropertyAnimation {}
