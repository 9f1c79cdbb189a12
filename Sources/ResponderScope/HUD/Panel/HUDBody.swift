#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// The scroll view with the cells of the shown section. It scrolls only if the cells need more
  /// room than the card has.
  final class HUDBody: UIScrollView {
    private let sketch = HUDSketchView()
    private var cells: [HUDRowView] = []
    private(set) var shownCells = 0
    private var section = HUDSection.geometry
    /// The card's head, if it scrolls with the cells below it, as at the accessibility text sizes;
    /// otherwise nil.
    weak var head: HUDHead? { didSet { needsCells = true } }
    var onTap: ((HUDRow, HUDRowView) -> Void)?
    var onCopy: ((HUDRow, HUDRowView) -> Void)?
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

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// Allows a drag that begins on a cell to scroll the body. By default, a scroll view does not
    /// cancel the touches of a control (T4.9.40).
    nonisolated override func touchesShouldCancel(in view: UIView) -> Bool { true }

    /// Returns the cell under a point in the body's coordinates, or nil between cells.
    func cell(at point: CGPoint) -> HUDRowView? {
      cells.prefix(shownCells).first { $0.frame.contains(point) }
    }

    /// The cells in reading order.
    var elements: [UIView] { Array(cells.prefix(shownCells)) }

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      self.fonts = fonts
      sketch.style(HUDPalette(traits))
      for cell in cells { cell.style(fonts, traits) }
      contentDidChange()
    }

    func show(
      _ rows: [HUDRow], of section: HUDSection, sketch drawn: HUDSketch?,
      status: HUDContent.Status, isMoving: Bool
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
      for (cell, row) in zip(cells, rows) {
        // While the app's list scrolls, live cells outside the card's visible part are not updated.
        if isMoving, row.isLive, !needsCells, !cell.frame.overlaps(bounds) { continue }
        if cell.show(row) { contentDidChange() }
      }
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
      cell.onTap = { [weak self, weak cell] row in
        if let cell { self?.onTap?(row, cell) }
      }
      cell.onCopy = { [weak self, weak cell] row in
        if let cell { self?.onCopy?(row, cell) }
      }
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
      layOutCells()
    }

    private func layOutCells() {
      let width = bounds.width
      var top: CGFloat = 0
      if let head {
        let height = head.height(forWidth: width - 8)
        // The head begins below the line under the tabs.
        place(head, CGRect(x: 4, y: 6, width: width - 8, height: height))
        top = 6 + height + 8
      }
      // At the accessibility text sizes the cells need the whole width.
      let isBeside = hasSketch && head == nil
      sketch.isHidden = !isBeside
      let left = isBeside ? HUDStyle.sketchWidth + 10 : 0
      place(
        sketch,
        CGRect(
          x: 4, y: top + 4, width: HUDStyle.sketchWidth, height: HUDStyle.bodyHeight - 8))
      // Two short values fit side by side, except beside the sketch and at the accessibility text
      // sizes.
      let isPaired = left == 0 && head == nil
      let half = (width / 2).rounded(.down)
      var isSecond = false
      for (index, cell) in cells.prefix(shownCells).enumerated() {
        cell.align(isReversed ? .right : .left)
        let next = index + 1 < shownCells ? cells[index + 1] : nil
        let isFirst = isPaired && !isSecond && cell.isHalf && next?.isHalf == true
        let isHalf = isFirst || isSecond
        let cellWidth = isHalf ? half : width - left
        // Cells side by side have the same height.
        let other = isFirst ? next : isSecond ? cells[index - 1] : nil
        let height = max(
          cell.height(forWidth: cellWidth), other?.height(forWidth: cellWidth) ?? 0)
        place(
          cell,
          CGRect(x: isSecond ? half : left, y: top, width: cellWidth, height: height))
        if !isFirst { top += height }
        isSecond = isFirst
      }
      contentSize = CGSize(width: width, height: top)
      // If all cells fit, nothing scrolls, and a drag that begins on a cell moves the panel.
      isScrollEnabled = top > bounds.height + 0.5
      let largest = max(0, top - bounds.height)
      if contentOffset.y > largest { contentOffset.y = largest }
    }
  }
#endif
