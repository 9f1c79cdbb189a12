#if DEBUG && canImport(UIKit)
  internal import UIKit

  /// The verdict and the name, which a tap copies as the whole report.
  final class HUDHead: UIControl {
    private let symbol = UIImageView()
    let headline = UILabel()
    let name = UILabel()
    let identifier = UILabel()
    private var content: HUDContent?
    /// The room the buttons beside the name take, points.
    var trailingRoom: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether there is always room for the longest headline, so that no other makes the card jump.
    var keepsRoom = true { didSet { setNeedsLayout() } }
    /// The room of the badge beside the headline, points.
    var badgeRoom: CGFloat = 0 { didSet { setNeedsLayout() } }

    init(onTap: @escaping () -> Void) {
      super.init(frame: .zero)
      symbol.contentMode = .scaleAspectFit
      for label in [headline, name, identifier] { label.numberOfLines = 0 }
      for view in [symbol, headline, name, identifier] { addSubview(view) }
      layer.cornerRadius = 8
      isAccessibilityElement = true
      accessibilityTraits = [.button, .header, .updatesFrequently]
      accessibilityHint = "Copies the report"
      accessibilityIdentifier = "ResponderScope.HUD.head"
      addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Changes what is different; true when the head may need another height.
    func show(_ new: HUDContent) -> Bool {
      guard content != new else { return false }
      let old = content
      content = new
      if old?.status != new.status || old?.isPrediction != new.isPrediction {
        symbol.image = UIImage(systemName: HUDStyle.symbol(new.status))
        symbol.tintColor = HUDStyle.accent(new.status)
        headline.textColor = new.isPrediction ? HUDStyle.prediction : .label
      }
      if old?.headline != new.headline {
        headline.text = new.headline
        setNeedsLayout()
      }
      let isRenamed = old?.name != new.name || old?.identifier != new.identifier
      if isRenamed {
        name.text = new.name
        identifier.text = new.identifier
        setNeedsLayout()
      }
      accessibilityLabel = new.headline
      accessibilityValue = new.identifier.isEmpty ? new.name : "\(new.name), \(new.identifier)"
      return isRenamed
    }

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      headline.font = fonts.headline
      name.font = fonts.name
      identifier.font = fonts.title
      name.textColor = .label
      identifier.textColor = HUDStyle.secondary(traits)
      setNeedsLayout()
    }

    private var glyph: CGFloat { max(20, min(headline.font.pointSize * 1.3, 40)) }

    private func heights(_ width: CGFloat) -> (headline: CGFloat, name: CGFloat, id: CGFloat) {
      let unlimited = CGFloat.greatestFiniteMagnitude
      let beside = CGSize(width: width - glyph - 8 - badgeRoom, height: unlimited)
      let below = CGSize(width: width - trailingRoom, height: unlimited)
      let shown = headline.sizeThatFits(beside).height
      let longest =
        keepsRoom
        ? HUDTextMeasure.height(
          of: HUDContent.widestHeadline, font: headline.font, width: beside.width) : 0
      return (
        max(glyph, shown, longest), name.sizeThatFits(below).height,
        identifier.sizeThatFits(below).height
      )
    }

    func height(forWidth width: CGFloat) -> CGFloat {
      let heights = heights(width)
      let names = max(heights.name + heights.id, trailingRoom > 0 ? HUDStyle.target : 0)
      return (heights.headline + names).rounded(.up)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      for label in [headline, name, identifier] {
        label.textAlignment = isReversed ? .right : .left
      }
      let width = bounds.width
      func place(_ view: UIView, _ rect: CGRect) {
        view.frame =
          isReversed
          ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
          : rect
      }
      let (glyph, heights) = (glyph, heights(width))
      place(symbol, CGRect(x: 0, y: 0, width: glyph, height: glyph))
      // One line stands in the middle of the glyph, several begin at its top.
      let beside = CGSize(
        width: width - glyph - 8 - badgeRoom, height: CGFloat.greatestFiniteMagnitude)
      let shown = headline.sizeThatFits(beside).height
      let inset = HUDStyle.ceiled(max(0, (glyph - shown) / 2), traitCollection)
      place(headline, CGRect(x: glyph + 8, y: inset, width: beside.width, height: shown))
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

  /// Measures a text that is not shown.
  @MainActor
  enum HUDTextMeasure {
    private static let label = UILabel()

    static func height(of text: String, font: UIFont, width: CGFloat) -> CGFloat {
      label.numberOfLines = 0
      label.font = font
      label.text = text
      return label.sizeThatFits(
        CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
      ).height
    }
  }
#endif
