#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// The expanded panel: the head, which says how much of the field is visible and names the
  /// responder, the tabs of the sections, and the cells of the selected section.
  ///
  /// At the usual text sizes only the cells scroll, below the head and the tabs or, in a low and
  /// wide area, beside them. At the accessibility sizes the head scrolls too, below the buttons and
  /// the tabs. The card's height does not depend on the selected section or the values in its
  /// cells.
  final class HUDCard: UIView {
    /// What the card's buttons and cells do.
    struct Actions {
      /// Copies a text, or the whole report for nil.
      var copy: (String?) -> Void
      var perform: (HUDRow.Action) -> Void
      var export: () -> Void
      var collapse: () -> Void
      var close: () -> Void
    }

    private let actions: Actions
    let head: HUDHead
    private lazy var tabs = HUDTabBar { [weak self] in self?.select($0) }
    let body = HUDBody()
    private let share = UIButton(type: .system)
    private let collapse = UIButton(type: .system)
    private let close = UIButton(type: .system)
    private let badge = UIButton(type: .system)
    private let divider = UIView()
    private(set) var section = HUDSection.geometry
    private var state: HUDState?
    private var content: HUDContent?
    private var isLarge = false
    private var presses: [GestureTarget] = []

    init(actions: Actions) {
      self.actions = actions
      var onHead: () -> Void = {}
      head = HUDHead { onHead() }
      super.init(frame: .zero)
      onHead = { [weak self] in
        guard let self else { return }
        self.select(self.section == .why ? .geometry : .why)
      }
      head.onCopy = { [weak self] in self?.copyReport() }
      makeButton(share, "square.and.arrow.up", "Export journal") { [weak self] in
        self?.actions.export()
      }
      makeButton(collapse, "chevron.down", "Collapse") { [weak self] in self?.actions.collapse() }
      makeButton(close, "xmark", "Close") { [weak self] in self?.actions.close() }
      makeButton(badge, HUDSection.diagnoses.symbol, "Diagnoses") { [weak self] in
        guard let self else { return }
        self.select(self.section == .diagnoses ? .geometry : .diagnoses)
      }
      badge.tintColor = .systemOrange
      badge.isHidden = true
      body.onTap = { [weak self] row, cell in
        guard let action = row.action else { return }
        cell.flash()
        self?.actions.perform(action)
      }
      body.onCopy = { [weak self] row, cell in self?.copy(row, cell) }
      for view in [head, body, tabs, divider, share, collapse, close, badge] { addSubview(view) }
      // The long press recognizers are not on the card itself, where they would cancel the touch of
      // a button that the user holds.
      onPress(of: head) { [weak self] _ in self?.copyReport() }
      onPress(of: body) { [weak self] point in
        guard let self, let cell = self.body.cell(at: point), let row = cell.row else { return }
        self.copy(row, cell)
      }
    }

    /// Calls `body` when a long press in a view begins, with the location of the press in the view.
    private func onPress(of view: UIView, _ body: @escaping (CGPoint) -> Void) {
      let press = UILongPressGestureRecognizer()
      view.addGestureRecognizer(press)
      presses.append(
        GestureTarget(press) { [weak view] in
          if $0.state == .began, let view { body($0.location(in: view)) }
        })
    }

    private func copy(_ row: HUDRow, _ cell: HUDRowView) {
      cell.flash()
      actions.copy(row.textToCopy)
    }

    private func copyReport() {
      head.flash()
      actions.copy(nil)
    }

    required init?(coder: NSCoder) { nil }

    private func makeButton(
      _ button: UIButton, _ symbol: String, _ label: String, _ body: @escaping () -> Void
    ) {
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
      button.setImage(
        UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
      button.accessibilityLabel = label
      let word = label.split(separator: " ").first.map { $0.lowercased() } ?? ""
      button.accessibilityIdentifier = "ResponderScope.HUD.\(word)"
      button.addAction(UIAction { _ in body() }, for: .touchUpInside)
    }

    // MARK: Content

    func select(_ section: HUDSection) {
      self.section = section
      tabs.select(section)
      if let state, let content { showRows(state, content) }
    }

    /// Updates what has changed, and returns whether the card may need another height.
    func show(_ state: HUDState, _ content: HUDContent) -> Bool {
      self.state = state
      let old = self.content
      self.content = content
      var isResized = head.show(content)
      if old?.diagnosisCount != content.diagnosisCount {
        let count = content.diagnosisCount
        badge.isHidden = count == 0
        badge.accessibilityValue = "\(count)"
        head.badgeRoom = count == 0 || isLarge ? 0 : HUDStyle.target
        if count == 0, section == .diagnoses { select(.timeline) }
        isResized = true
        updateElements()
      }
      showRows(state, content)
      if isResized, isLarge { body.contentDidChange() }
      if isResized { setNeedsLayout() }
      return isResized
    }

    private func showRows(_ state: HUDState, _ content: HUDContent) {
      body.show(
        state.rows(of: section), of: section, sketch: content.sketch,
        status: content.statusNow, isMoving: content.isPrediction)
      if accessibilityCount != body.shownCells { updateElements() }
    }

    private var accessibilityCount = -1

    /// Sets the order in which VoiceOver reads: the verdict, the badge, the tabs, the cells, and
    /// the buttons last.
    private func updateElements() {
      accessibilityCount = body.shownCells
      let badges = badge.isHidden ? [] : [badge]
      accessibilityElements =
        [head] + badges + tabs.elements + body.elements + [share, collapse, close]
    }

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      isLarge = HUDStyle.isLarge(traits)
      head.style(fonts, traits)
      head.trailingRoom = isLarge ? 0 : 3 * HUDStyle.target - HUDStyle.padding / 2
      head.badgeRoom = isLarge || badge.isHidden ? 0 : HUDStyle.target
      // The head is inserted behind the buttons, which overlap it beside the name.
      (isLarge ? body : self).insertSubview(head, at: 0)
      head.keepsRoom = !isLarge
      body.head = isLarge ? head : nil
      body.style(fonts, traits)
      for button in [share, collapse, close] { button.tintColor = HUDStyle.secondary(traits) }
      divider.backgroundColor = .separator
      updateElements()
      setNeedsLayout()
    }

    // MARK: Size

    private static let (top, bottom): (CGFloat, CGFloat) = (10, 6)

    /// Returns the card's size in a free area, in points.
    func size(usualWidth: CGFloat, in area: CGSize) -> CGSize {
      let width = min(usualWidth, area.width)
      let (lead, body) = (leadHeight(width), isLarge ? 220 : HUDStyle.bodyHeight)
      let height = (lead + 1 + body + Self.bottom).rounded(.up)
      setNeedsLayout()
      guard height > area.height, let wide = wideWidth(usualWidth, in: area) else {
        return CGSize(width: width, height: min(height, area.height))
      }
      let low = max(lead, body + Self.top) + Self.bottom
      return CGSize(width: wide, height: min(low.rounded(.up), area.height))
    }

    /// Returns the width with the cells beside the head and the tabs, or nil if the area is too
    /// narrow or the text too large for that.
    private func wideWidth(_ usual: CGFloat, in area: CGSize) -> CGFloat? {
      let wide = min(area.width, 2 * usual)
      return !isLarge && wide >= usual * Self.wideFactor ? wide : nil
    }

    private static let wideFactor: CGFloat = 1.6

    /// Returns the smallest useful height in an area, in points, with room for the head, the tabs
    /// and one cell or, at the accessibility text sizes, for the buttons, the tabs and some of the
    /// text.
    func leastHeight(usualWidth: CGFloat, in area: CGSize) -> CGFloat {
      let lead = leadHeight(min(usualWidth, area.width))
      if wideWidth(usualWidth, in: area) != nil { return (lead + Self.bottom).rounded(.up) }
      let cell = isLarge ? 3 * HUDStyle.target : HUDStyle.target
      return (lead + 1 + cell + Self.bottom).rounded(.up)
    }

    /// Returns the height of the part above the cells that does not scroll, in points.
    private func leadHeight(_ width: CGFloat) -> CGFloat {
      guard !isLarge else { return 4 + 2 * HUDStyle.target }
      return Self.top + head.height(forWidth: width - 2 * HUDStyle.padding) + HUDStyle.target
    }

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.layOut()
      }
    }

    private func layOut() {
      let usual = min(HUDStyle.width(traitCollection), bounds.width)
      let isWide = !isLarge && bounds.width >= usual * Self.wideFactor
      let lead = isWide ? usual : bounds.width
      let top = isLarge ? layOutBar() : layOutHead(lead)
      place(tabs, CGRect(x: 10, y: top, width: lead - 20, height: HUDStyle.target))
      let hairline = HUDStyle.hairline(traitCollection)
      if isWide {
        let height = bounds.height - Self.top - Self.bottom
        place(divider, CGRect(x: lead, y: Self.top, width: hairline, height: height))
        place(
          body,
          CGRect(x: lead + 8, y: Self.top, width: bounds.width - lead - 18, height: height))
      } else {
        let y = top + HUDStyle.target
        let padding = HUDStyle.padding
        place(divider, CGRect(x: padding, y: y, width: lead - 2 * padding, height: hairline))
        let height = max(0, bounds.height - y - 1 - Self.bottom)
        place(body, CGRect(x: 10, y: y + 1, width: lead - 20, height: height))
      }
    }

    /// Lays out the head, the badge and the buttons at the usual text sizes, and returns the top of
    /// the tabs.
    private func layOutHead(_ width: CGFloat) -> CGFloat {
      let inner = width - 2 * HUDStyle.padding
      let height = head.height(forWidth: inner)
      place(head, CGRect(x: HUDStyle.padding, y: Self.top, width: inner, height: height))
      let target = HUDStyle.target
      place(badge, CGRect(x: width - target - 6, y: 0, width: target, height: target))
      layOutButtons(y: Self.top + height - target, width)
      return Self.top + height
    }

    /// Lays out only the badge and the buttons, at the accessibility text sizes, at which the head
    /// scrolls with the cells. Returns the top of the tabs.
    private func layOutBar() -> CGFloat {
      let target = HUDStyle.target
      place(badge, CGRect(x: 6, y: 4, width: target, height: target))
      layOutButtons(y: 4, bounds.width)
      return 4 + target
    }

    private func layOutButtons(y: CGFloat, _ width: CGFloat) {
      let target = HUDStyle.target
      for (index, button) in [close, collapse, share].enumerated() {
        let x = width - 6 - CGFloat(index + 1) * target
        place(button, CGRect(x: x, y: y, width: target, height: target))
      }
    }
  }
#endif
