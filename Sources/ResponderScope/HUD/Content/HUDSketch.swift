#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// The rectangles of the card's small drawing: the viewport (the bounds of the field's scroll
  /// view), the part of it that the keyboard covers, the field, and the place where the field will
  /// rest. They are in screen coordinates until `scaled(into:margin:)` converts them.
  struct HUDSketch: Equatable {
    var viewport: CGRect
    var keyboard: CGRect?
    var field: CGRect
    var ghost: CGRect?

    /// Returns nil unless the first responder is in a scroll view that has a size.
    init?(_ snapshot: ResponderSnapshot) {
      guard let placement = snapshot.placement, let scroll = placement.scroll,
        scroll.screenRect.width > 0, scroll.screenRect.height > 0
      else { return nil }
      viewport = scroll.screenRect
      field = placement.screenRect
      ghost = snapshot.prediction?.screenRect
      if snapshot.keyboardOverlap > 0 {
        let covered = scroll.screenRect.intersection(snapshot.keyboard.frame)
        keyboard = covered.isNull ? nil : covered
      }
    }

    /// Returns the drawing scaled into a box of the given size. The viewport is centred, with at
    /// least `margin` above and below it. A rectangle that would extend beyond the box's top or
    /// bottom is moved to that edge, so that the user still sees it.
    func scaled(into size: CGSize, margin: CGFloat) -> HUDSketch {
      let room = CGSize(width: size.width, height: max(1, size.height - 2 * margin))
      let scale = min(room.width / viewport.width, room.height / viewport.height)
      let inner = CGRect(
        x: (size.width - viewport.width * scale) / 2,
        y: (size.height - viewport.height * scale) / 2, width: viewport.width * scale,
        height: viewport.height * scale)
      func place(_ rect: CGRect) -> CGRect {
        var placed = CGRect(
          x: inner.minX + (rect.minX - viewport.minX) * scale,
          y: inner.minY + (rect.minY - viewport.minY) * scale, width: rect.width * scale,
          height: max(3, rect.height * scale))
        placed.origin.y = min(max(placed.minY, 0), size.height - placed.height)
        return placed
      }
      var copy = self
      copy.viewport = inner
      copy.keyboard = keyboard.map(place)
      copy.field = place(field)
      copy.ghost = ghost.map(place)
      return copy
    }
  }

  /// Draws the sketch with layers.
  final class HUDSketchView: UIView {
    private let viewport = HUDOutline(width: 1)
    private let keyboard = HUDOutline(width: 0, radius: 3)
    private let field = HUDOutline(width: 0, radius: 1.5)
    private let ghost = HUDOutline(width: 1, dashes: [3, 2], radius: 1.5)
    private var sketch: HUDSketch?
    private var status = HUDContent.Status.unknown
    private var palette: HUDPalette?

    init() {
      super.init(frame: .zero)
      for outline in [viewport, keyboard, field, ghost] { outline.add(to: layer) }
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    func style(_ palette: HUDPalette) {
      self.palette = palette
      draw()
    }

    func show(_ sketch: HUDSketch?, _ status: HUDContent.Status) {
      self.sketch = sketch
      self.status = status
      draw()
    }

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.draw()
      }
    }

    private func draw() {
      guard let palette else { return }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      let drawn = sketch?.scaled(into: bounds.size, margin: 12)
      viewport.show(drawn?.viewport, palette.viewport, ground: palette.viewportGround)
      keyboard.show(drawn?.keyboard, nil, ground: palette.keyboardGround)
      field.show(drawn?.field, nil, ground: palette.accent(status))
      ghost.show(drawn?.ghost, palette.prediction)
    }
  }
#endif
