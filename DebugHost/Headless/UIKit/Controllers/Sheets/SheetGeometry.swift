import Foundation

/// Where a sheet stands in its container; points, container coordinates. All numbers K.
///
/// Compact width: attached to the bottom edge, as wide as the container, 10 points below the status bar when large.
/// Regular width: a form sheet of 540 × 620 or of the preferred size, a page sheet of up to 704 points, centred. Compact
/// height: the whole container. A keyboard lifts a bottom sheet by what it covers beyond the safe area, up to the large
/// height, and moves a centred one up.
package struct SheetGeometry: Equatable {
  package var container = CGRect.zero
  package var safeArea = UIEdgeInsets.zero
  package var isCompactWidth = true
  package var isCompactHeight = false
  package var isFormSheet = false
  package var preferredSize = CGSize.zero
  /// Points that the keyboard covers from the container's bottom up.
  package var keyboardHeight: CGFloat = 0

  package init() {}

  static let gap: CGFloat = 10

  var isEdgeAttached: Bool { isCompactWidth && !isCompactHeight }

  /// The highest a sheet's top may be.
  package var highestTop: CGFloat {
    if isEdgeAttached { return container.minY + safeArea.top + Self.gap }
    return isCompactHeight ? container.minY : centredFrame.minY
  }

  /// The largest detent value: without the safe area below.
  var maximumValue: CGFloat { max(0, container.maxY - highestTop - safeArea.bottom) }

  var mediumValue: CGFloat { max(0, (container.height / 2).rounded() - safeArea.bottom) }

  /// The sheet's frame at rest for a detent's value.
  package func frame(value: CGFloat) -> CGRect {
    if isCompactHeight, isCompactWidth { return container }
    guard isEdgeAttached else { return centredFrame }
    let below = max(safeArea.bottom, keyboardHeight)
    let top = max(highestTop, container.maxY - value - below)
    return CGRect(
      x: container.minX, y: top, width: container.width, height: container.maxY - top)
  }

  private var centredFrame: CGRect {
    if isCompactHeight, isCompactWidth { return container }
    var size = isFormSheet ? CGSize(width: 540, height: 620) : pageSize
    if preferredSize.width > 0 { size.width = preferredSize.width }
    if preferredSize.height > 0 { size.height = preferredSize.height }
    let room = container.inset(
      by: UIEdgeInsets(
        top: safeArea.top + Self.gap, left: Self.gap,
        bottom: max(safeArea.bottom, Self.gap), right: Self.gap))
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    let free = container.height - keyboardHeight
    let y = max(room.minY, container.minY + ((free - size.height) / 2).rounded())
    let x = container.minX + ((container.width - size.width) / 2).rounded()
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private var pageSize: CGSize {
    CGSize(
      width: min(704, container.width - 40), height: container.height - 2 * (safeArea.top + 20))
  }
}
