import Foundation

/// The components of a transform, which apply in this order: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Equatable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  /// The rotation, in radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  public func decomposed() -> CGAffineTransformComponents {
    let width = CGFloat(hypot(Double(a), Double(b)))
    let translation = CGVector(dx: tx, dy: ty)
    guard width > 0 else {
      // The first axis has no length, so the second one determines the rotation.
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: CGFloat(hypot(Double(c), Double(d)))), horizontalShear: 0,
        rotation: CGFloat(atan2(Double(-c), Double(d))), translation: translation)
    }
    let height = determinant / width
    let shear = height == 0 ? 0 : (c * a + d * b) / (width * height)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear,
      rotation: CGFloat(atan2(Double(b), Double(a))), translation: translation)
  }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  public var debugDescription: String {
    "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
  }
}
