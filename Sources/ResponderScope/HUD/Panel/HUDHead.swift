#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The head of the card: the verdict (how much of the field is visible), and the responder's
  /// class and identifier. A tap opens the explanation of the verdict, or closes it again.
  final class HUDHead: UIControl {
    private let symbol = UIImageView()
    let headline = UILabel()
    let name = UILabel()
    let identifier = UILabel()
    private var content: HUDContent?
    /// Called by the VoiceOver action "Copy report". The card handles the long press of a finger.
    var onCopy: () -> Void = {}
    /// Measures `HUDContent.widestHeadline`, which is seldom the shown headline.
    private let ruler = UILabel()
    /// The width of the buttons beside the name, in points.
    var trailingRoom: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether the head always has room for `HUDContent.widestHeadline`, so that a change of the
    /// headline does not resize the card.
    var keepsRoom = true { didSet { setNeedsLayout() } }
    /// The width of the badge beside the headline, in points.
    var badgeRoom: CGFloat = 0 { didSet { setNeedsLayout() } }

    init(onTap: @escaping () -> Void) {
      super.init(frame: .zero)
      symbol.contentMode = .scaleAspectFit
      for label in [headline, name, identifier, ruler] { label.numberOfLines = 0 }
      ruler.text = HUDContent.widestHeadline
      for view in [symbol, headline, name, identifier] { addSubview(view) }
      layer.cornerRadius = 8
      isAccessibilityElement = true
      accessibilityTraits = [.button, .header, .updatesFrequently]
      accessibilityHint = "Explains the verdict"
      accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Copy report") { [weak self] _ in
          self?.onCopy()
          return true
        }
      ]
      accessibilityIdentifier = "ResponderScope.HUD.head"
      addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Updates what has changed. Returns whether the head may need another height, because the
    /// class or the identifier has changed or the headline has another number of lines.
    func show(_ new: HUDContent) -> Bool {
      let old = content
      content = new
      if old?.status != new.status || old?.isPrediction != new.isPrediction {
        symbol.image = UIImage(systemName: HUDStyle.symbol(new.status))
        symbol.tintColor = HUDStyle.accent(new.status)
        headline.textColor = new.isPrediction ? HUDStyle.prediction : .label
      }
      var isResized = false
      if old?.headline != new.headline {
        headline.text = new.headline
        // If the new headline is as tall as the old one, the layout does not change.
        let width = headline.bounds.width
        if width == 0 || Self.height(of: headline, width) != headline.bounds.height {
          setNeedsLayout()
          isResized = true
        }
      }
      let isRenamed = old?.name != new.name || old?.identifier != new.identifier
      if isRenamed {
        name.text = new.name
        identifier.text = new.identifier
        setNeedsLayout()
      }
      if old?.headline != new.headline { accessibilityLabel = new.headline }
      if isRenamed {
        accessibilityValue = new.identifier.isEmpty ? new.name : "\(new.name), \(new.identifier)"
      }
      return isRenamed || isResized
    }

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      headline.font = fonts.headline
      ruler.font = fonts.headline
      name.font = fonts.name
      identifier.font = fonts.title
      name.textColor = .label
      identifier.textColor = HUDStyle.secondary(traits)
      setNeedsLayout()
    }

    private var glyph: CGFloat { max(20, min(headline.font.pointSize * 1.3, 40)) }

    private func heights(_ width: CGFloat) -> (headline: CGFloat, name: CGFloat, id: CGFloat) {
      let beside = width - glyph - 8 - badgeRoom
      let below = width - trailingRoom
      let longest = keepsRoom ? Self.height(of: ruler, beside) : 0
      return (
        max(glyph, Self.height(of: headline, beside), longest), Self.height(of: name, below),
        Self.height(of: identifier, below)
      )
    }

    private static func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
      guard label.text?.isEmpty == false else { return 0 }
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    func height(forWidth width: CGFloat) -> CGFloat {
      let heights = heights(width)
      let names = max(heights.name + heights.id, trailingRoom > 0 ? HUDStyle.target : 0)
      return (heights.headline + names).rounded(.up)
    }

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.layOut()
      }
    }

    private func layOut() {
      for label in [headline, name, identifier] {
        label.textAlignment = isReversed ? .right : .left
      }
      let width = bounds.width
      let (glyph, heights) = (glyph, heights(width))
      place(symbol, CGRect(x: 0, y: 0, width: glyph, height: glyph))
      // A single line is centred beside the glyph; several lines begin at the glyph's top.
      let beside = width - glyph - 8 - badgeRoom
      let shown = Self.height(of: headline, beside)
      let inset = HUDStyle.ceiled(max(0, (glyph - shown) / 2), traitCollection)
      place(headline, CGRect(x: glyph + 8, y: inset, width: beside, height: shown))
      let names = heights.name + heights.id
      let block = trailingRoom > 0 ? max(names, HUDStyle.target) : names
      let top = HUDStyle.ceiled(heights.headline + (block - names) / 2, traitCollection)
      place(name, CGRect(x: 0, y: top, width: width - trailingRoom, height: heights.name))
      place(
        identifier,
        CGRect(x: 0, y: top + heights.name, width: width - trailingRoom, height: heights.id))
    }

    func flash() {
      let color = HUDStyle.prediction.withAlphaComponent(0.18)
      UIView.performWithoutAnimation { backgroundColor = color }
      HUDMotion.fade { self.backgroundColor = HUDStyle.prediction.withAlphaComponent(0) }
    }
  }
#endif
