#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// Outlines over the app, drawn by layers in the HUD's own window: the field, each scroll view
  /// around it, the truly visible part of its list, the keyboard's edge, the ghost (the place where
  /// the field will rest) and, if the user asks for it, one hop of the chain.
  ///
  /// The outlines change nothing about the app's views. An outline that keeps its size is moved,
  /// not redrawn.
  @MainActor
  final class HUDOutlines {
    private let container = CALayer()
    private let visible = HUDOutline(width: 1, dashes: [6, 4], radius: 4)
    private let keyboard = HUDOutline(width: 2, isLine: true)
    private let field = HUDOutline(width: 2)
    private let ghost = HUDOutline(width: 1.5, dashes: [5, 3])
    private let hopped = HUDOutline(width: 3, radius: 6)
    private var scrolls: [HUDOutline] = []
    let tag = HUDGhostTag()
    private let fieldTags: HUDFieldTags
    private var palette: HUDPalette
    /// The origin of the screen in the window's coordinates, in points, when a snapshot was last
    /// shown. An origin suffices, because the screen's and the window's coordinates rotate together
    /// with the interface.
    private var origin = CGPoint.zero

    /// The outline of the field in the window's coordinates, in points; nil while it is hidden. For
    /// tests.
    var fieldRect: CGRect? { field.rect }
    /// The outline of the field's place at rest in the window's coordinates, in points; nil while
    /// it is hidden. For tests.
    var ghostRect: CGRect? { ghost.rect }

    /// Whether anything is outlined.
    var isShown: Bool {
      field.rect != nil || keyboard.rect != nil || visible.rect != nil || ghost.rect != nil
        || hopped.rect != nil || scrolls.contains { $0.rect != nil }
    }

    /// Sets the colours and fonts for the window's current appearance.
    func dress(_ traits: UITraitCollection) {
      palette = HUDPalette(traits)
      let fonts = HUDFonts(traits)
      tag.style(fonts.value)
      fieldTags.style(fonts.value)
    }

    init(host: UIView) {
      palette = HUDPalette(host.traitCollection)
      for outline in [visible, keyboard, ghost, hopped, field] { outline.add(to: container) }
      host.layer.addSublayer(container)
      fieldTags = HUDFieldTags(host: host)
      host.addSubview(tag)
    }

    func remove() {
      container.removeFromSuperlayer()
      tag.removeFromSuperview()
      fieldTags.remove()
    }

    /// Shows a snapshot and the fields' numbers. The frames of the hop and of the panel are in the
    /// window's coordinates, in points.
    func show(
      _ snapshot: ResponderSnapshot, hop: CGRect?, numbers: [HUDFieldTag], in window: UIWindow,
      avoiding panel: CGRect
    ) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      origin = window.convert(CGPoint.zero, from: window.screen.coordinateSpace)
      showScrolls(snapshot.placement)
      fieldTags.show(numbers, origin: origin)
      var seen: CGRect?
      if let placement = snapshot.placement {
        let color = palette.accent(HUDContent.Status(placement.visibility.status))
        field.show(local(placement.screenRect).insetBy(dx: -2, dy: -2), color)
        if let scroll = placement.scroll { seen = local(Self.visibleRect(scroll)) }
      } else {
        field.show(nil, nil)
      }
      visible.show(seen?.insetBy(dx: 1.5, dy: 1.5), palette.seen)
      let rest = snapshot.prediction.map { local($0.screenRect) }
      ghost.show(rest, palette.prediction, ground: palette.predictionGround)
      tag.show(ghost: rest, visible: seen, avoiding: panel)
      var edge: CGRect?
      // The keyboard is in front of this window, so the line is drawn just above the keyboard.
      if snapshot.keyboard.placement != .hidden {
        edge = local(snapshot.keyboard.frame).offsetBy(dx: 0, dy: -1)
      }
      keyboard.show(edge, palette.keyboard)
      hopped.show(hop?.insetBy(dx: 1.5, dy: 1.5), palette.hop, ground: palette.hopGround)
    }

    /// Moves the outlines of the field and of the ghost without waiting for the next snapshot. The
    /// field's outline follows its list. While a finger drags the list, the ghost, if it is shown,
    /// moves to where the field would rest if the finger lifted now.
    func move(_ place: FollowedScroll.Place) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      field.move(to: local(place.view).insetBy(dx: -2, dy: -2))
      if let rest = place.atRest { ghost.move(to: local(rest)) }
      CATransaction.commit()
    }

    private func local(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

    /// Outlines the scroll view of the field, and each scroll view around it.
    private func showScrolls(_ placement: ResponderPlacement?) {
      var frames: [CGRect] = []
      if let placement, let scroll = placement.scroll {
        frames.append(scroll.screenRect)
        for outer in placement.outerScrolls { frames.append(outer.screenRect) }
      }
      while scrolls.count < frames.count {
        let outline = HUDOutline(width: 1, dashes: [2, 3], radius: 3)
        outline.add(to: container)
        scrolls.append(outline)
      }
      for (index, outline) in scrolls.enumerated() {
        // Each outer frame is drawn a little further inside, so that equal frames can be told
        // apart.
        let inset = 3 + 2 * CGFloat(index)
        outline.show(
          index < frames.count
            ? local(frames[index]).insetBy(dx: inset, dy: inset) : nil, palette.scroll)
      }
    }

    /// Returns the truly visible part of the scroll view, in screen coordinates; null if nothing is
    /// visible. The coordinates of the content and of the scroll view's frame differ by the offset.
    private static func visibleRect(_ scroll: ScrollPlacement) -> CGRect {
      scroll.visibleRect.offsetBy(
        dx: scroll.screenRect.minX - scroll.geometry.contentOffset.x,
        dy: scroll.screenRect.minY - scroll.geometry.contentOffset.y)
    }
  }
#endif
