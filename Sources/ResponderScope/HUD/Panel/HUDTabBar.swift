#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The tabs of the sections, each with a glyph above a word. The selected tab has a tinted
  /// background. At the card's usual width, a tab is at least as large as a touch target.
  ///
  /// As in the system's tab bars, the words have a fixed size. At the accessibility text sizes, a
  /// long press shows a tab enlarged.
  final class HUDTabBar: UIView {
    private let tabs = HUDSection.tabs.map { HUDTab($0) }
    private let ground = UIView()
    private var selected = HUDSection.geometry
    let onSelect: (HUDSection) -> Void

    init(onSelect: @escaping (HUDSection) -> Void) {
      self.onSelect = onSelect
      super.init(frame: .zero)
      ground.layer.cornerRadius = 9
      ground.layer.cornerCurve = .continuous
      ground.isUserInteractionEnabled = false
      addSubview(ground)
      for tab in tabs {
        let section = tab.section
        tab.addAction(
          UIAction { [weak self] _ in self?.onSelect(section) }, for: .touchUpInside)
        addSubview(tab)
      }
      addInteraction(UILargeContentViewerInteraction(delegate: nil))
      select(.geometry)
    }

    required init?(coder: NSCoder) { nil }

    /// The tabs in reading order.
    var elements: [UIView] { tabs }

    func select(_ section: HUDSection) {
      selected = section
      for tab in tabs {
        let isSelected = tab.section == section
        tab.color = isSelected ? HUDStyle.prediction : HUDStyle.secondary(traitCollection)
        tab.accessibilityTraits = isSelected ? [.button, .selected] : .button
      }
      setNeedsLayout()
    }

    // Without a call of super: UIView's own implementation is empty, and a trait collection is not
    // known to be Sendable.
    nonisolated override func traitCollectionDidChange(_: UITraitCollection?) {
      MainActor.nowOrLater { self.select(self.selected) }
    }

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.layOut()
      }
    }

    private func layOut() {
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
  private final class HUDTab: UIControl {
    let section: HUDSection
    private let glyph = UIImageView()
    private let word = UILabel()

    init(_ section: HUDSection) {
      self.section = section
      super.init(frame: .zero)
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular)
      let image = UIImage(systemName: section.symbol, withConfiguration: configuration)
      glyph.image = image
      glyph.contentMode = .center
      word.text = section.word
      word.font = .systemFont(ofSize: 10, weight: .medium)
      word.textAlignment = .center
      addSubview(glyph)
      addSubview(word)
      isAccessibilityElement = true
      accessibilityLabel = section.title
      accessibilityIdentifier = "ResponderScope.HUD.\(section.rawValue)"
      showsLargeContentViewer = true
      largeContentTitle = section.title
      largeContentImage = image
    }

    required init?(coder: NSCoder) { nil }

    var color: UIColor {
      get { glyph.tintColor }
      set {
        glyph.tintColor = newValue
        word.textColor = newValue
      }
    }

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.layOut()
      }
    }

    private func layOut() {
      glyph.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 20)
      word.frame = CGRect(x: 0, y: 27, width: bounds.width, height: 13)
    }
  }
#endif
