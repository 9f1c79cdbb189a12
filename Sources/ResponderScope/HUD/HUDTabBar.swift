#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The sections' tabs: a glyph each, the chosen one on a tinted ground; each as large as a finger.
  final class HUDTabBar: UIView {
    private let buttons = HUDSection.tabs.map { _ in UIButton(type: .system) }
    private let ground = UIView()
    private var selected = HUDSection.geometry
    let onSelect: (HUDSection) -> Void

    init(onSelect: @escaping (HUDSection) -> Void) {
      self.onSelect = onSelect
      super.init(frame: .zero)
      ground.layer.cornerRadius = 9
      ground.isUserInteractionEnabled = false
      addSubview(ground)
      let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .regular)
      for (button, section) in zip(buttons, HUDSection.tabs) {
        button.setImage(
          UIImage(systemName: section.symbol, withConfiguration: configuration), for: .normal)
        button.accessibilityLabel = section.title
        button.accessibilityIdentifier = "ResponderScope.HUD.\(section.rawValue)"
        button.addAction(
          UIAction { [weak self] _ in self?.onSelect(section) }, for: .touchUpInside)
        addSubview(button)
      }
      select(.geometry)
    }

    required init?(coder: NSCoder) { nil }

    /// In the order in which they are read.
    var elements: [UIView] { buttons }

    func select(_ section: HUDSection) {
      selected = section
      for (button, tab) in zip(buttons, HUDSection.tabs) {
        let isSelected = tab == section
        button.tintColor = isSelected ? HUDStyle.prediction : HUDStyle.secondary(traitCollection)
        button.accessibilityTraits = isSelected ? [.button, .selected] : .button
      }
      setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      select(selected)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      ground.backgroundColor = UIColor.systemFill.withAlphaComponent(0.16)
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = bounds.width / CGFloat(buttons.count)
      for (index, button) in buttons.enumerated() {
        let place = isReversed ? buttons.count - 1 - index : index
        button.frame = CGRect(
          x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
      }
      let chosen = HUDSection.tabs.firstIndex(of: selected)
      ground.isHidden = chosen == nil
      if let chosen { ground.frame = buttons[chosen].frame.insetBy(dx: 2, dy: 4) }
    }
  }
#endif
