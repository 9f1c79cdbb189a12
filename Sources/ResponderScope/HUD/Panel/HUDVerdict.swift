#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The head of the card: the verdict (how much of the field is visible), the responder's class,
  /// identifier and controller, and lines about its number, its window and the keyboard; or the
  /// name of a mistake. A tap opens the explanation of the verdict, or closes it again.
  final class HUDHead: HUDControl {
    private let symbol = UIImageView()
    let headline = UILabel()
    let name = UILabel()
    let identifier = UILabel()
    let owner = UILabel()
    let overview = UILabel()
    private var names: [UILabel] { [name, identifier, owner] }
    private var content: HUDContent?
    /// Measures `HUDContent.widestHeadline`, which is seldom the shown headline.
    private let ruler = UILabel()
    /// Whether the head scrolls with the cells, as at the accessibility text sizes. Otherwise, it
    /// has room for `HUDContent.widestHeadline` while no badge is beside it, so that a change of the
    /// headline does not resize the card.
    private var isLarge = false
    /// The width of the buttons beside the name, in points.
    private var trailingRoom: CGFloat {
      isLarge ? 0 : 3 * HUDStyle.target - HUDStyle.padding / 2
    }
    /// The width of the badge beside the headline, in points.
    private var badgeRoom: CGFloat {
      isLarge || (content?.diagnosisCount ?? 0) == 0 ? 0 : HUDStyle.target
    }

    override func setUp() {
      symbol.contentMode = .scaleAspectFit
      for label in names + [headline, overview, ruler] { label.numberOfLines = 0 }
      ruler.text = HUDContent.widestHeadline
      for view in [symbol, headline] + names + [overview] { addSubview(view) }
      layer.cornerRadius = 8
      accessibilityTraits = [.button, .header, .updatesFrequently]
      accessibilityHint = "Explains the verdict"
      accessibilityIdentifier = "ResponderScope.HUD.head"
    }

    /// Updates what has changed. Returns whether the head may need another height, because a text
    /// below the headline has changed or the headline has another number of lines.
    func show(_ new: HUDContent) -> Bool {
      let old = content
      content = new
      if old?.status != new.status || old?.isPrediction != new.isPrediction
        || old?.isMistake != new.isMistake
      {
        let name = new.isMistake ? HUDSection.diagnoses.tab.symbol : HUDStyle.symbol(new.status)
        symbol.image = UIImage(systemName: name)
        symbol.tintColor = new.isMistake ? .systemOrange : HUDStyle.accent(new.status)
        headline.textColor = new.isPrediction ? HUDStyle.prediction : .label
      }
      let texts = [new.name, new.identifier, new.owner, new.overview]
      let labels = names + [overview]
      var isResized = labels.map(\.text) != texts
      if isResized {
        for (label, text) in zip(labels, texts) { label.text = text }
        accessibilityValue = texts.filter { !$0.isEmpty }.joined(separator: ", ")
      }
      if old?.headline != new.headline {
        headline.text = new.headline
        accessibilityLabel = new.headline
        // If the new headline is as tall as the old one, the layout does not change.
        let size = headline.bounds.size
        if size.width == 0 || headline.height(forWidth: size.width) != size.height {
          isResized = true
        }
      }
      if isResized { setNeedsLayout() }
      return isResized
    }

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      isLarge = HUDStyle.isLarge(traits)
      headline.font = fonts.headline
      ruler.font = fonts.headline
      name.font = fonts.name
      name.textColor = .label
      for label in [identifier, owner, overview] {
        label.font = fonts.title
        label.textColor = HUDStyle.secondary(traits)
      }
      setNeedsLayout()
    }

    private var glyph: CGFloat { max(20, min(headline.font.pointSize * 1.3, 40)) }

    /// The heights of the headline, of each name, and of the names and the buttons beside them.
    private func heights(
      _ width: CGFloat
    ) -> (headline: CGFloat, names: [CGFloat], block: CGFloat) {
      let beside = width - glyph - 8 - badgeRoom
      let longest = isLarge || badgeRoom > 0 ? 0 : ruler.height(forWidth: beside)
      let names = names.map { $0.height(forWidth: width - trailingRoom) }
      return (
        max(glyph, headline.height(forWidth: beside), longest), names,
        max(names.reduce(0, +), trailingRoom > 0 ? HUDStyle.target : 0)
      )
    }

    func height(forWidth width: CGFloat) -> CGFloat {
      let heights = heights(width)
      return (heights.headline + heights.block + overview.height(forWidth: width)).rounded(.up)
    }

    /// The lower edge of the names and of the buttons beside them, in points.
    func buttonsBottom(forWidth width: CGFloat) -> CGFloat {
      let heights = heights(width)
      return heights.headline + heights.block
    }

    override func layOut() {
      for label in names + [headline, overview] {
        label.textAlignment = isReversed ? .right : .left
      }
      let width = bounds.width
      let (glyph, heights) = (glyph, heights(width))
      place(symbol, x: 0, y: 0, width: glyph, height: glyph)
      // A single line is centred beside the glyph; several lines begin at the glyph's top.
      let beside = width - glyph - 8 - badgeRoom
      let shown = headline.height(forWidth: beside)
      let inset = HUDStyle.ceiled(max(0, (glyph - shown) / 2), traitCollection)
      place(headline, x: glyph + 8, y: inset, width: beside, height: shown)
      let spare = heights.block - heights.names.reduce(0, +)
      var top = HUDStyle.ceiled(heights.headline + spare / 2, traitCollection)
      for (label, height) in zip(names, heights.names) {
        place(label, x: 0, y: top, width: width - trailingRoom, height: height)
        top += height
      }
      place(
        overview, x: 0, y: heights.headline + heights.block, width: width,
        height: overview.height(forWidth: width))
    }
  }

  /// The collapsed panel: the verdict and the responder's class, or the name of a mistake that the
  /// user has not looked at; and "Live" while other machines can reach ResponderScopeLive's server.
  /// A tap expands the panel.
  final class HUDPill: HUDControl {
    private let symbol = UIImageView()
    let word = UILabel()
    let name = UILabel()
    private let badge = UIImageView()
    private var content: HUDContent?
    /// Whether the pill shows only its symbol.
    var isGlyph = false {
      didSet {
        for view in [word, name] { view.isHidden = isGlyph }
        setNeedsLayout()
      }
    }

    override func setUp() {
      for view in [symbol, badge] { view.contentMode = .scaleAspectFit }
      badge.image = UIImage(systemName: HUDSection.diagnoses.tab.symbol)
      badge.tintColor = .systemOrange
      for view in [symbol, word, name, badge] { addSubview(view) }
      accessibilityTraits = .button
      accessibilityHint = "Expands the responder panel"
      accessibilityIdentifier = "ResponderScope.HUD.pill"
    }

    /// Updates what has changed, and returns whether the pill may need another size.
    func show(_ new: HUDContent) -> Bool {
      let old = content
      content = new
      // The name of a mistake that the user has not looked at replaces the verdict.
      let isNotice = !new.notice.isEmpty
      if old?.status != new.status || old?.notice != new.notice {
        let name = isNotice ? HUDSection.diagnoses.tab.symbol : HUDStyle.symbol(new.status)
        symbol.image = UIImage(systemName: name)
        symbol.tintColor = isNotice ? .systemOrange : HUDStyle.accent(new.status)
      }
      // The pill reserves room for the longest word, so that a change of the word does not resize
      // the pill.
      let verdict = new.isPrediction ? Self.predicted(new.status) : HUDContent.word(new.status)
      let word = isNotice ? new.notice : verdict
      if self.word.text != word { self.word.text = word }
      let responder = new.status == nil && new.identifier.isEmpty ? new.headline : new.name
      let names = [new.state.isOpenToOthers ? "Live" : nil, isNotice ? nil : responder]
      let name = names.compactMap(\.self).joined(separator: " · ")
      let hidesBadge = new.diagnosisCount == 0 || isNotice
      let isResized =
        old?.notice != new.notice || self.name.text != name || badge.isHidden != hidesBadge
      if self.name.text != name { self.name.text = name }
      badge.isHidden = hidesBadge
      let label =
        (isNotice ? "ResponderScope found \(new.notice)" : "\(new.name), \(new.headline)")
        + (new.state.isOpenToOthers ? ", live in a browser" : "")
      if accessibilityLabel != label { accessibilityLabel = label }
      if isResized { setNeedsLayout() }
      return isResized
    }

    private static func predicted(_ status: FieldVisibility.Status?) -> String {
      "→ \(HUDContent.word(status))"
    }

    /// The width that the pill reserves for the verdict's word or, if it shows a mistake, the width
    /// of the mistake's name; in points.
    private var wordRoom: CGFloat {
      content?.notice.isEmpty == false ? word.sizeThatFits(.zero).width : longestWord
    }
    private var longestWord: CGFloat = 0

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      word.font = fonts.headline
      name.font = fonts.name
      word.textColor = .label
      name.textColor = HUDStyle.secondary(traits)
      // Text that is wider than the scene wraps, so that it is never cut off.
      word.numberOfLines = 0
      name.numberOfLines = 0
      let ruler = UILabel()
      ruler.font = fonts.headline
      let widths = FieldVisibility.Status.allCases.map {
        ruler.text = Self.predicted($0)
        return ruler.sizeThatFits(.zero).width
      }
      longestWord = widths.max() ?? 0
      setNeedsLayout()
    }

    private var glyph: CGFloat { max(20, min(word.font.pointSize * 1.3, 44)) }
    private var badgeRoom: CGFloat { badge.isHidden ? 0 : glyph + 6 }

    /// The room before the symbol, after the badge or the text, and between the parts, in points.
    private static let (leading, trailing, gap): (CGFloat, CGFloat, CGFloat) = (14, 16, 8)
    private var textStart: CGFloat { Self.leading + glyph + Self.gap }

    /// Returns the width of the text in a pill of the given width.
    private func textRoom(_ width: CGFloat) -> CGFloat {
      width - textStart - badgeRoom - Self.trailing
    }

    /// The width of a pill with the word and the name side by side, in points.
    private var naturalWidth: CGFloat {
      let text = wordRoom + Self.gap + name.sizeThatFits(.zero).width
      return textStart + text + badgeRoom + Self.trailing
    }

    func size(in room: CGSize) -> CGSize {
      let natural = naturalWidth.rounded(.up)
      if natural <= room.width {
        return CGSize(
          width: natural,
          height: max(HUDStyle.target, (word.font.lineHeight + 16).rounded(.up)))
      }
      let limit = textRoom(room.width)
      let height = word.height(forWidth: limit) + name.height(forWidth: limit)
      return CGSize(width: room.width, height: max(HUDStyle.target, (height + 20).rounded(.up)))
    }

    override func layOut() {
      let width = bounds.width
      if isGlyph {
        symbol.frame = bounds.insetBy(dx: 10, dy: 10)
        badge.frame = .zero
        return
      }
      let (glyph, height, start, room) = (glyph, bounds.height, textStart, textRoom(width))
      let middle = (height - glyph) / 2
      place(symbol, x: Self.leading, y: middle, width: glyph, height: glyph)
      place(badge, x: width - Self.trailing - glyph, y: middle, width: glyph, height: glyph)
      for label in [word, name] { label.textAlignment = isReversed ? .right : .left }
      if naturalWidth <= width + 1 {
        place(word, x: start, y: 0, width: wordRoom, height: height)
        let size = name.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        place(name, x: start + wordRoom + Self.gap, y: 0, width: size.width, height: height)
      } else {
        let (first, second) = (word.height(forWidth: room), name.height(forWidth: room))
        let top = max(0, (height - first - second) / 2)
        place(word, x: start, y: top, width: room, height: first)
        place(name, x: start, y: top + first, width: room, height: second)
      }
    }
  }
#endif
