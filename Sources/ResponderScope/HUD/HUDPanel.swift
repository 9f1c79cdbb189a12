#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The floating panel: a pill or a card on one piece of material. No text input, nothing that could become first
  /// responder.
  final class HUDPanel: UIView {
    private let material = UIVisualEffectView(effect: nil)
    /// Between the material and what is read on it: large letters and loud colours behind are not to be read along.
    private let ground = UIView()
    let card: HUDCard
    let pill: HUDPill
    private(set) var isCollapsed: Bool
    private var styledFor: Look?
    /// Grows with each change of look: whoever draws beside the panel follows it.
    private(set) var lookCount = 0
    private var sizedFor = 0

    /// What the look depends on.
    private struct Look: Equatable {
      var category: UIContentSizeCategory
      var contrast: UIAccessibilityContrast
      var style: UIUserInterfaceStyle
      var reducesTransparency: Bool
      var scale: CGFloat

      @MainActor
      init(_ traits: UITraitCollection) {
        category = traits.preferredContentSizeCategory
        contrast = traits.accessibilityContrast
        style = traits.userInterfaceStyle
        reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
        scale = traits.displayScale
      }
    }

    init(isCollapsed: Bool, actions: HUDCard.Actions, onExpand: @escaping () -> Void) {
      self.isCollapsed = isCollapsed
      card = HUDCard(actions: actions)
      pill = HUDPill(onTap: onExpand)
      super.init(frame: .zero)
      accessibilityIdentifier = "ResponderScope.HUD.panel"
      layer.shadowRadius = 18
      layer.shadowOffset = CGSize(width: 0, height: 6)
      layer.cornerRadius = HUDStyle.cornerRadius
      material.layer.cornerRadius = HUDStyle.cornerRadius
      material.clipsToBounds = true
      material.isUserInteractionEnabled = false
      ground.isUserInteractionEnabled = false
      ground.clipsToBounds = true
      addSubview(material)
      addSubview(ground)
      addSubview(card)
      addSubview(pill)
      setCollapsed(isCollapsed)
    }

    required init?(coder: NSCoder) { nil }

    func setCollapsed(_ isCollapsed: Bool) {
      self.isCollapsed = isCollapsed
      card.isHidden = isCollapsed
      pill.isHidden = !isCollapsed
      let radius = isCollapsed ? HUDStyle.target / 2 : HUDStyle.cornerRadius
      layer.cornerRadius = radius
      material.layer.cornerRadius = radius
      ground.layer.cornerRadius = radius
      setNeedsLayout()
    }

    /// Whether text size or colours have changed since the panel was last shown a state.
    var isRedressed: Bool { sizedFor != lookCount }

    /// Changes what is different; true when the panel may need another size.
    func show(_ state: HUDState) -> Bool {
      // The traits tell of their changes themselves.
      if styledFor?.reducesTransparency != UIAccessibility.isReduceTransparencyEnabled { dress() }
      let isDressed = isRedressed
      sizedFor = lookCount
      let content = HUDContent(state)
      let isResized = isCollapsed ? pill.show(content) : card.show(state, content)
      return isResized || isDressed
    }

    /// Fonts and colours for the user's settings.
    private func dress() {
      let traits = traitCollection
      let look = Look(traits)
      guard look != styledFor else { return }
      styledFor = look
      lookCount += 1
      let fonts = HUDFonts(traits)
      card.style(fonts, traits)
      pill.style(fonts, traits)
      material.effect =
        look.reducesTransparency ? nil : UIBlurEffect(style: .systemThickMaterial)
      let tone: UIColor = look.style == .dark ? .secondarySystemBackground : .systemBackground
      ground.backgroundColor = look.reducesTransparency ? .clear : tone.withAlphaComponent(0.6)
      material.backgroundColor = look.reducesTransparency ? .secondarySystemBackground : .clear
      let isStrong = look.contrast == .high
      material.layer.borderWidth = HUDStyle.hairline(traits)
      let border: UIColor = isStrong ? .label : .separator
      material.layer.borderColor = border.resolvedColor(with: traits).cgColor
      layer.shadowOpacity = look.style == .dark ? 0.5 : 0.18
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      dress()
    }

    /// The size it takes in the free area as pill or as card: never more than there is.
    func size(in area: CGSize, isCollapsed: Bool) -> CGSize {
      guard !isCollapsed else { return pill.size(in: area) }
      return card.size(usualWidth: HUDStyle.width(traitCollection), in: area)
    }

    /// The lowest it can be where room is short, points.
    func leastHeight(in area: CGSize, isCollapsed: Bool) -> CGFloat {
      guard !isCollapsed else { return pill.size(in: area).height }
      return card.leastHeight(usualWidth: HUDStyle.width(traitCollection), in: area)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      material.frame = bounds
      ground.frame = bounds
      // The one that is not seen is placed when it is.
      let shown = isCollapsed ? pill : card
      shown.frame = bounds
    }
  }
#endif
