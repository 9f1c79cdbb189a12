#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The floating panel: a pill or a card on one piece of material. No text input, nothing that could become first
  /// responder.
  final class HUDPanel: UIView {
    private let material = UIVisualEffectView(effect: nil)
    /// Between the material and what is read on it: large letters and loud colours behind are not to be read along.
    private let ground = UIView()
    let card: HUDCard
    let pill: HUDPill
    /// How much of itself it shows.
    enum Form {
      /// Everything.
      case card
      /// The verdict, and of whom.
      case pill
      /// The verdict's glyph, where there is no room for words beside what is edited.
      case glyph
    }

    private(set) var form: Form
    var isCollapsed: Bool { form != .card }
    /// What was shown last, for the card when it is opened.
    private var state: HUDState?
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

    init(_ form: Form, actions: HUDCard.Actions, onExpand: @escaping () -> Void) {
      self.form = form
      card = HUDCard(actions: actions)
      pill = HUDPill(onTap: onExpand)
      super.init(frame: .zero)
      accessibilityIdentifier = "ResponderScope.HUD.panel"
      layer.shadowRadius = 18
      layer.shadowOffset = CGSize(width: 0, height: 6)
      for layer in [layer, ground.layer] { layer.cornerCurve = .continuous }
      material.isUserInteractionEnabled = false
      ground.isUserInteractionEnabled = false
      ground.clipsToBounds = true
      addSubview(material)
      addSubview(ground)
      addSubview(card)
      addSubview(pill)
      dressForm()
    }

    required init?(coder: NSCoder) { nil }

    /// Changes the form; true when it may need another size than before it had anything to show.
    func take(_ form: Form) -> Bool {
      guard form != self.form else { return false }
      self.form = form
      dressForm()
      guard form == .card, let state else { return false }
      return card.show(state, HUDContent(state))
    }

    private func dressForm() {
      pill.isGlyph = form == .glyph
      card.isHidden = isCollapsed
      pill.isHidden = !isCollapsed
      let radius = isCollapsed ? HUDStyle.target / 2 : HUDStyle.cornerRadius
      layer.cornerRadius = radius
      material.round(radius)
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
      self.state = state
      let content = HUDContent(state)
      // Also while the card is shown: its size is asked for when the card finds no place.
      let isPillResized = pill.show(content)
      let isResized = isCollapsed ? isPillResized : card.show(state, content)
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
      if look.reducesTransparency { material.effect = nil } else { material.wearMaterial() }
      let tone: UIColor = look.style == .dark ? .secondarySystemBackground : .systemBackground
      ground.backgroundColor = look.reducesTransparency ? .clear : tone.withAlphaComponent(0.6)
      material.backgroundColor = look.reducesTransparency ? .secondarySystemBackground : .clear
      let isStrong = look.contrast == .high
      // Above the material, so that it follows the panel's own corners.
      ground.layer.borderWidth =
        UIVisualEffectView.wearsGlass && !isStrong ? 0 : HUDStyle.hairline(traits)
      let border: UIColor = isStrong ? .label : .separator
      ground.layer.borderColor = border.resolvedColor(with: traits).cgColor
      layer.shadowOpacity = look.style == .dark ? 0.5 : 0.18
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      dress()
    }

    /// The size it takes in the free area in a form: never more than there is.
    func size(in area: CGSize, as form: Form) -> CGSize {
      switch form {
      case .card: card.size(usualWidth: HUDStyle.width(traitCollection), in: area)
      case .pill: pill.size(in: area)
      case .glyph: CGSize(width: HUDStyle.target, height: HUDStyle.target)
      }
    }

    /// The lowest it can be where room is short, points.
    func leastHeight(in area: CGSize, as form: Form) -> CGFloat {
      form == .card
        ? card.leastHeight(usualWidth: HUDStyle.width(traitCollection), in: area)
        : size(in: area, as: form).height
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      material.frame = bounds
      ground.frame = bounds
      // The one that is not seen is placed when it is.
      let shown = isCollapsed ? pill : card
      shown.frame = bounds
      // Without a path the shadow is drawn offscreen, from the alpha of everything inside.
      layer.shadowPath =
        UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }
  }
#endif
