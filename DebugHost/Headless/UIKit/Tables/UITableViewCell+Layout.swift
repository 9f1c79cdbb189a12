import Foundation

/// The layout of a cell's parts (K): margins of 16 points, 11 points above and below the text, and
/// a height of at least 44 points.
extension UITableViewCell {
  static let margin: CGFloat = 16
  static let shortest: CGFloat = 44
  private static let verticalMargin: CGFloat = 11
  private static let gap: CGFloat = 3

  var standardAccessory: UIView? {
    let symbol: String
    switch accessoryType {
    case .none: return nil
    case .disclosureIndicator: symbol = isReversed ? "chevron.left" : "chevron.right"
    case .checkmark: symbol = "checkmark"
    case .detailButton, .detailDisclosureButton: symbol = "info.circle"
    }
    let isDisclosure = accessoryType == .disclosureIndicator
    let look = UIImage.SymbolConfiguration(pointSize: isDisclosure ? 14 : 17, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: symbol, withConfiguration: look))
    view.tintColor = isDisclosure ? .tertiaryLabel : tintColor
    view.sizeToFit()
    return view
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func layoutContent() {
    layOut()
    guard isReversed else { return }
    let parts = [existingLabel, existingDetailLabel, existingImageView].compactMap { $0 }
    for part in parts { part.frame.origin.x = contentView.bounds.width - part.frame.maxX }
    for part in [separator, accessory, contentView].compactMap({ $0 }) {
      part.frame.origin.x = bounds.width - part.frame.maxX
    }
  }

  /// The safe area insets at the sides, for a layout from left to right before anything is
  /// mirrored.
  private var sides: UIEdgeInsets {
    let sides = tableView?.safeSides(of: frame) ?? .zero
    return isReversed
      ? UIEdgeInsets(top: 0, left: sides.right, bottom: 0, right: sides.left) : sides
  }

  /// Lays out the parts from left to right.
  private func layOut() {
    let sides = sides
    let hairline = 1 / (window?.screen ?? .main).scale
    let start = separatorInset.left + sides.left
    separator.frame = CGRect(
      x: start, y: bounds.height - hairline,
      width: max(0, bounds.width - start - separatorInset.right), height: hairline)
    var width = bounds.width - sides.right
    if let accessory {
      let size = accessory.bounds.size
      accessory.frame = CGRect(
        x: width - Self.margin - size.width, y: round((bounds.height - size.height) / 2),
        width: size.width, height: size.height)
      width = max(0, accessory.frame.minX)
    }
    contentView.frame = CGRect(
      x: sides.left, y: 0, width: max(0, width - sides.left), height: bounds.height)
    layoutStandardContent()
  }

  private func layoutStandardContent() {
    guard existingLabel != nil || existingDetailLabel != nil || existingImageView != nil else {
      return
    }
    let size = contentView.bounds.size
    var x = Self.margin + CGFloat(indentationLevel) * indentationWidth
    if let imageView = existingImageView, let image = imageView.image {
      imageView.frame = CGRect(
        x: x, y: round((size.height - image.size.height) / 2), width: image.size.width,
        height: image.size.height)
      x += image.size.width + Self.margin
    }
    let right = size.width - (accessory == nil ? Self.margin : 8)
    let room = max(0, right - x)
    switch style {
    case .default:
      existingLabel?.frame = CGRect(x: x, y: 0, width: room, height: size.height)
    case .subtitle:
      stack(x: x, width: room, height: size.height)
    case .value1, .value2:
      let detail = existingDetailLabel?.sizeThatFits(CGSize(width: room, height: size.height))
      let detailWidth = min(detail?.width ?? 0, room)
      let left = max(0, room - detailWidth - (detailWidth > 0 ? 8 : 0))
      existingLabel?.frame = CGRect(x: x, y: 0, width: left, height: size.height)
      existingDetailLabel?.frame = CGRect(
        x: right - detailWidth, y: 0, width: detailWidth, height: size.height)
    }
  }

  private func stack(x: CGFloat, width: CGFloat, height: CGFloat) {
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let text = existingLabel?.sizeThatFits(limit).height ?? 0
    let detail = existingDetailLabel?.sizeThatFits(limit).height ?? 0
    let total = text + detail + (text > 0 && detail > 0 ? Self.gap : 0)
    let y = max(0, ((height - total) / 2).rounded())
    existingLabel?.frame = CGRect(x: x, y: y, width: width, height: text)
    existingDetailLabel?.frame = CGRect(
      x: x, y: y + total - detail, width: width, height: detail)
  }

  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    let trailing = accessory.map { $0.bounds.width + Self.margin + 8 } ?? Self.margin
    let leading = existingImageView?.image.map { $0.size.width + 2 * Self.margin } ?? Self.margin
    let limit = CGSize(
      width: max(0, width - sides.left - sides.right - leading - trailing),
      height: .greatestFiniteMagnitude)
    let text = existingLabel?.sizeThatFits(limit).height ?? 0
    let detail = existingDetailLabel?.sizeThatFits(limit).height ?? 0
    let content =
      style == .subtitle && text > 0 && detail > 0
      ? text + Self.gap + detail : max(text, detail)
    let scale = (window?.screen ?? .main).scale
    return max(Self.shortest, ((content + 2 * Self.verticalMargin) * scale).rounded(.up) / scale)
  }
}
