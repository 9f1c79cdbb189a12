import Foundation

/// The scroll indicators, which show the position in the content (T4.9.44). They are views in front
/// of the content, and are created when they are first shown.
@MainActor
final class ScrollIndicators {
  private static let thickness: CGFloat = 2.5
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  private static let fade: TimeInterval = 0.4
  /// The duration of a flash, in seconds (K).
  private static let flashDuration: TimeInterval = 1

  private var vertical: ScrollIndicatorView?
  private var horizontal: ScrollIndicatorView?
  private var flashEnd: HeadlessTimer?

  func show(in scrollView: UIScrollView) {
    flashEnd?.invalidate()
    setAlpha(1, in: scrollView)
  }

  func hide(in scrollView: UIScrollView) {
    flashEnd?.invalidate()
    guard vertical?.alpha ?? 0 > 0 || horizontal?.alpha ?? 0 > 0 else { return }
    UIView.animate(withDuration: Self.fade) { [vertical, horizontal] in
      vertical?.alpha = 0
      horizontal?.alpha = 0
    }
  }

  func flash(in scrollView: UIScrollView) {
    guard scrollView.window != nil else { return }
    show(in: scrollView)
    flashEnd = HeadlessLoop.main.schedule(after: Self.flashDuration) {
      [weak self, weak scrollView] in
      guard let self, let scrollView, scrollView.motion == nil, !scrollView.isDragging else {
        return
      }
      self.hide(in: scrollView)
    }
  }

  private func setAlpha(_ alpha: CGFloat, in scrollView: UIScrollView) {
    UIView.performWithoutAnimation {
      if scrollView.showsVerticalScrollIndicator,
        scrollView.contentSize.height > scrollView.bounds.height
      {
        vertical = vertical ?? ScrollIndicatorView(in: scrollView)
        vertical?.alpha = alpha
      }
      if scrollView.showsHorizontalScrollIndicator,
        scrollView.contentSize.width > scrollView.bounds.width
      {
        horizontal = horizontal ?? ScrollIndicatorView(in: scrollView)
        horizontal?.alpha = alpha
      }
      update(in: scrollView)
    }
  }

  /// Places the indicators unless both are invisible. The scroll view calls this in every layout
  /// pass.
  func update(in scrollView: UIScrollView) {
    guard vertical?.alpha ?? 0 > 0 || horizontal?.alpha ?? 0 > 0 else { return }
    let bounds = scrollView.bounds
    let limits = scrollView.offsetLimits
    let adjusts = scrollView.automaticallyAdjustsScrollIndicatorInsets
    var safe = adjusts ? scrollView.safeAreaContribution : .zero
    if adjusts { safe.bottom += scrollView.addedKeyboardRoom }
    UIView.performWithoutAnimation {
      if let vertical {
        let area = bounds.inset(by: scrollView.verticalScrollIndicatorInsets).inset(by: safe)
        let bar = Self.bar(
          offset: bounds.minY, limits: limits.y, length: bounds.height,
          content: scrollView.contentSize.height, track: area.minY...max(area.minY, area.maxY))
        vertical.frame = CGRect(
          x: area.maxX - Self.margin - Self.thickness, y: bar.start, width: Self.thickness,
          height: bar.length)
        vertical.keepInFront()
      }
      if let horizontal {
        let area = bounds.inset(by: scrollView.horizontalScrollIndicatorInsets).inset(by: safe)
        let bar = Self.bar(
          offset: bounds.minX, limits: limits.x, length: bounds.width,
          content: scrollView.contentSize.width, track: area.minX...max(area.minX, area.maxX))
        horizontal.frame = CGRect(
          x: bar.start, y: area.maxY - Self.margin - Self.thickness, width: bar.length,
          height: Self.thickness)
        horizontal.keepInFront()
      }
    }
  }

  /// Returns the place of an indicator. The indicator takes up the same fraction of its track as
  /// the viewport does of the content, but at least 36 points. It shrinks while the offset is past
  /// an edge.
  private static func bar(
    offset: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat, content: CGFloat,
    track: ClosedRange<CGFloat>
  ) -> (start: CGFloat, length: CGFloat) {
    let (first, last) = (track.lowerBound + margin, track.upperBound - margin)
    let room = max(0, last - first)
    let past = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
    let full = content > 0 ? min(room, max(shortest, room * length / content)) : room
    let size = max(min(full, 8), full - past)
    let range = limits.upperBound - limits.lowerBound
    let part = range > 0 ? min(max((offset - limits.lowerBound) / range, 0), 1) : 0
    return (first + (room - size) * part, size)
  }
}

/// One scroll indicator. It receives no touches and stays in front of the content.
final class ScrollIndicatorView: UIView {
  convenience init(in scrollView: UIScrollView) {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
    layer.cornerRadius = 1.25
    switch scrollView.indicatorStyle {
    case .white: backgroundColor = UIColor(white: 1, alpha: 0.5)
    case .black: backgroundColor = UIColor(white: 0, alpha: 0.35)
    case .default:
      backgroundColor =
        scrollView.traitCollection.userInterfaceStyle == .dark
        ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    }
    scrollView.addSubview(self)
  }

  func keepInFront() {
    guard let superview else { return }
    let isInFront =
      superview.children.reversed().first { !($0 is ScrollIndicatorView) }
      .map { other in
        superview.children.lastIndex { $0 === self } ?? 0
          > superview.children.lastIndex { $0 === other } ?? 0
      } ?? true
    if !isInFront { superview.bringSubviewToFront(self) }
  }
}
