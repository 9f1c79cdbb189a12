#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Outlines over the app, drawn by layers of the HUD's own window: the field, what is truly visible of its list, the
  /// keyboard's edge, and the ghost of where the field will be. Nothing of the app is touched.
  @MainActor
  final class HUDOutlines {
    private let container = CALayer()
    private let visible = CAShapeLayer()
    private let keyboard = CAShapeLayer()
    private let field = CAShapeLayer()
    private let ghost = CAShapeLayer()
    private let tag = HUDGhostTag()

    init(host: UIView) {
      for shape in [visible, keyboard, ghost, field] {
        shape.fillColor = nil
        container.addSublayer(shape)
      }
      visible.lineWidth = 1
      visible.lineDashPattern = [6, 4]
      keyboard.lineWidth = 2
      ghost.lineWidth = 1.5
      ghost.lineDashPattern = [5, 3]
      field.lineWidth = 2
      host.layer.addSublayer(container)
      host.addSubview(tag)
    }

    func remove() {
      container.removeFromSuperlayer()
      tag.removeFromSuperview()
    }

    func show(_ snapshot: ResponderSnapshot, in window: UIWindow) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      let space = window.screen.coordinateSpace
      func local(_ rect: CGRect) -> CGRect { window.convert(rect, from: space) }
      let placement = snapshot.placement
      field.path = placement.map {
        Self.box(local($0.screenRect).insetBy(dx: -2, dy: -2), radius: 5)
      }
      field.strokeColor =
        placement.map { HUDStyle.accent(.init($0.visibility.status)).cgColor }
      let seen = placement?.scroll.flatMap(Self.visibleRect).map(local)
      visible.path = seen.map { Self.box($0.insetBy(dx: 1.5, dy: 1.5), radius: 4) }
      visible.strokeColor = UIColor.systemTeal.cgColor
      let rest = snapshot.prediction.map { local($0.screenRect) }
      ghost.path = rest.map { Self.box($0, radius: 5) }
      tag.show(ghost: rest, visible: seen)
      ghost.strokeColor = HUDStyle.prediction.cgColor
      ghost.fillColor = HUDStyle.prediction.withAlphaComponent(0.12).cgColor
      keyboard.path = keyboardEdge(snapshot, in: window).map { edge in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: edge.minX, y: edge.minY))
        path.addLine(to: CGPoint(x: edge.maxX, y: edge.minY))
        return path.cgPath
      }
      keyboard.strokeColor = UIColor.systemIndigo.cgColor
    }

    /// What is truly visible of the scroll view, in screen coordinates; content and viewport differ by the offset.
    private static func visibleRect(_ scroll: ScrollPlacement) -> CGRect? {
      guard !scroll.visibleRect.isNull, scroll.visibleRect.height > 0 else { return nil }
      return scroll.visibleRect.offsetBy(
        dx: scroll.screenRect.minX - scroll.geometry.contentOffset.x,
        dy: scroll.screenRect.minY - scroll.geometry.contentOffset.y)
    }

    /// The keyboard lies above this window, so its edge is drawn just outside it.
    private func keyboardEdge(_ snapshot: ResponderSnapshot, in window: UIWindow) -> CGRect? {
      guard snapshot.keyboard.placement != .hidden else { return nil }
      return window.convert(snapshot.keyboard.frame, from: window.screen.coordinateSpace)
        .offsetBy(dx: 0, dy: -1)
    }

    private static func box(_ rect: CGRect, radius: CGFloat) -> CGPath {
      UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
    }
  }
#endif
