#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// What the HUD shows in one scene: its window with the outlines and the panel.
  @MainActor
  final class HUDOverlay {
    private let window: HUDWindow
    private let outlines: HUDOutlines
    private let panel: HUDPanel
    private var corner = HUDCorner.bottomTrailing
    private var placedFor: PlacementKey?
    private var drag: HUDDrag?
    /// What the keyboard covers of the window, points.
    private var keyboardOverlap: CGFloat = 0

    /// What moves the panel; scrolling does not.
    private struct PlacementKey: Equatable {
      var area: CGRect
      var responder: ResponderIdentity?
      var panelSize: CGSize
    }

    init(scene: UIWindowScene, onClose: @escaping @MainActor () -> Void) {
      window = HUDWindow(windowScene: scene)
      let root = HUDRootController()
      window.rootViewController = root
      outlines = HUDOutlines(host: root.view)
      panel = HUDPanel(onClose: onClose)
      root.view.addSubview(panel)
      window.touchableView = panel
      // Shown without `makeKeyAndVisible`: the app's window stays key.
      window.isHidden = false
      drag = HUDDrag(
        panel: panel, area: { [weak self] in self?.area() ?? .zero },
        onSnap: { [weak self] in self?.corner = $0 })
    }

    func remove() {
      panel.removeFromSuperview()
      outlines.remove()
      window.isHidden = true
      window.windowScene = nil
    }

    func update(to snapshot: ResponderSnapshot) {
      panel.show(HUDContent(snapshot))
      outlines.show(snapshot, in: window)
      place(for: snapshot)
    }

    // MARK: Place

    /// Where the panel may be: the safe area less the keyboard, in window coordinates.
    ///
    /// A keyboard that is on its way out still covers until it has left.
    private func area() -> CGRect {
      let monitor = KeyboardMonitor.shared
      let state = window.windowScene?.keyWindow.map(monitor.covering) ?? monitor.state
      let isLeaving = state.placement == .hidden && monitor.lastEvent?.kind.isWill == true
      if !isLeaving {
        keyboardOverlap = state.overlap(with: window.convert(window.bounds, to: windowSpace))
      }
      let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
      let covered = max(0, keyboardOverlap - window.safeAreaInsets.bottom)
      return CGRect(
        x: safe.minX, y: safe.minY, width: safe.width, height: max(0, safe.height - covered))
    }

    private func place(for snapshot: ResponderSnapshot) {
      let isFirst = placedFor == nil
      let key = PlacementKey(
        area: area(), responder: snapshot.responder, panelSize: panel.fittingSize)
      guard key != placedFor, drag?.isDragging != true else { return }
      placedFor = key
      let field = snapshot.placement.map { window.convert($0.screenRect, from: windowSpace) }
      let chosen = HUDCorner.best(
        preferring: corner, size: key.panelSize, in: key.area, avoiding: field,
        isRightToLeft: isRightToLeft)
      let frame = chosen.frame(size: key.panelSize, in: key.area, isRightToLeft: isRightToLeft)
      guard frame != panel.frame else { return }
      HUDMotion.move(animated: !isFirst) { self.panel.frame = frame }
    }

    private var windowSpace: any UICoordinateSpace { window.screen.coordinateSpace }

    private var isRightToLeft: Bool {
      window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  /// The HUD's motion: a short spring, or none where the user has asked for less.
  @MainActor
  enum HUDMotion {
    static func move(animated: Bool, _ change: @escaping () -> Void) {
      guard animated, !UIAccessibility.isReduceMotionEnabled else {
        return UIView.performWithoutAnimation(change)
      }
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }
  }
#endif
