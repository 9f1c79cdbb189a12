import Foundation

/// All values of a layer that affect drawing. One state is the model; another is the presentation
/// at one time.
package struct LayerState: Equatable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CGAffineTransform.identity
  package var zPosition: CGFloat = 0
  package var opacity: Float = 1
  package var isHidden = false
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor?
  package var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3

  package init() {}

  /// The transform from the coordinates of the bounds to the superlayer's: `position + T·(p −
  /// bounds.origin − anchor·bounds.size)` (T4.6.5).
  package var toSuperlayer: CGAffineTransform {
    let anchorX = bounds.origin.x + anchorPoint.x * bounds.size.width
    let anchorY = bounds.origin.y + anchorPoint.y * bounds.size.height
    if transform.isIdentity {
      return CGAffineTransform(translationX: position.x - anchorX, y: position.y - anchorY)
    }
    return CGAffineTransform(translationX: -anchorX, y: -anchorY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The bounding box of the bounds, in the superlayer's coordinates (T4.6.6).
  package var frame: CGRect {
    get {
      if transform.isIdentity {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width,
          y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
      }
      return bounds.applying(toSuperlayer)
    }
    set {
      let frame = newValue.standardized
      // With a transform, the inverse transform determines the size. The result is right for scales
      // and quarter turns (T4.6.7, K).
      let size = transform.isIdentity ? frame.size : frame.size.applying(transform.inverted())
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      guard !transform.isIdentity else {
        position = CGPoint(
          x: frame.origin.x + anchorPoint.x * frame.width,
          y: frame.origin.y + anchorPoint.y * frame.height)
        return
      }
      let box = self.frame
      position.x += frame.midX - box.midX
      position.y += frame.midY - box.midY
    }
  }
}
