import UIKit

/// A delegate that runs one closure when the inset next changes, and another when the list next
/// scrolls. The tests use it to act in the middle of the anchor's own change.
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
