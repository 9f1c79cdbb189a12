#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The floating panel: a pill or a card on a material background. It has no text input and
  /// nothing that can become first responder.
  final class HUDPanel: HUDView {
    private let material = UIVisualEffectView(effect: nil)
    /// A tinted view between the material and the content, so that large text and bright colours
    /// behind the panel do not show through.
    private let ground = UIView()
    let card = HUDCard()
    let pill = HUDPill()
    /// The panel's form, which decides how much it shows.
    enum Form {
      /// The card, which shows everything.
      case card
      /// The pill, which shows the verdict and the responder's class, or the name of a mistake.
      case pill
      /// The pill with only its symbol, where words would cover the field being edited.
      case glyph
    }

    /// Performs the actions of the card and of the pill.
    var perform: (HUDRow.Action) -> Void = { _ in } {
      didSet {
        card.perform = perform
        pill.onTap = { [perform] in perform(.expand) }
      }
    }
    private(set) var form: Form
    var isCollapsed: Bool { form != .card }
    /// What was shown last, for the card when it opens.
    private var content: HUDContent?
    private var styledFor: Look?
    /// How often the panel's appearance has changed. The overlay compares this count to find out
    /// whether the outlines need another appearance too.
    private(set) var lookCount = 0
    private var sizedFor = 0

    /// The settings on which the appearance depends.
    private struct Look: Equatable {
      var category: UIContentSizeCategory
      var contrast: UIAccessibilityContrast
      var style: UIUserInterfaceStyle
      var reducesTransparency: Bool
      var scale: CGFloat
    }

    init(_ form: Form) {
      self.form = form
      super.init()
      accessibilityIdentifier = "ResponderScope.HUD.panel"
      layer.shadowRadius = 18
      layer.shadowOffset = CGSize(width: 0, height: 6)
      for layer in [layer, ground.layer] { layer.cornerCurve = .continuous }
      material.isUserInteractionEnabled = false
      ground.isUserInteractionEnabled = false
      ground.clipsToBounds = true
      for view in [material, ground, card, pill] { addSubview(view) }
      dressForm()
    }

    required init?(coder: NSCoder) { nil }

    /// Changes the form. Returns true if the panel may need another size, because a card that was
    /// hidden shows the last state only now.
    func take(_ form: Form) -> Bool {
      guard form != self.form else { return false }
      self.form = form
      dressForm()
      guard form == .card, let content else { return false }
      return card.show(content)
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

    /// Whether the panel's appearance, such as text size or colours, has changed since the panel
    /// last showed a state.
    var isRedressed: Bool { sizedFor != lookCount }

    /// Updates what has changed, and returns whether the panel may need another size.
    func show(_ state: HUDState) -> Bool {
      // UIKit reports changes of traits to `traitCollectionDidChange`, but not changes of Reduce
      // Transparency.
      if styledFor?.reducesTransparency != UIAccessibility.isReduceTransparencyEnabled { dress() }
      let isDressed = isRedressed
      sizedFor = lookCount
      let content = HUDContent(state)
      self.content = content
      // The pill is also updated while the card is shown, because its size is needed when the card
      // no longer fits.
      let isPillResized = pill.show(content)
      let isResized = isCollapsed ? isPillResized : card.show(content)
      return isResized || isDressed
    }

    /// Applies fonts and colours for the user's settings, if these have changed.
    private func dress() {
      let traits = traitCollection
      let look = Look(
        category: traits.preferredContentSizeCategory, contrast: traits.accessibilityContrast,
        style: traits.userInterfaceStyle,
        reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
        scale: traits.displayScale)
      guard look != styledFor else { return }
      styledFor = look
      lookCount += 1
      let fonts = HUDFonts(traits)
      card.style(fonts, traits)
      pill.style(fonts, traits)
      let glass = UIVisualEffectView.glass
      material.effect =
        look.reducesTransparency ? nil : glass ?? UIBlurEffect(style: .systemThickMaterial)
      let tone: UIColor = look.style == .dark ? .secondarySystemBackground : .systemBackground
      ground.backgroundColor = look.reducesTransparency ? .clear : tone.withAlphaComponent(0.6)
      material.backgroundColor = look.reducesTransparency ? .secondarySystemBackground : .clear
      let isStrong = look.contrast == .high
      // `ground`, which is above the material, has the border, so that the border follows the
      // panel's own corners.
      ground.layer.borderWidth = glass != nil && !isStrong ? 0 : HUDStyle.hairline(traits)
      let border: UIColor = isStrong ? .label : .separator
      ground.layer.borderColor = border.resolvedColor(with: traits).cgColor
      layer.shadowOpacity = look.style == .dark ? 0.5 : 0.18
    }

    // Without a call of super: UIView's own implementation is empty, and a trait collection is not
    // known to be Sendable.
    nonisolated override func traitCollectionDidChange(_: UITraitCollection?) {
      MainActor.nowOrLater { self.dress() }
    }

    /// Returns the size of a form in the free area, in points. Only a pill with very large text, or
    /// a glyph, may be larger than the area.
    func size(in area: CGSize, as form: Form) -> CGSize {
      switch form {
      case .card: card.size(in: area)
      case .pill: pill.size(in: area)
      case .glyph: CGSize(width: HUDStyle.target, height: HUDStyle.target)
      }
    }

    /// Returns the smallest useful height of a form in the free area, in points. Only the card can
    /// be less tall than its usual size.
    func leastHeight(in area: CGSize, as form: Form) -> CGFloat {
      form == .card ? card.leastHeight(in: area) : size(in: area, as: form).height
    }

    override func layOut() {
      material.frame = bounds
      ground.frame = bounds
      // Lay out only the pill or the card, whichever is visible. A change of the form requests
      // another layout pass for the other one.
      let shown = isCollapsed ? pill : card
      shown.frame = bounds
      // Without a path, Core Animation renders the shadow offscreen, from the alpha of all
      // sublayers.
      layer.shadowPath =
        UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }
  }

  /// The panel's material: from iOS 26, the system's glass, which draws its own edge; on earlier
  /// systems, a blur with the system's thick material.
  ///
  /// The SDK declares glass from Xcode 26 on, whose compiler is Swift 6.2. The headless UIKit does
  /// not declare it.
  extension UIVisualEffectView {
    fileprivate static var glass: UIVisualEffect? {
      #if compiler(>=6.2) && os(iOS)
        if #available(iOS 26.0, *) { return UIGlassEffect(style: .regular) }
      #endif
      return nil
    }

    /// Rounds the corners, with a radius in points. Glass has a shape of its own, so it is not
    /// clipped.
    fileprivate func round(_ radius: CGFloat) {
      #if compiler(>=6.2) && os(iOS)
        if #available(iOS 26.0, *) {
          cornerConfiguration = .corners(radius: .fixed(radius))
          return
        }
      #endif
      layer.cornerCurve = .continuous
      layer.cornerRadius = radius
      clipsToBounds = true
    }
  }
#endif
