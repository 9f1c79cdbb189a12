#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// A small tag at the edge beyond which the field will come to rest, for a ghost that cannot be seen.
  final class HUDGhostTag: UILabel {
    private var edge: HUDGhostEdge?
    private var place = CGRect.null
    private var avoided = CGRect.null
    private var fitted: (length: Int, size: CGSize)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
      textColor = .white
      textAlignment = .center
      backgroundColor = HUDStyle.prediction
      layer.cornerRadius = 11
      clipsToBounds = true
      isAccessibilityElement = false
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// The font of the user's text size.
    func style(_ font: UIFont) {
      self.font = font
      fitted = nil
      edge = nil
    }

    /// Shows how far beyond the visible area the ghost is, beside the panel; all in the tag's superview's coordinates.
    func show(ghost: CGRect?, visible: CGRect?, avoiding panel: CGRect) {
      guard let ghost, let visible, ghost.isFinite, visible.isFinite,
        let edge = HUDGhostEdge(ghost: ghost, visible: visible)
      else {
        if !isHidden { isHidden = true }
        return
      }
      if isHidden { isHidden = false }
      guard edge != self.edge || visible != place || panel != avoided else { return }
      self.edge = edge
      place = visible
      avoided = panel
      let new = edge.text
      if text != new { text = new }
      // Digits are all of one width.
      let length = new.utf8.count
      let natural = fitted.flatMap { $0.length == length ? $0.size : nil } ?? measure(length)
      let size = CGSize(
        width: min(natural.width.rounded(.up) + 20, visible.width),
        height: max(22, natural.height + 4))
      let y =
        edge.isAbove ? visible.minY + 8 + size.height / 2 : visible.maxY - 8 - size.height / 2
      center = CGPoint(x: Self.middle(for: size, at: y, in: visible, avoiding: panel), y: y)
      if bounds.size != size { bounds.size = size }
    }

    /// In the middle of the visible area, or at the side where the panel is not.
    private static func middle(
      for size: CGSize, at y: CGFloat, in visible: CGRect, avoiding panel: CGRect
    ) -> CGFloat {
      let reach = size.width / 2 + 8
      let places = [visible.midX, visible.minX + reach, visible.maxX - reach]
      return places.first { x in
        !panel.insetBy(dx: -4, dy: -4).overlaps(
          CGRect(
            x: x - size.width / 2, y: y - size.height / 2, width: size.width,
            height: size.height))
      } ?? visible.midX
    }

    private func measure(_ length: Int) -> CGSize {
      let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let size = sizeThatFits(limit)
      fitted = (length, size)
      return size
    }
  }
#endif
