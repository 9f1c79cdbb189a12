import Foundation

extension UIView {
  /// Returns a view that shows what this view showed at this moment, and nothing of what changes
  /// later. It is empty if the view is not rendered yet (T4.6.30).
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a part of this view, in the coordinates of the bounds. The stand-in
  /// does not stretch the picture, so the cap insets have no effect.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { window?.layoutIfNeeded() }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    guard layoutFlags.isRendered, attachedWindow != nil || self is UIWindow else { return snapshot }
    let picture = layer.frozen()
    picture.state.transform = .identity
    picture.state.anchorPoint = .zero
    picture.state.position = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    snapshot.layer.addSublayer(picture)
    return snapshot
  }
}

/// A picture of another view. It has no subviews.
private final class SnapshotView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A copy of a layer as it was on the screen at one time, with what its view drew.
package final class FrozenLayer: CAShapeLayer {
  package fileprivate(set) var commands: [DrawingCommand] = []
}

extension CALayer {
  @MainActor
  fileprivate func frozen() -> FrozenLayer {
    let copy = FrozenLayer()
    if let shape = self as? CAShapeLayer { copy.take(shape) }
    copy.state = presentedState(at: HeadlessLoop.clock)
    (copy.maskedCorners, copy.cornerCurve, copy.shadowPath) = (
      maskedCorners, cornerCurve, shadowPath
    )
    copy.mask = mask?.frozen()
    copy.commands =
      (self as? FrozenLayer)?.commands
      ?? ((self as? DrawnLayer)?.source ?? delegate as? UIView)?.drawingCommands() ?? []
    for layer in sublayers ?? [] { copy.addSublayer(layer.frozen()) }
    return copy
  }
}
