#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The scroll view with the cells of the shown section. It scrolls only if the cells need more
  /// room than the card has.
  final class HUDBody: UIScrollView {
    private let sketch = HUDSketchView()
    private var cells: [HUDRowView] = []
    private var shownCells = 0
    private var section = HUDSection.geometry
    /// The card's head, if it scrolls with the cells below it, as at the accessibility text sizes;
    /// otherwise nil.
    weak var head: HUDHead? { didSet { needsCells = true } }
    /// Performs the actions of the cells.
    var perform: (HUDRow.Action) -> Void = { _ in }
    private var hasSketch = false
    private var needsCells = true
    private var laidOutSize = CGSize.zero
    private var fonts: HUDFonts?

    init() {
      super.init(frame: .zero)
      // The app's own scroll view handles a tap on the status bar. If two scroll views on the
      // screen have `scrollsToTop`, UIKit scrolls neither of them.
      scrollsToTop = false
      contentInsetAdjustmentBehavior = .never
      showsHorizontalScrollIndicator = false
      sketch.isUserInteractionEnabled = false
      addSubview(sketch)
    }

    required init?(coder: NSCoder) { nil }

    /// Allows a drag that begins on a cell to scroll the body. By default, a scroll view does not
    /// cancel the touches of a control (T4.9.40).
    nonisolated override func touchesShouldCancel(in view: UIView) -> Bool { true }

    /// Copies the value of the cell under a point in the body's coordinates, if there is one.
    func copy(at point: CGPoint) {
      if let cell = cells.prefix(shownCells).first(where: { $0.frame.contains(point) }) {
        copy(cell)
      }
    }

    private func copy(_ cell: HUDRowView) {
      guard let row = cell.row else { return }
      cell.flash()
      perform(.copy(row.textToCopy))
    }

    /// The cells in reading order.
    var elements: [UIView] { Array(cells.prefix(shownCells)) }

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      self.fonts = fonts
      sketch.style(traits)
      for cell in cells { cell.style(fonts, traits) }
      contentDidChange()
    }

    func show(
      _ rows: [HUDRow], of section: HUDSection, sketch drawn: HUDSketch?,
      status: FieldVisibility.Status?
    ) {
      if section != self.section {
        self.section = section
        contentOffset = .zero
        contentDidChange()
      }
      while cells.count < rows.count { addCell() }
      if shownCells != rows.count {
        for (index, cell) in cells.enumerated() { cell.isHidden = index >= rows.count }
        shownCells = rows.count
        contentDidChange()
      }
      for (cell, row) in zip(cells, rows) where cell.show(row) { contentDidChange() }
      let isDrawn = (section == .geometry || section == .prediction) && drawn != nil
      if isDrawn != hasSketch {
        hasSketch = isDrawn
        sketch.isHidden = !isDrawn
        contentDidChange()
      }
      if isDrawn { sketch.show(drawn, status) }
    }

    private func addCell() {
      let cell = HUDRowView()
      if let fonts { cell.style(fonts, traitCollection) }
      cell.onTap = { [weak self, weak cell] in
        guard let cell, let action = cell.row?.action else { return }
        cell.flash()
        self?.perform(action)
      }
      cell.offerCopy("Copy") { [weak self, weak cell] in if let cell { self?.copy(cell) } }
      cells.append(cell)
      addSubview(cell)
    }

    func contentDidChange() {
      needsCells = true
      setNeedsLayout()
    }

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.layOut()
      }
    }

    private func layOut() {
      guard needsCells || laidOutSize != bounds.size else { return }
      needsCells = false
      laidOutSize = bounds.size
      let width = bounds.width
      var top: CGFloat = 0
      if let head {
        let height = head.height(forWidth: width - 8)
        // The head begins below the line under the tabs.
        place(head, x: 4, y: 6, width: width - 8, height: height)
        top = 6 + height + 8
      }
      // At the accessibility text sizes the cells need the whole width.
      let isBeside = hasSketch && head == nil
      sketch.isHidden = !isBeside
      let left = isBeside ? HUDStyle.sketchWidth + 10 : 0
      place(
        sketch, x: 4, y: top + 4, width: HUDStyle.sketchWidth, height: HUDStyle.bodyHeight - 8)
      // Two short values fit side by side, except beside the sketch and at the accessibility text
      // sizes.
      let isPaired = left == 0 && head == nil
      let half = (width / 2).rounded(.down)
      let shown = Array(cells.prefix(shownCells))
      var index = 0
      while index < shown.count {
        let pair = shown[index...].prefix(2)
        let isPair = isPaired && pair.count == 2 && pair.allSatisfy(\.isHalf)
        // Cells side by side have the same height.
        let row = isPair ? pair : pair.prefix(1)
        let cellWidth = isPair ? half : width - left
        let height = row.map { $0.height(forWidth: cellWidth) }.max() ?? 0
        for (column, cell) in row.enumerated() {
          cell.align(isReversed ? .right : .left)
          place(
            cell, x: left + CGFloat(column) * half, y: top, width: cellWidth, height: height)
        }
        top += height
        index += row.count
      }
      contentSize = CGSize(width: width, height: top)
      // If all cells fit, nothing scrolls, and a drag that begins on a cell moves the panel.
      isScrollEnabled = top > bounds.height + 0.5
      let largest = max(0, top - bounds.height)
      if contentOffset.y > largest { contentOffset.y = largest }
    }
  }

  /// A cell: a small title above its value. A tap performs the row's action, if it has one; a long
  /// press copies the value.
  final class HUDRowView: HUDControl {
    let title = UILabel()
    let value = UILabel()
    private(set) var row: HUDRow?
    var isHalf: Bool { row?.isHalf == true }
    /// The width for which the height was last measured, and that height; in points.
    private var measured: (width: CGFloat, height: CGFloat)?

    override func setUp() {
      value.numberOfLines = 0
      title.numberOfLines = 0
      layer.cornerRadius = 8
      addSubview(title)
      addSubview(value)
      accessibilityTraits = .staticText
    }

    /// Updates what has changed, and returns whether the cells need another layout.
    func show(_ new: HUDRow) -> Bool {
      guard new != row else { return false }
      let (wasHalf, old) = (isHalf, measured)
      row = new
      if title.text != new.title { title.text = new.title }
      if value.text != new.value { value.text = new.value }
      (accessibilityLabel, accessibilityValue) = (new.title, new.value)
      let traits: UIAccessibilityTraits = new.action == nil ? .staticText : .button
      accessibilityTraits = new.isLive ? traits.union(.updatesFrequently) : traits
      accessibilityIdentifier =
        new.action == .numberFields ? "ResponderScope.HUD.numberFields" : nil
      colorValue()
      setNeedsLayout()
      measured = nil
      guard let old, wasHalf == isHalf else { return true }
      return height(forWidth: old.width) != old.height
    }

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      title.font = fonts.title
      value.font = fonts.value
      title.textColor = HUDStyle.secondary(traits)
      colorValue()
      measured = nil
    }

    /// Colours the value blue, as iOS colours buttons, if the row has an action for which
    /// `isOutline` is false.
    private func colorValue() {
      let isAction = row?.action.map { !$0.isOutline } ?? false
      value.textColor = isAction ? HUDStyle.prediction : .label
    }

    func align(_ alignment: NSTextAlignment) {
      title.textAlignment = alignment
      value.textAlignment = alignment
    }

    private static let inset = CGSize(width: 4, height: 6)

    /// Returns the height for a width, in points; at least the size of a touch target.
    func height(forWidth width: CGFloat) -> CGFloat {
      if let measured, measured.width == width { return measured.height }
      let inner = width - 2 * Self.inset.width
      let text = title.height(forWidth: inner) + value.height(forWidth: inner)
      let height = max(HUDStyle.target, (text + 2 * Self.inset.height).rounded(.up))
      measured = (width, height)
      return height
    }

    override func layOut() {
      let inner = bounds.insetBy(dx: Self.inset.width, dy: 0)
      let first = title.height(forWidth: inner.width)
      let second = value.height(forWidth: inner.width)
      let top = HUDStyle.ceiled(max(0, (bounds.height - first - second) / 2), traitCollection)
      title.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: first)
      value.frame = CGRect(x: inner.minX, y: top + first, width: inner.width, height: second)
    }
  }

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
  final class HUDSketchView: HUDView {
    private let viewport = HUDOutline(
      width: 1, stroke: .tertiaryLabel, fill: .systemFill, fillAlpha: 0.08)
    private let keyboard = HUDOutline(width: 0, radius: 3, fill: .systemGray3)
    private let field = HUDOutline(width: 0, radius: 1.5)
    private let ghost = HUDOutline(
      width: 1, dashes: [3, 2], radius: 1.5, stroke: HUDStyle.prediction)
    private var outlines: [HUDOutline] { [viewport, keyboard, field, ghost] }
    private var sketch: HUDSketch?

    override func setUp() {
      for outline in outlines { outline.add(to: layer) }
    }

    func style(_ traits: UITraitCollection) {
      for outline in outlines { outline.style(traits) }
    }

    func show(_ sketch: HUDSketch?, _ status: FieldVisibility.Status?) {
      self.sketch = sketch
      field.fill = HUDStyle.accent(status)
      layOut()
    }

    override func layOut() {
      CATransaction.beginWithoutActions()
      defer { CATransaction.commit() }
      let drawn = sketch?.scaled(into: bounds.size, margin: 12)
      viewport.show(drawn?.viewport)
      keyboard.show(drawn?.keyboard)
      field.show(drawn?.field)
      ghost.show(drawn?.ghost)
    }
  }
#endif
