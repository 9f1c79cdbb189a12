#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The expanded panel: the head (`HUDHead`), the tabs of the sections, and the cells of the
  /// selected section.
  ///
  /// At the usual text sizes only the cells scroll, below the head and the tabs or, in a low and
  /// wide area, beside them. At the accessibility sizes the head scrolls too. The card is as tall
  /// as its cells need, up to a limit and to the height of the free area.
  final class HUDCard: HUDView {
    /// Performs the actions of the buttons and cells.
    var perform: (HUDRow.Action) -> Void = { _ in }
    /// Called when the card may need another height because the user has chosen a section.
    var onResize: () -> Void = {}
    let head = HUDHead()
    private let tabs = HUDTabBar()
    let body = HUDBody()
    private let share = UIButton(type: .system)
    private let collapse = UIButton(type: .system)
    private let close = UIButton(type: .system)
    private let badge = UIButton(type: .system)
    private let divider = UIView()
    private(set) var section = HUDSection.geometry
    private var content: HUDContent?
    private var isLarge = false
    private var presses: [GestureTarget] = []

    override func setUp() {
      head.onTap = { [weak self] in self?.toggle(.why) }
      head.offerCopy("Copy report") { [weak self] in self?.copyReport() }
      tabs.onSelect = { [weak self] in self?.select($0) }
      makeButton(share, "square.and.arrow.up", "Export journal") { $0.perform(.export) }
      makeButton(collapse, "chevron.down", "Collapse") { $0.perform(.collapse) }
      makeButton(close, "xmark", "Close") { $0.perform(.close) }
      makeButton(badge, HUDSection.diagnoses.tab.symbol, "Diagnoses") { $0.toggle(.diagnoses) }
      badge.tintColor = .systemOrange
      badge.isHidden = true
      body.perform = { [weak self] in self?.perform($0) }
      for view in [head, body, tabs, divider, share, collapse, close, badge] { addSubview(view) }
      // The long press recognizers are not on the card itself, where they would cancel the touch of
      // a button that the user holds.
      onPress(of: head) { [weak self] _ in self?.copyReport() }
      onPress(of: body) { [weak self] in self?.body.copy(at: $0) }
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

    private func copyReport() {
      head.flash()
      perform(.copy(nil))
    }

    private func makeButton(
      _ button: UIButton, _ symbol: String, _ label: String,
      _ body: @escaping @MainActor (HUDCard) -> Void
    ) {
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
      button.setImage(
        UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
      button.accessibilityLabel = label
      let word = label.split(separator: " ").first.map { $0.lowercased() } ?? ""
      button.accessibilityIdentifier = "ResponderScope.HUD.\(word)"
      button.addAction(UIAction { [weak self] _ in self.map(body) }, for: .touchUpInside)
    }

    // MARK: Content

    /// Shows a section that has no tab, or the place again.
    private func toggle(_ section: HUDSection) {
      select(self.section == section ? .geometry : section)
    }

    func select(_ section: HUDSection) {
      self.section = section
      tabs.select(section)
      if showContent() { onResize() }
    }

    /// Updates what has changed, and returns whether the card may need another height.
    func show(_ content: HUDContent) -> Bool {
      let old = self.content
      self.content = content
      var isResized = false
      if old?.diagnosisCount != content.diagnosisCount {
        let count = content.diagnosisCount
        badge.isHidden = count == 0
        badge.accessibilityValue = "\(count)"
        head.setNeedsLayout()
        if count == 0, section == .diagnoses { select(.timeline) }
        isResized = true
      }
      isResized = showContent() || isResized
      if isResized { setNeedsLayout() }
      return isResized
    }

    /// Shows the content of the selected section, and returns whether the card may need another
    /// height.
    private func showContent() -> Bool {
      guard let content else { return false }
      let mistake = section == .diagnoses ? content.state.diagnoses.first : nil
      let isHeadResized = head.show(content.led(by: mistake))
      if isHeadResized, isLarge { body.contentDidChange() }
      let isBodyResized = body.show(
        content.state.rows(of: section), of: section, sketch: content.sketch,
        status: content.statusNow)
      // VoiceOver reads the verdict, the badge, the tabs, the cells, and the buttons last.
      let badges = badge.isHidden ? [] : [badge]
      accessibilityElements =
        [head] + badges + tabs.elements + body.elements + [share, collapse, close]
      return isHeadResized || isBodyResized
    }

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      isLarge = HUDStyle.isLarge(traits)
      head.style(fonts, traits)
      // The head is inserted behind the buttons, which overlap it beside the name.
      (isLarge ? body : self).insertSubview(head, at: 0)
      body.head = isLarge ? head : nil
      body.style(fonts, traits)
      for button in [share, collapse, close] { button.tintColor = HUDStyle.secondary(traits) }
      divider.backgroundColor = .separator
      setNeedsLayout()
    }

    // MARK: Size

    private static let (top, bottom): (CGFloat, CGFloat) = (8, 6)

    /// The width in an area that is not low, in points.
    private var usualWidth: CGFloat { HUDStyle.width(traitCollection) }

    /// Returns the card's size in a free area, in points.
    func size(in area: CGSize) -> CGSize {
      let width = min(usualWidth, area.width)
      let lead = leadHeight(width)
      setNeedsLayout()
      guard lead + 1 + HUDStyle.sketchHeight + Self.bottom > area.height,
        let wide = wideWidth(in: area)
      else {
        let cells = body.height(forWidth: width - 20)
        let height = lead + 1 + min(cells, Self.mostBody) + Self.bottom
        return CGSize(width: width, height: min(height.rounded(.up), area.height))
      }
      let cells = body.height(forWidth: wide - usualWidth - 18)
      let low = max(lead, cells + Self.top) + Self.bottom
      return CGSize(width: wide, height: min(low.rounded(.up), area.height))
    }

    /// The greatest height of the cells, so that a long log does not cover the whole app.
    private static let mostBody: CGFloat = 320

    /// Returns the width with the cells beside the head and the tabs, or nil if the area is too
    /// narrow or the text too large for that.
    private func wideWidth(in area: CGSize) -> CGFloat? {
      let wide = min(area.width, 2 * usualWidth)
      return !isLarge && wide >= usualWidth * Self.wideFactor ? wide : nil
    }

    private static let wideFactor: CGFloat = 1.6

    /// Returns the smallest useful height in an area, in points, with room for the head, the tabs
    /// and one line or, at the accessibility text sizes, for the buttons, the tabs and some of the
    /// text.
    func leastHeight(in area: CGSize) -> CGFloat {
      let lead = leadHeight(min(usualWidth, area.width))
      if wideWidth(in: area) != nil { return (lead + Self.bottom).rounded(.up) }
      let cell = isLarge ? 3 * HUDStyle.target : HUDStyle.line
      return (lead + 1 + cell + Self.bottom).rounded(.up)
    }

    /// Returns the height of the part above the cells that does not scroll, in points.
    private func leadHeight(_ width: CGFloat) -> CGFloat {
      guard !isLarge else { return 4 + 2 * HUDStyle.target }
      return Self.top + head.height(forWidth: width - 2 * HUDStyle.padding) + HUDStyle.target
    }

    override func layOut() {
      let (width, target, padding) = (bounds.width, HUDStyle.target, HUDStyle.padding)
      let usual = min(usualWidth, width)
      let isWide = !isLarge && width >= usual * Self.wideFactor
      let lead = isWide ? usual : width
      // At the accessibility text sizes, the head scrolls with the cells.
      var (tabsTop, buttonsTop) = (4 + target, CGFloat(4))
      if isLarge {
        place(badge, x: 6, y: 4, width: target, height: target)
      } else {
        let inner = lead - 2 * padding
        tabsTop = Self.top + head.height(forWidth: inner)
        buttonsTop = Self.top + head.buttonsBottom(forWidth: inner) - target
        place(head, x: padding, y: Self.top, width: inner, height: tabsTop - Self.top)
        place(badge, x: lead - target - 6, y: 0, width: target, height: target)
      }
      for (index, button) in [close, collapse, share].enumerated() {
        let x = lead - 6 - CGFloat(index + 1) * target
        place(button, x: x, y: buttonsTop, width: target, height: target)
      }
      place(tabs, x: 10, y: tabsTop, width: lead - 20, height: target)
      let hairline = HUDStyle.hairline(traitCollection)
      if isWide {
        let height = bounds.height - Self.top - Self.bottom
        place(divider, x: lead, y: Self.top, width: hairline, height: height)
        place(body, x: lead + 8, y: Self.top, width: width - lead - 18, height: height)
      } else {
        let y = tabsTop + target
        place(divider, x: padding, y: y, width: lead - 2 * padding, height: hairline)
        let height = max(0, bounds.height - y - 1 - Self.bottom)
        place(body, x: 10, y: y + 1, width: lead - 20, height: height)
      }
    }
  }

  /// The tabs of the sections, each with a glyph above a word. As in the system's tab bars, the
  /// words have a fixed size; at the accessibility text sizes, a long press shows a tab enlarged.
  final class HUDTabBar: HUDView {
    private let tabs = HUDSection.tabs.map { HUDTab($0) }
    private let ground = UIView()
    private var selected = HUDSection.geometry
    var onSelect: (HUDSection) -> Void = { _ in }

    override func setUp() {
      ground.layer.cornerRadius = 9
      ground.layer.cornerCurve = .continuous
      ground.isUserInteractionEnabled = false
      addSubview(ground)
      for tab in tabs {
        let section = tab.section
        tab.onTap = { [weak self] in self?.onSelect(section) }
        addSubview(tab)
      }
      addInteraction(UILargeContentViewerInteraction(delegate: nil))
      select(.geometry)
    }

    var elements: [UIView] { tabs }

    func select(_ section: HUDSection) {
      selected = section
      for tab in tabs {
        let isSelected = tab.section == section
        tab.tint(isSelected ? HUDStyle.prediction : HUDStyle.secondary(traitCollection))
        tab.accessibilityTraits = isSelected ? [.button, .selected] : .button
      }
      setNeedsLayout()
    }

    // Without a call of super: UIView's own implementation is empty, and a trait collection is not
    // known to be Sendable.
    nonisolated override func traitCollectionDidChange(_: UITraitCollection?) {
      MainActor.nowOrLater { self.select(self.selected) }
    }

    override func layOut() {
      ground.backgroundColor = UIColor.systemFill.withAlphaComponent(0.16)
      let width = bounds.width / CGFloat(tabs.count)
      for (index, tab) in tabs.enumerated() {
        let place = isReversed ? tabs.count - 1 - index : index
        tab.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
      }
      let chosen = tabs.first { $0.section == selected }
      ground.isHidden = chosen == nil
      if let chosen { ground.frame = chosen.frame.insetBy(dx: 1, dy: 1) }
    }
  }

  /// A tab: a glyph above a word.
  private final class HUDTab: HUDControl {
    let section: HUDSection
    private let glyph = UIImageView()
    private let word = UILabel()

    init(_ section: HUDSection) {
      self.section = section
      super.init()
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular)
      let image = UIImage(systemName: section.tab.symbol, withConfiguration: configuration)
      glyph.image = image
      glyph.contentMode = .center
      word.text = section.tab.word
      word.font = .systemFont(ofSize: 10, weight: .medium)
      word.textAlignment = .center
      addSubview(glyph)
      addSubview(word)
      accessibilityLabel = section.title
      accessibilityIdentifier = "ResponderScope.HUD.\(section.rawValue)"
      showsLargeContentViewer = true
      largeContentTitle = section.title
      largeContentImage = image
    }

    required init?(coder: NSCoder) { nil }

    func tint(_ color: UIColor) {
      glyph.tintColor = color
      word.textColor = color
    }

    override func layOut() {
      glyph.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 20)
      word.frame = CGRect(x: 0, y: 27, width: bounds.width, height: 13)
    }
  }
#endif
