#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// The number of a field in the order in which the focus visits the fields, and the field's
  /// frame.
  struct HUDFieldTag: Equatable {
    /// The number, or a dash for a field that the order leaves out.
    let text: String
    let isInOrder: Bool
    /// The field's frame, in screen coordinates, in points.
    let rect: CGRect
  }

  extension HUDFieldTag {
    /// Returns the tags of the fields that are at least partly inside their window and inside each
    /// superview that clips.
    @MainActor
    static func tags(_ reading: FieldReading) -> [HUDFieldTag] {
      reading.fields.compactMap { field in
        guard let view = field.view, let space = view.window?.screen.coordinateSpace,
          view.isUnclipped
        else { return nil }
        return HUDFieldTag(
          text: field.number.map(String.init) ?? "–", isInOrder: field.number != nil,
          rect: view.convert(view.bounds, to: space))
      }
    }
  }

  extension UIView {
    /// Whether at least a part of this view is within the bounds of the window and of each
    /// superview that clips.
    fileprivate var isUnclipped: Bool {
      sequence(first: self, next: \.superview).dropFirst()
        .filter { $0.clipsToBounds || $0 is UIWindow }
        .allSatisfy { $0.bounds.overlaps(convert(bounds, to: $0)) }
    }
  }

  /// Draws the numbers of the fields at the fields' upper leading corners, in the HUD's own window.
  @MainActor
  final class HUDFieldTags {
    private let container = UIView()
    private var labels: [UILabel] = []
    private var shown: [HUDFieldTag] = []
    private var font = UIFont.systemFont(ofSize: 13)

    init(host: UIView) {
      container.isUserInteractionEnabled = false
      container.accessibilityElementsHidden = true
      host.addSubview(container)
    }

    func remove() { container.removeFromSuperview() }

    /// Sets the font for the user's text size.
    func style(_ font: UIFont) {
      self.font = font
      shown = []
    }

    /// Shows the tags. `origin` is the screen's origin in the window's coordinates, in points.
    func show(_ tags: [HUDFieldTag], origin: CGPoint) {
      guard tags != shown || labels.count != tags.count else { return }
      shown = tags
      while labels.count < tags.count { labels.append(makeLabel()) }
      while labels.count > tags.count { labels.removeLast().removeFromSuperview() }
      for (label, tag) in zip(labels, tags) {
        let rect = tag.rect.offsetBy(dx: origin.x, dy: origin.y)
        label.isHidden = !rect.isFinite
        guard rect.isFinite else { continue }
        label.font = font
        label.text = tag.text
        label.backgroundColor = tag.isInOrder ? HUDStyle.prediction : .systemGray
        let height = max(20, (font.lineHeight + 4).rounded(.up))
        let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)
        let width = max(height, label.sizeThatFits(limit).width.rounded(.up) + 10)
        label.layer.cornerRadius = height / 2
        let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isReversed ? rect.maxX - width + 6 : rect.minX - 6
        label.frame = CGRect(
          x: max(0, x), y: max(0, rect.minY - height / 2), width: width, height: height)
      }
    }

    private func makeLabel() -> UILabel {
      let label = UILabel()
      label.textColor = .white
      label.textAlignment = .center
      label.clipsToBounds = true
      label.accessibilityIdentifier = "ResponderScope.HUD.field"
      container.addSubview(label)
      return label
    }
  }
#endif
