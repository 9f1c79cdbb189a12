#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// Drags the panel, and snaps it to the edge or corner toward which the user throws it.
  @MainActor
  final class HUDDrag {
    private weak var panel: UIView?
    private let area: () -> CGRect
    private let onSnap: (HUDPlace) -> Void
    private var target: GestureTarget?
    private var start = CGPoint.zero
    private(set) var isDragging = false

    init(
      panel: UIView, area: @escaping () -> CGRect, onSnap: @escaping (HUDPlace) -> Void
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
      case .ended, .cancelled:
        isDragging = false
        let landing = HUDPlace.landing(of: panel.frame, velocity: pan.velocity(in: container))
        let isRightToLeft = panel.effectiveUserInterfaceLayoutDirection == .rightToLeft
        onSnap(HUDPlace(nearestTo: landing, in: area(), isRightToLeft: isRightToLeft))
      default:
        break
      }
    }
  }
#endif
