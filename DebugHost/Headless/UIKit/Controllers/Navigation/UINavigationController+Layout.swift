import Foundation

/// Places the bar, and adds its height to the children's safe area (A).
extension UINavigationController {
  func layOut() {
    layOutBar()
    startDeferredTransitionIfNeeded()
  }

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    let height = navigationBar.height(for: navigationBar.topItem)
    navigationBar.overhang = top
    navigationBar.frame = CGRect(
      x: 0, y: hidesBar ? -height : top, width: view.bounds.width, height: height)
    navigationBar.isHidden = hidesBar
    for child in children { updateSafeArea(of: child) }
    updateBarBackground()
  }

  func updateSafeArea(of child: UIViewController) {
    let height = hidesBar ? 0 : navigationBar.height(for: child.navigationItem)
    child.containerSafeAreaInsets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
  }

  /// Makes the child's scroll view include the bar in its adjusted content inset (T4.11.5). Updates
  /// the bar's background now and whenever the scroll view scrolls.
  func adoptScrollView(of child: UIViewController) {
    guard let scrollView = child.barsScrollView else { return updateBarBackground() }
    scrollView.isContentOfContainer = true
    var y = scrollView.contentOffset.y
    scrollView.containerDidScroll = { [weak self, weak scrollView] in
      guard let self, let scrollView else { return }
      minimiseBar(scrollView, from: y)
      y = scrollView.contentOffset.y
      updateBarBackground()
    }
    updateBarBackground()
  }

  private func minimiseBar(_ list: UIScrollView, from y: CGFloat) {
    guard UIViewController.choices.minimisesBars, list.isDragging || list.isDecelerating,
      abs(list.contentOffset.y - y) > 0.5
    else { return }
    let isMinimised = list.contentOffset.y > max(y, -list.adjustedContentInset.top)
    guard isMinimised != navigationBar.isMinimised else { return }
    navigationBar.isMinimised = isMinimised
    layOutBar()
  }

  private func updateBarBackground() {
    guard let scrollView = topViewController?.barsScrollView else {
      navigationBar.liesOnContent = false
      return
    }
    let top = -scrollView.adjustedContentInset.top
    navigationBar.liesOnContent = scrollView.contentOffset.y > top + 0.5
  }
}
