import UIKit

/// A delegate that does something once, in the middle of the anchor's own change of the insets or the offset.
@MainActor
final class OnceDelegate: NSObject, UIScrollViewDelegate {
  var onInset: (() -> Void)?
  var onScroll: (() -> Void)?

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    let work = onInset
    onInset = nil
    work?()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let work = onScroll
    onScroll = nil
    work?()
  }
}
