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
    private let field = HUDOutline(width: 2)
    private let ghost = HUDOutline(width: 1.5, dashes: [5, 3], fill: 0.12)
    private let hopped = HUDOutline(width: 3, radius: 6, fill: 0.1)
    private var scrolls: [HUDOutline] = []
    private let tag = HUDGhostTag()

    init(host: UIView) {
      for outline in [visible, keyboard, ghost, field, hopped] { outline.add(to: container) }
      host.layer.addSublayer(container)
      host.addSubview(tag)
    }

    func remove() {
      container.removeFromSuperlayer()
      tag.removeFromSuperview()
    }

    /// Shows a snapshot; `hop` in the window's coordinates, points.
    func show(_ snapshot: ResponderSnapshot, hop: CGRect?, in window: UIWindow) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      let traits = window.traitCollection
      let space = window.screen.coordinateSpace
      func local(_ rect: CGRect) -> CGRect { window.convert(rect, from: space) }
      let placement = snapshot.placement
      field.show(
        placement.map { local($0.screenRect).insetBy(dx: -2, dy: -2) },
        placement.map { HUDStyle.accent(.init($0.visibility.status)) } ?? .systemGray, traits)
      let seen = placement?.scroll.flatMap(Self.visibleRect).map(local)
      visible.show(seen?.insetBy(dx: 1.5, dy: 1.5), .systemTeal, traits)
      showScrolls(placement, local, traits)
      let rest = snapshot.prediction.map { local($0.screenRect) }
      ghost.show(rest, HUDStyle.prediction, traits)
      tag.show(ghost: rest, visible: seen)
      let edge = snapshot.keyboard.placement == .hidden ? nil : snapshot.keyboard.frame
      // The keyboard lies above this window, so its edge is drawn just outside it.
      keyboard.show(edge.map { local($0).offsetBy(dx: 0, dy: -1) }, .systemIndigo, traits)
      hopped.show(hop?.insetBy(dx: 1.5, dy: 1.5), .systemPurple, traits)
    }

    /// Moves the field's outline along with its list, between two looks; points.
    func moveField(by way: CGPoint) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      field.move(by: way)
      CATransaction.commit()
    }

    /// The scroll view itself where insets or the keyboard leave less of it, and each one around it.
    private func showScrolls(
      _ placement: ResponderPlacement?, _ local: (CGRect) -> CGRect, _ traits: UITraitCollection
    ) {
      var frames = placement?.outerScrolls.map { local($0.screenRect) } ?? []
      if let scroll = placement?.scroll { frames.insert(local(scroll.screenRect), at: 0) }
      while scrolls.count < frames.count {
        let outline = HUDOutline(width: 1, dashes: [2, 3], radius: 3)
        outline.add(to: container)
        scrolls.append(outline)
      }
      for (index, outline) in scrolls.enumerated() {
        let frame = index < frames.count ? frames[index] : nil
        // Each further out a little inside, so that equal frames are told apart.
        let inset = 3 + 2 * CGFloat(index)
        outline.show(frame?.insetBy(dx: inset, dy: inset), .systemGray, traits)
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
