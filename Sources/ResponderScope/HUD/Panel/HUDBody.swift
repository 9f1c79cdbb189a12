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

    /// Updates what has changed, and returns whether the cells may need another height.
    func show(
      _ rows: [HUDRow], of section: HUDSection, sketch drawn: HUDSketch?,
      status: FieldVisibility.Status?
    ) -> Bool {
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
      return needsCells
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
      let height = arrange(bounds.width, places: true)
      contentSize = CGSize(width: bounds.width, height: height)
      // If all cells fit, nothing scrolls, and a drag that begins on a cell moves the panel.
      isScrollEnabled = height > bounds.height + 0.5
      let largest = max(0, height - bounds.height)
      if contentOffset.y > largest { contentOffset.y = largest }
    }

    /// Returns the height of all cells and of the head, if it scrolls, in points.
    func height(forWidth width: CGFloat) -> CGFloat { arrange(width, places: false) }

    private func arrange(_ width: CGFloat, places: Bool) -> CGFloat {
      func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        if places { self.place(view, x: x, y: y, width: width, height: height) }
      }
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
      let sketchHeight = HUDStyle.sketchHeight
      place(sketch, x: 4, y: top + 4, width: HUDStyle.sketchWidth, height: sketchHeight - 8)
      let sketchEnd = isBeside ? top + sketchHeight : 0
      var rest = cells.prefix(shownCells)
      while let first = rest.first {
        // Short values fit side by side, except beside the sketch and at the accessibility text
        // sizes.
        let columns = isBeside || head != nil ? 1 : first.row?.columns ?? 1
        let isFull = rest.prefix(columns).count { $0.row?.columns == columns } == columns
        let row = rest.prefix(isFull ? columns : 1)
        let cellWidth = ((width - left) / CGFloat(row.count)).rounded(.down)
        // Cells side by side have the same height.
        let height = row.map { $0.height(forWidth: cellWidth) }.max() ?? 0
        for (column, cell) in row.enumerated() {
          cell.align(isReversed ? .right : .left)
          place(
            cell, x: left + CGFloat(column) * cellWidth, y: top, width: cellWidth, height: height)
        }
        top += height
        rest = rest.dropFirst(row.count)
      }
      return max(top, sketchEnd)
    }
  }

  /// A cell: a small title above its value or, if both fit on one line and a tap does nothing or
  /// only shows more, before it. A tap performs the row's action, if it has one; a long press copies
  /// the value.
  final class HUDRowView: HUDControl {
    let title = UILabel()
    let value = UILabel()
    private(set) var row: HUDRow?
    /// The width for which the height was last measured, and that height; in points.
    private var measured: (width: CGFloat, height: CGFloat)?
    /// The width in points in which a value that changes while a list scrolls needed a line of its
    /// own. It then keeps that line, so that the cells do not move with every other number.
    private var stackedIn: CGFloat?
    /// Whether a tap does more than to show or hide something.
    private var isButton: Bool { row?.action.map { !$0.isOutline } ?? false }

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
      let (columns, old) = (row?.columns, measured)
      if row?.title != new.title || !new.isLive { stackedIn = nil }
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
      guard let old, columns == new.columns else { return true }
      return height(forWidth: old.width) != old.height
    }

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      title.font = fonts.title
      value.font = fonts.value
      title.textColor = HUDStyle.secondary(traits)
      colorValue()
      (measured, stackedIn) = (nil, nil)
    }

    /// Colours the value blue, as iOS colours buttons, if the row has an action for which
    /// `isOutline` is false.
    private func colorValue() {
      value.textColor = isButton ? HUDStyle.prediction : .label
    }

    func align(_ alignment: NSTextAlignment) {
      title.textAlignment = alignment
      value.textAlignment = alignment
    }

    private static let inset = CGSize(width: 4, height: 4)

    /// Returns the sizes of the title and the value if they fit on one line of a cell of this width,
    /// or else nil.
    private func line(in width: CGFloat) -> (title: CGSize, value: CGSize)? {
      guard !isButton, stackedIn != width, value.text?.contains("\n") == false else { return nil }
      let (title, value) = (title.sizeThatFits(.zero), value.sizeThatFits(.zero))
      let isFitting = title.width + 8 + value.width <= width - 2 * Self.inset.width
      if !isFitting, row?.isLive == true { stackedIn = width }
      return isFitting ? (title, value) : nil
    }

    /// Returns the height for a width, in points; that of a button is at least the size of a touch
    /// target.
    func height(forWidth width: CGFloat) -> CGFloat {
      if let measured, measured.width == width { return measured.height }
      let inner = width - 2 * Self.inset.width
      let text =
        line(in: width).map { max($0.title.height, $0.value.height) }
        ?? title.height(forWidth: inner) + value.height(forWidth: inner)
      let least = isButton ? HUDStyle.target : HUDStyle.line
      let height = max(least, (text + 2 * Self.inset.height).rounded(.up))
      measured = (width, height)
      return height
    }

    override func layOut() {
      let (width, height, inset) = (bounds.width, bounds.height, Self.inset.width)
      func middle(_ text: CGFloat) -> CGFloat {
        HUDStyle.ceiled(max(0, (height - text) / 2), traitCollection)
      }
      if let (first, second) = line(in: width) {
        place(
          title, x: inset, y: middle(first.height), width: first.width, height: first.height)
        place(
          value, x: width - inset - second.width, y: middle(second.height), width: second.width,
          height: second.height)
        return
      }
      let inner = width - 2 * inset
      let (first, second) = (title.height(forWidth: inner), value.height(forWidth: inner))
      let top = middle(first + second)
      place(title, x: inset, y: top, width: inner, height: first)
      place(value, x: inset, y: top + first, width: inner, height: second)
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
