#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The collapsed panel: the symbol and the word of the verdict (how much of the field is
  /// visible), and the responder's class; or the name of a mistake that the user has not looked at.
  /// While other machines can reach ResponderScopeLive's server, it also says "Live". A tap expands
  /// the panel.
  final class HUDPill: UIControl {
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

    init(onTap: @escaping () -> Void) {
      super.init(frame: .zero)
      for view in [symbol, badge] { view.contentMode = .scaleAspectFit }
      badge.image = UIImage(systemName: HUDSection.diagnoses.symbol)
      badge.tintColor = .systemOrange
      for view in [symbol, word, name, badge] { addSubview(view) }
      isAccessibilityElement = true
      accessibilityTraits = .button
      accessibilityHint = "Expands the responder panel"
      accessibilityIdentifier = "ResponderScope.HUD.pill"
      addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: HUDContent) -> Bool {
      let old = content
      content = new
      // The name of a mistake that the user has not looked at replaces the verdict.
      let isNotice = !new.notice.isEmpty
      if old?.status != new.status || old?.notice != new.notice {
        let name = isNotice ? HUDSection.diagnoses.symbol : HUDStyle.symbol(new.status)
        symbol.image = UIImage(systemName: name)
        symbol.tintColor = isNotice ? .systemOrange : HUDStyle.accent(new.status)
      }
      // The pill reserves room for the longest word, so that a change of the word does not resize
      // the pill.
      let word =
        isNotice ? new.notice : new.isPrediction ? Self.predicted(new.status) : new.status.word
      if self.word.text != word { self.word.text = word }
      var isResized = old?.notice != new.notice
      let verdict = new.status == .unknown && new.identifier.isEmpty ? new.headline : new.name
      let live = new.isOpenToOthers ? "Live" : nil
      let name = [live, isNotice ? nil : verdict].compactMap { $0 }.joined(separator: " · ")
      if self.name.text != name {
        self.name.text = name
        isResized = true
      }
      let wasHidden = badge.isHidden
      badge.isHidden = new.diagnosisCount == 0 || isNotice
      isResized = isResized || wasHidden != badge.isHidden
      let label =
        (isNotice ? "ResponderScope found \(new.notice)" : "\(new.name), \(new.headline)")
        + (new.isOpenToOthers ? ", live in a browser" : "")
      if accessibilityLabel != label { accessibilityLabel = label }
      if isResized { setNeedsLayout() }
      return isResized
    }

    private static func predicted(_ status: HUDContent.Status) -> String { "→ \(status.word)" }

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
      let longest: [HUDContent.Status] = [.visible, .partial, .hidden]
      let ruler = UILabel()
      ruler.font = fonts.headline
      longestWord =
        longest.map {
          ruler.text = Self.predicted($0)
          return ruler.sizeThatFits(.zero).width
        }
        .max() ?? 0
      setNeedsLayout()
    }

    private var glyph: CGFloat { max(20, min(word.font.pointSize * 1.3, 44)) }
    private var badgeRoom: CGFloat { badge.isHidden ? 0 : glyph + 6 }

    /// Returns whether the word and the name fit side by side into a pill of the given width.
    private func isOneLine(_ width: CGFloat) -> Bool {
      naturalWidth <= width
    }

    private var naturalWidth: CGFloat {
      let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
      return 14 + glyph + 8 + wordRoom + 8 + name.sizeThatFits(unlimited).width + badgeRoom + 16
    }

    func size(in room: CGSize) -> CGSize {
      let natural = naturalWidth.rounded(.up)
      if natural <= room.width {
        return CGSize(
          width: natural,
          height: max(HUDStyle.target, (word.font.lineHeight + 16).rounded(.up)))
      }
      let inner = room.width - 14 - glyph - 8 - badgeRoom - 16
      let limit = CGSize(width: inner, height: .greatestFiniteMagnitude)
      let height = word.sizeThatFits(limit).height + name.sizeThatFits(limit).height
      return CGSize(width: room.width, height: max(HUDStyle.target, (height + 20).rounded(.up)))
    }

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.layOut()
      }
    }

    private func layOut() {
      let width = bounds.width
      if isGlyph {
        symbol.frame = bounds.insetBy(dx: 10, dy: 10)
        badge.frame = .zero
        return
      }
      let (glyph, height) = (glyph, bounds.height)
      place(symbol, CGRect(x: 14, y: (height - glyph) / 2, width: glyph, height: glyph))
      let start = 14 + glyph + 8
      let room = CGSize(
        width: width - start - badgeRoom - 16, height: .greatestFiniteMagnitude)
      let (first, second) = (word.sizeThatFits(room), name.sizeThatFits(room))
      for label in [word, name] { label.textAlignment = isReversed ? .right : .left }
      if isOneLine(width + 1) {
        place(word, CGRect(x: start, y: 0, width: wordRoom, height: height))
        place(name, CGRect(x: start + wordRoom + 8, y: 0, width: second.width, height: height))
      } else {
        let top = max(0, (height - first.height - second.height) / 2)
        place(word, CGRect(x: start, y: top, width: room.width, height: first.height))
        place(
          name,
          CGRect(x: start, y: top + first.height, width: room.width, height: second.height))
      }
      place(
        badge,
        CGRect(x: width - 16 - glyph, y: (height - glyph) / 2, width: glyph, height: glyph))
    }
  }
#endif
