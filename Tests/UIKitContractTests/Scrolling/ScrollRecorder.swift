import UIKit

/// A delegate that records its calls in order.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var offsets: [CGPoint] = []
  var velocity: CGPoint?
  var target: CGPoint?
  /// The target content offset to write, or nil to leave UIKit's.
  var newTarget: CGPoint?
  var allowsScrollToTop = true
  var onScroll: ((UIScrollView) -> Void)?
  /// The scroll view's flags at the time of each callback.
  var states: [String] = []

  /// The log, in which each run of equal entries is one entry.
  var order: [String] {
    log.enumerated().filter { $0.offset == 0 || log[$0.offset - 1] != $0.element }.map(\.element)
  }

  func note(_ name: String, _ scrollView: UIScrollView) {
    log.append(name)
    let flags = [
      scrollView.isTracking ? "T" : "-", scrollView.isDragging ? "D" : "-",
      scrollView.isDecelerating ? "C" : "-",
    ]
    states.append("\(name) \(flags.joined())")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll", scrollView)
    offsets.append(scrollView.contentOffset)
    onScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging(\(Int(scrollView.contentOffset.y)))", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let newTarget { targetContentOffset.pointee = newTarget }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return allowsScrollToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    note("didScrollToTop", scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset", scrollView)
  }
}
