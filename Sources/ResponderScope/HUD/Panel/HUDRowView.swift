#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// A cell: a small title above its value. A tap performs the row's action, if it has one; a long
  /// press copies the value.
  final class HUDRowView: UIControl {
    let title = UILabel()
    let value = UILabel()
    var onTap: ((HUDRow) -> Void)?
    /// Called by the VoiceOver action "Copy". The card handles the long press of a finger.
    var onCopy: ((HUDRow) -> Void)?
    private(set) var row: HUDRow?
    var isHalf: Bool { row?.isHalf == true }
    private var fittedWidth: CGFloat = 0
    private var fittedHeight: CGFloat = 0
    /// The greatest length of a value, in bytes, that is known to fit on one line under the current
    /// title and at the current width.
    private var fittedLength = 0
    private var lengthWidth: CGFloat = 0
    /// The length of the shown value, in bytes.
    private var length = 0

    init() {
      super.init(frame: .zero)
      value.numberOfLines = 0
      title.numberOfLines = 0
      layer.cornerRadius = 8
      addSubview(title)
      addSubview(value)
      isAccessibilityElement = true
      accessibilityTraits = .staticText
      accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Copy") { [weak self] _ in
          guard let self, let row = self.row else { return false }
          self.onCopy?(row)
          return true
        }
      ]
      addAction(
        UIAction { [weak self] _ in
          guard let self, let row = self.row else { return }
          self.onTap?(row)
        }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// Updates what has changed, and returns whether the cell may need another height.
    func show(_ new: HUDRow) -> Bool {
      guard new != row else { return false }
      if row?.title != new.title {
        title.text = new.title
        fittedLength = 0
        accessibilityLabel = new.title
      }
      let text = new.value
      if value.text != text {
        value.text = text
        accessibilityValue = text
      }
      length = text.utf8.count
      // All digits have the same width, and live values consist mainly of digits. So a value with
      // no more bytes than one that fitted on a line is taken to fit as well.
      let isAsHigh = new.isLive && length <= fittedLength
      let traits: UIAccessibilityTraits = new.action == nil ? .staticText : .button
      accessibilityTraits = new.isLive ? traits.union(.updatesFrequently) : traits
      row = new
      accessibilityIdentifier =
        new.action == .numberFields ? "ResponderScope.HUD.numberFields" : nil
      colorValue()
      if !isAsHigh { fittedWidth = 0 }
      return !isAsHigh
    }

    func style(_ fonts: HUDFonts, _ traits: UITraitCollection) {
      title.font = fonts.title
      value.font = fonts.value
      title.textColor = HUDStyle.secondary(traits)
      colorValue()
      fittedWidth = 0
      fittedLength = 0
    }

    /// Colours the value blue, as iOS colours buttons, if the row has an action for which
    /// `isOutline` is false.
    private func colorValue() {
      let isAction = row?.action.map { !$0.isOutline } ?? false
      value.textColor = isAction ? HUDStyle.prediction : .label
    }

    func align(_ alignment: NSTextAlignment) {
      title.textAlignment = alignment
      value.textAlignment = alignment
    }

    private static let inset = CGSize(width: 4, height: 6)

    /// Returns the height for a width, in points; at least the size of a touch target.
    func height(forWidth width: CGFloat) -> CGFloat {
      if fittedWidth == width { return fittedHeight }
      let inner = CGSize(width: width - 2 * Self.inset.width, height: .greatestFiniteMagnitude)
      let high = value.sizeThatFits(inner).height
      let text = title.sizeThatFits(inner).height + high
      // On a line of another width, a value of the same length may not fit.
      if width != lengthWidth { fittedLength = 0 }
      lengthWidth = width
      if high < 1.5 * value.font.lineHeight {
        fittedLength = max(fittedLength, length)
      }
      fittedWidth = width
      fittedHeight = max(HUDStyle.target, (text + 2 * Self.inset.height).rounded(.up))
      return fittedHeight
    }

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.layOut()
      }
    }

    private func layOut() {
      let inner = bounds.insetBy(dx: Self.inset.width, dy: 0)
      let room = CGSize(width: inner.width, height: .greatestFiniteMagnitude)
      let (first, second) = (title.sizeThatFits(room).height, value.sizeThatFits(room).height)
      let top = HUDStyle.ceiled(max(0, (bounds.height - first - second) / 2), traitCollection)
      title.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: first)
      value.frame = CGRect(x: inner.minX, y: top + first, width: inner.width, height: second)
    }

    /// Flashes, to show without words that the value was copied or the row's action performed.
    func flash() {
      let color = HUDStyle.prediction.withAlphaComponent(0.18)
      UIView.performWithoutAnimation { backgroundColor = color }
      HUDMotion.fade { self.backgroundColor = HUDStyle.prediction.withAlphaComponent(0) }
    }
  }
#endif
