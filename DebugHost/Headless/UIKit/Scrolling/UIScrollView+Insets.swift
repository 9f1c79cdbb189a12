import Foundation

/// The parts of the safe area that count as insets, and the limits of the offset at rest (T4.11.1
/// to T4.11.11, T4.11.19, T4.10.20).
extension UIScrollView {
  /// The insets that the safe area adds to the content inset (T4.11.2 to T4.11.7).
  var safeAreaContribution: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let counts = scrollableAxes
      return UIEdgeInsets(
        top: counts.vertical ? safe.top : 0, left: counts.horizontal ? safe.left : 0,
        bottom: counts.vertical ? safe.bottom : 0, right: counts.horizontal ? safe.right : 0)
    }
  }

  /// `keyboardRoom`, or 0 if the inset adjustment is `.never` (T4.17.10).
  var addedKeyboardRoom: CGFloat { contentInsetAdjustmentBehavior == .never ? 0 : keyboardRoom }
  var addedTopRoom: CGFloat { contentInsetAdjustmentBehavior == .never ? 0 : topRoom }

  /// The axes whose safe area counts (T4.11.3 to T4.11.5, C5.17).
  private var scrollableAxes: (horizontal: Bool, vertical: Bool) {
    let isWide = contentSize.width > bounds.width
    let isTall = contentSize.height > bounds.height
    let bouncesSideways =
      alwaysBounceHorizontal && Self.configuration.horizontalBounceCountsSafeArea
    let isInContainer = isContentOfContainer && contentInsetAdjustmentBehavior == .automatic
    return (isWide || bouncesSideways, isTall || alwaysBounceVertical || isInContainer)
  }

  var offsetLimits: OffsetLimits {
    let (inset, size) = (adjustedContentInset, bounds.size)
    func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ length: CGFloat)
      -> ClosedRange<CGFloat>
    {
      let (first, last) = (-before, content + after - length)
      guard first.isFinite, last.isFinite else { return 0...0 }
      return first...max(first, last)
    }
    return OffsetLimits(
      x: range(inset.left, contentSize.width, inset.right, size.width),
      y: range(inset.top, contentSize.height, inset.bottom, size.height))
  }

  var bouncesAcross: Bool { bounces && bouncesHorizontally }
  var bouncesAlong: Bool { bounces && bouncesVertically }

  /// Whether the content can scroll horizontally. Content that fits can do so only if it bounces
  /// horizontally and `alwaysBounceHorizontal` is true (T4.9.43).
  var canScrollHorizontally: Bool {
    let inset = adjustedContentInset
    return (bouncesAcross && alwaysBounceHorizontal)
      || contentSize.width + inset.left + inset.right > bounds.width
  }

  var canScrollVertically: Bool {
    let inset = adjustedContentInset
    return (bouncesAlong && alwaysBounceVertical)
      || contentSize.height + inset.top + inset.bottom > bounds.height
  }

  /// Reports a changed adjusted content inset. In a window, an offset at the old top or left edge
  /// moves to the new edge, unless the content is being touched or is moving (T4.11.8, T4.11.9,
  /// T4.11.19).
  func insetsMayHaveChanged() {
    let (old, new) = (reportedInset, adjustedContentInset)
    guard old != new else { return }
    reportedInset = new
    setNeedsLayout()
    let (wasAtTop, wasAtLeft) = (isAt(-old.top, contentOffset.y), isAt(-old.left, contentOffset.x))
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    guard window != nil, !isTracking, !isDecelerating, motion == nil else {
      return limitsMayHaveChanged()
    }
    var offset = contentOffset
    if wasAtTop, isAt(-old.top, offset.y) { offset.y = -new.top }
    if wasAtLeft, isAt(-old.left, offset.x) { offset.x = -new.left }
    if offset != contentOffset { contentOffset = offset }
    limitsMayHaveChanged()
  }

  private func isAt(_ edge: CGFloat, _ value: CGFloat) -> Bool { abs(edge - value) < 0.001 }

  /// Requests a correction if the offset was inside the limits and no longer is: at once if the app
  /// has set the content inset, else at the next layout (T4.10.20). An offset that code has set outside the limits on purpose is not corrected
  /// (T4.10.8).
  func limitsMayHaveChanged() {
    let limits = offsetLimits
    guard limits != knownLimits else { return }
    if let knownLimits, knownLimits.contains(contentOffset), !limits.contains(contentOffset) {
      needsClamp = true
      setNeedsLayout()
    }
    knownLimits = limits
  }

  func clampIfNeeded() {
    guard needsClamp, !isTracking, motion == nil else { return }
    needsClamp = false
    let offset = offsetLimits.clamp(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }
}
