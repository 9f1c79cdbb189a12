/// A layer that draws what a view without a superview would draw. SwiftUI's primitives are such
/// layers from iOS 26 on (T4.20.57).
package final class DrawnLayer: CALayer {
  /// The view to draw. It is in no window.
  package let source: UIView

  package init(_ source: UIView) {
    self.source = source
    super.init()
  }

  package required init() { preconditionFailure("A drawn layer has a source.") }

  /// Takes over the place and the look of the source, without an animation.
  /// - Parameter hasContents: Whether the source draws more than its background.
  @MainActor
  package func follow(hasContents: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    frame = source.frame
    backgroundColor = source.backgroundColor?.cgColor
    contents = hasContents ? source : nil
    CATransaction.commit()
    onChange?()
  }
}
