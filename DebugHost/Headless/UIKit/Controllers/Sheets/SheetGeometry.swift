import Foundation

/// The place of a sheet in its container, in points and in the container's coordinates. All numbers
/// are K.
///
/// On a compact width, the sheet is attached to the bottom edge and as wide as the container. If it
/// is large, its top is 10 points below the status bar. On a regular width, the sheet is centred. A
/// form sheet then has 540 × 620 points, and a page sheet is at most 704 points wide, unless the
/// controller has a preferred size. If both the width and the height are compact, the sheet fills
/// the container.
///
/// A keyboard raises a bottom sheet by what it covers beyond the safe area, up to the large height,
/// and moves a centred one up.
package struct SheetGeometry: Equatable {
  package var container = CGRect.zero
  package var safeArea = UIEdgeInsets.zero
  package var isCompactWidth = true
  package var isCompactHeight = false
  package var isFormSheet = false
  package var preferredSize = CGSize.zero
  /// The height that the keyboard covers at the bottom of the container, in points.
  package var keyboardHeight: CGFloat = 0

  package init() {}

  static let gap: CGFloat = 10

  var isEdgeAttached: Bool { isCompactWidth && !isCompactHeight }

  /// The y coordinate of the sheet's top at its highest.
  package var highestTop: CGFloat {
    if isEdgeAttached { return container.minY + safeArea.top + Self.gap }
    return isCompactHeight ? container.minY : centredFrame.minY
  }

  /// The largest value of a detent. Values do not include the safe area at the bottom.
  var maximumValue: CGFloat { max(0, container.maxY - highestTop - safeArea.bottom) }

  var mediumValue: CGFloat { max(0, (container.height / 2).rounded() - safeArea.bottom) }

  /// Returns the frame of the sheet when it rests at a detent.
  ///
  /// - Parameter value: The value of the detent, in points.
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
