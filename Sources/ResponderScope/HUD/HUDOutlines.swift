#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Outlines over the app, drawn by layers of the HUD's own window: the field, each scroll view around it, what is truly
  /// visible of its list, the keyboard's edge, the ghost of where the field will be, and a hop of the chain on demand.
  ///
  /// Nothing of the app is touched.
  @MainActor
  final class HUDOutlines {
    private let container = CALayer()
    private let visible = HUDOutline(width: 1, dashes: [6, 4], radius: 4)
    private let keyboard = HUDOutline(width: 2, isLine: true)
    let field = HUDOutline(width: 2)
    let ghost = HUDOutline(width: 1.5, dashes: [5, 3])
    private let hopped = HUDOutline(width: 3, radius: 6)
    private var scrolls: [HUDOutline] = []
    let tag = HUDGhostTag()
    private var palette: HUDPalette
    /// Of the screen in the window, points, as the last look saw it.
    private var screenOrigin: CGPoint?

    /// The colours for the window's present look.
    func dress(_ traits: UITraitCollection) {
      palette = HUDPalette(traits)
      tag.style(HUDFonts(traits).value)
    }

    init(host: UIView) {
      palette = HUDPalette(host.traitCollection)
      for outline in [visible, keyboard, ghost, field, hopped] { outline.add(to: container) }
      host.layer.addSublayer(container)
      host.addSubview(tag)
    }

    func remove() {
      container.removeFromSuperlayer()
      tag.removeFromSuperview()
    }

    /// Shows a snapshot; `hop` and the panel's frame in the window's coordinates, points.
    func show(
      _ snapshot: ResponderSnapshot, hop: CGRect?, in window: UIWindow, avoiding panel: CGRect
    ) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      // The screen's coordinates turn with the interface, as its windows do: between them lies a way, and it does not
      // change while a finger scrolls.
      let origin =
        snapshot.prediction != nil
        ? screenOrigin ?? Self.origin(in: window) : Self.origin(in: window)
      screenOrigin = origin
      func local(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
      let colors = palette
      let placement = snapshot.placement
      field.show(
        placement.map { local($0.screenRect).insetBy(dx: -2, dy: -2) },
        placement.map { colors.accent(.init($0.visibility.status)) } ?? colors.unknown)
      let seen = placement?.scroll.flatMap(Self.visibleRect).map(local)
      visible.show(seen?.insetBy(dx: 1.5, dy: 1.5), colors.seen)
      showScrolls(placement, local, colors.scroll)
      let rest = snapshot.prediction.map { local($0.screenRect) }
      ghost.show(rest, colors.prediction, ground: colors.predictionGround)
      tag.show(ghost: rest, visible: seen, avoiding: panel)
      let edge = snapshot.keyboard.placement == .hidden ? nil : snapshot.keyboard.frame
      // The keyboard lies above this window, so its edge is drawn just outside it.
      keyboard.show(edge.map { local($0).offsetBy(dx: 0, dy: -1) }, colors.keyboard)
      hopped.show(hop?.insetBy(dx: 1.5, dy: 1.5), colors.hop, ground: colors.hopGround)
    }

    private static func origin(in window: UIWindow) -> CGPoint {
      window.convert(CGPoint.zero, from: window.screen.coordinateSpace)
    }

    /// Moves the outlines of the field and of its ghost, between two looks.
    func move(_ step: HUDPace.Step) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      field.move(by: step.field)
      ghost.move(by: step.ghost)
      CATransaction.commit()
    }

    /// The scroll view itself where insets or the keyboard leave less of it, and each one around it.
    private func showScrolls(
      _ placement: ResponderPlacement?, _ local: (CGRect) -> CGRect, _ color: CGColor
    ) {
      let outer = placement?.outerScrolls ?? []
      let count = placement?.scroll == nil ? 0 : 1 + outer.count
      while scrolls.count < count {
        let outline = HUDOutline(width: 1, dashes: [2, 3], radius: 3)
        outline.add(to: container)
        scrolls.append(outline)
      }
      for (index, outline) in scrolls.enumerated() {
        let frame =
          index == 0
          ? placement?.scroll?.screenRect
          : index < count ? outer[index - 1].screenRect : nil
        // Each further out a little inside, so that equal frames are told apart.
        let inset = 3 + 2 * CGFloat(index)
        outline.show(frame.map { local($0).insetBy(dx: inset, dy: inset) }, color)
      }
    }

    /// What is truly visible of the scroll view, in screen coordinates; content and viewport differ by the offset.
    private static func visibleRect(_ scroll: ScrollPlacement) -> CGRect? {
      guard !scroll.visibleRect.isNull, scroll.visibleRect.height > 0 else { return nil }
      return scroll.visibleRect.offsetBy(
        dx: scroll.screenRect.minX - scroll.geometry.contentOffset.x,
        dy: scroll.screenRect.minY - scroll.geometry.contentOffset.y)
    }
  }
#endif
