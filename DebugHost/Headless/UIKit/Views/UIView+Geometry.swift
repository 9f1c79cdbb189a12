import Foundation

extension CGRect {
  /// Whether all numbers are finite. UIKit throws an exception for other numbers; the stand-in
  /// ignores them.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension UIView {
  /// The topmost ancestor: the window, if there is one (T4.6.4).
  private var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The transform from the receiver's bounds to the root's bounds (T4.6.5, T4.6.8).
  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      transform = transform.concatenating(view.layer.state.toSuperlayer)
      view = superview
    }
    return transform
  }

  /// The transform from the receiver's bounds to the screen, or to the root's superspace if the
  /// root is not a window.
  package var transformToScreen: CGAffineTransform {
    let root = root
    let toSuperspace = transformToRoot.concatenating(root.layer.state.toSuperlayer)
    guard let scene = (root as? UIWindow)?.windowScene, scene.frameOnScreen.origin != .zero else {
      return toSuperspace
    }
    return toSuperspace.concatenating(
      CGAffineTransform(translationX: scene.frameOnScreen.minX, y: scene.frameOnScreen.minY))
  }

  /// Returns the transform from the receiver's bounds to the target's. Nil means the window, or the
  /// screen if the receiver is a window (T4.6.2, T4.6.22). Outside a window, it means the topmost
  /// ancestor.
  func transform(to target: UIView?) -> CGAffineTransform {
    guard let target else {
      return self is UIWindow ? transformToScreen : transformToRoot
    }
    if target === self { return .identity }
    if target === superview { return layer.state.toSuperlayer }
    if target.superview === self { return target.layer.state.toSuperlayer.inverted() }
    if root === target.root {
      return transformToRoot.concatenating(target.transformToRoot.inverted())
    }
    return transformToScreen.concatenating(target.transformToScreen.inverted())
  }

  /// Returns the transform from the source's bounds to the receiver's. Nil has the same meaning as
  /// in `transform(to:)`.
  func transform(from source: UIView?) -> CGAffineTransform {
    source?.transform(to: self) ?? transform(to: Optional<UIView>.none).inverted()
  }

  func autoresizeSubviews(from oldSize: CGSize) {
    let size = bounds.size
    guard size != oldSize, autoresizesSubviews else { return }
    for child in children where !child.autoresizingMask.isEmpty {
      child.autoresize(from: oldSize, to: size)
    }
  }

  /// Distributes a change of the superview's size among the flexible parts, in proportion to their
  /// sizes.
  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let old = frame
    let (x, width) = Self.share(
      origin: old.minX, length: old.width, from: oldSize.width, to: newSize.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.share(
      origin: old.minY, length: old.height, from: oldSize.height, to: newSize.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    if !transform.isIdentity, autoresizingMask.holdsSize {
      center = CGPoint(x: center.x + x - old.minX, y: center.y + y - old.minY)
    } else {
      frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private static func share(
    origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let after = old - origin - length
    let total =
      (flexible.before ? origin : 0) + (flexible.length ? length : 0) + (flexible.after ? after : 0)
    let count = [flexible.before, flexible.length, flexible.after].count { $0 }
    guard count > 0 else { return (origin, length) }
    let change = new - old
    func part(_ value: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total != 0 ? change * value / total : change / CGFloat(count)
    }
    return (
      origin + part(origin, flexible.before), max(0, length + part(length, flexible.length))
    )
  }
}
