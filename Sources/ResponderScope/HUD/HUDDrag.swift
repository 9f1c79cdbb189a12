#if DEBUG && canImport(UIKit)
  internal import ResponderKit
  internal import UIKit

  /// Drags the panel and lets it snap to the corner it is thrown at.
  @MainActor
  final class HUDDrag {
    private weak var panel: UIView?
    private let area: () -> CGRect
    private let onSnap: (HUDCorner) -> Void
    private var target: GestureTarget?
    private var start = CGPoint.zero
    private(set) var isDragging = false

    init(
      panel: UIView, area: @escaping () -> CGRect, onSnap: @escaping (HUDCorner) -> Void
    ) {
      self.panel = panel
      self.area = area
      self.onSnap = onSnap
      let pan = UIPanGestureRecognizer()
      panel.addGestureRecognizer(pan)
      target = GestureTarget(pan) { [weak self] recognizer in
        if let pan = recognizer as? UIPanGestureRecognizer { self?.pan(pan) }
      }
    }

    private func pan(_ pan: UIPanGestureRecognizer) {
      guard let panel, let container = panel.superview else { return }
      switch pan.state {
      case .began:
        isDragging = true
        start = panel.center
      case .changed:
        let moved = pan.translation(in: container)
        panel.center = CGPoint(x: start.x + moved.x, y: start.y + moved.y)
      case .ended, .cancelled, .failed:
        isDragging = false
        snap(panel, velocity: pan.velocity(in: container))
      default:
        break
      }
    }

    /// Snaps to the corner where the throw would come to rest; velocity in points per second.
    private func snap(_ panel: UIView, velocity: CGPoint) {
      let throwing: CGFloat = 0.2
      let landing = CGPoint(
        x: panel.center.x + velocity.x * throwing, y: panel.center.y + velocity.y * throwing)
      let isRightToLeft = panel.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let area = area()
      let corner = HUDCorner.nearest(to: landing, in: area, isRightToLeft: isRightToLeft)
      onSnap(corner)
      let frame = corner.frame(size: panel.bounds.size, in: area, isRightToLeft: isRightToLeft)
      HUDMotion.move(animated: true) { panel.frame = frame }
    }
  }
#endif
