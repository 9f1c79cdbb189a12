#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Draws the sketch with layers: the picture gives the answer before the numbers do.
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
      guard sketch != self.sketch || status != self.status else { return }
      self.sketch = sketch
      self.status = status
      draw()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      draw()
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
