#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// Outlines over the app, drawn by layers of the HUD's own window: the field, each scroll view around it, what is truly
  /// visible of its list, the keyboard's edge, the ghost of where the field will be, and a hop of the chain on demand.
  ///
  /// Nothing of the app is touched. What scrolls with the list hangs on one view, and between two looks only its bounds
  /// move, as the list's do.
  @MainActor
  final class HUDOutlines {
    private let container = CALayer()
    /// Holds the field, and its ghost where that goes along; a view's own bounds change without an animation.
    private let scrolling = UIView()
    private let scrollingLayer: CALayer
    /// How far the list has carried them since they were drawn, points.
    private var way = CGPoint.zero
    private let visible = HUDOutline(width: 1, dashes: [6, 4], radius: 4)
    private let keyboard = HUDOutline(width: 2, isLine: true)
    private let field = HUDOutline(width: 2)
    private let ghost = HUDOutline(width: 1.5, dashes: [5, 3])
    private let hopped = HUDOutline(width: 3, radius: 6)
    private var scrolls: [HUDOutline] = []
    let tag = HUDGhostTag()
    private var palette: HUDPalette
    /// Of the screen in the window, points, as the last look saw it.
    private var screenOrigin: CGPoint?
    /// How the ghost has to move in its container, and has not yet: less than can be seen.
    private var ghostDebt = CGPoint.zero
    private var isGhostScrolling = false

    /// The outlines as they are seen, in the window's coordinates, points; for tests.
    var fieldRect: CGRect? { field.rect?.offsetBy(dx: way.x, dy: way.y) }
    var ghostRect: CGRect? {
      isGhostScrolling ? ghost.rect?.offsetBy(dx: way.x, dy: way.y) : ghost.rect
    }

    /// Whether anything is outlined.
    var isShown: Bool {
      field.rect != nil || keyboard.rect != nil || visible.rect != nil || ghost.rect != nil
        || hopped.rect != nil || scrolls.contains { $0.rect != nil }
    }

    /// The colours for the window's present look.
    func dress(_ traits: UITraitCollection) {
      palette = HUDPalette(traits)
      tag.style(HUDFonts(traits).value)
    }

    init(host: UIView) {
      palette = HUDPalette(host.traitCollection)
      scrollingLayer = scrolling.layer
      for outline in [visible, keyboard, ghost, hopped] { outline.add(to: container) }
      field.add(to: scrollingLayer)
      scrolling.isUserInteractionEnabled = false
      host.layer.addSublayer(container)
      host.addSubview(scrolling)
      host.addSubview(tag)
    }

    func remove() {
      container.removeFromSuperlayer()
      scrolling.removeFromSuperview()
      tag.removeFromSuperview()
    }

    /// Shows a snapshot; `hop` and the panel's frame in the window's coordinates, points.
    func show(
      _ snapshot: ResponderSnapshot, hop: CGRect?, in window: UIWindow, avoiding panel: CGRect
    ) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      let prediction = snapshot.prediction
      // The screen's coordinates turn with the interface, as its windows do: between them lies a way, and it does not
      // change while a finger scrolls.
      let isScrolling = prediction != nil
      let origin: CGPoint
      if isScrolling, let screenOrigin {
        origin = screenOrigin
      } else {
        origin = window.convert(CGPoint.zero, from: window.screen.coordinateSpace)
        screenOrigin = origin
        scroll(to: .zero)
      }
      func local(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
      showScrolls(snapshot.placement, origin)
      var seen: CGRect?
      if let placement = snapshot.placement {
        let color = palette.accent(HUDContent.Status(placement.visibility.status))
        field.show(
          local(placement.screenRect).insetBy(dx: -2, dy: -2).offsetBy(dx: -way.x, dy: -way.y),
          color)
        if let scroll = placement.scroll, let rect = Self.visibleRect(scroll) { seen = local(rect) }
      } else {
        field.show(nil, nil)
      }
      visible.show(seen?.insetBy(dx: 1.5, dy: 1.5), palette.seen)
      var rest: CGRect?
      if let prediction { rest = local(prediction.screenRect) }
      showGhost(rest)
      tag.show(ghost: rest, visible: seen, avoiding: panel)
      var edge: CGRect?
      // The keyboard lies above this window, so its edge is drawn just outside it.
      if snapshot.keyboard.placement != .hidden {
        edge = local(snapshot.keyboard.frame).offsetBy(dx: 0, dy: -1)
      }
      keyboard.show(edge, palette.keyboard)
      hopped.show(hop?.insetBy(dx: 1.5, dy: 1.5), palette.hop, ground: palette.hopGround)
    }

    private func showGhost(_ rest: CGRect?) {
      ghostDebt = .zero
      ghost.show(
        isGhostScrolling ? rest?.offsetBy(dx: -way.x, dy: -way.y) : rest, palette.prediction,
        ground: palette.predictionGround)
      if rest == nil { carryGhost(false) }
    }

    /// Between two looks: the field goes with its list, and its ghost where the list would rest now.
    func move(_ step: HUDPace.Step) {
      scroll(to: CGPoint(x: way.x + step.field.x, y: way.y + step.field.y))
      if ghost.rect == nil { return }
      let (still, carried) = (
        step.ghost, CGPoint(x: step.ghost.x - step.field.x, y: step.ghost.y - step.field.y)
      )
      let way = isGhostScrolling ? carried : still
      ghostDebt.x += way.x
      ghostDebt.y += way.y
      // A finger of one speed carries the place of rest along; at the list's end, and once the finger has left, it stays.
      if isGhostScrolling, Self.isSmall(still), !Self.isSmall(carried) {
        carryGhost(false)
      } else if !isGhostScrolling, Self.isSmall(carried), !Self.isSmall(still) {
        carryGhost(true)
      }
      guard !Self.isSmall(ghostDebt) else { return }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      ghost.move(by: ghostDebt)
      CATransaction.commit()
      ghostDebt = .zero
    }

    /// Hangs the ghost on what scrolls, or on what stays, where it is.
    private func carryGhost(_ isCarried: Bool) {
      guard isCarried != isGhostScrolling else { return }
      isGhostScrolling = isCarried
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      ghost.add(to: isCarried ? scrollingLayer : container)
      let side: CGFloat = isCarried ? -1 : 1
      ghost.move(by: CGPoint(x: side * way.x, y: side * way.y))
      CATransaction.commit()
    }

    private static func isSmall(_ way: CGPoint) -> Bool {
      abs(way.x) < visibleWay && abs(way.y) < visibleWay
    }

    /// Half of a screen's smallest pixel, points.
    private static let visibleWay: CGFloat = 1.0 / 6

    private func scroll(to way: CGPoint) {
      guard way != self.way, way.isFinite else { return }
      self.way = way
      scrollingLayer.bounds = CGRect(x: -way.x, y: -way.y, width: 0, height: 0)
    }

    /// The scroll view itself where insets or the keyboard leave less of it, and each one around it.
    private func showScrolls(_ placement: ResponderPlacement?, _ origin: CGPoint) {
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
        // Each further out a little inside, so that equal frames are told apart.
        let inset = 3 + 2 * CGFloat(index)
        outline.show(
          index < frames.count
            ? frames[index].offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: inset, dy: inset)
            : nil, palette.scroll)
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
