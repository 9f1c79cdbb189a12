/// The scroll view of UIKit behind a scroll view. Its only content is a container, in which all platform views stand (T4.20.11).
///
/// It is its own delegate, and needs to be: what scrolls into sight is laid out, and where it comes to rest is said, from there (T4.20.18).
package final class HostingScrollView: UIScrollView, UIScrollViewDelegate {
  var onScroll: () -> Void = {}
  let container = UIView()
  private var targetBehavior: (any ScrollTargetBehavior)?
  private var dragStart = CGPoint.zero

  func start() {
    delegate = self
    addSubview(container)
    // What is above the safe area is inset, however short the content is.
    alwaysBounceVertical = true
  }

  func follow(_ environment: EnvironmentValues) {
    keyboardDismissMode = environment.dismissMode(of: .scrollView)
    targetBehavior = environment.scrollTargetBehavior
  }

  package override var contentSize: CGSize {
    didSet { if contentSize != oldValue { container.frame.size = contentSize } }
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll()
  }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStart = contentOffset
  }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let targetBehavior else { return }
    let inset = adjustedContentInset
    let size = bounds.inset(by: inset).size
    func target(_ offset: CGPoint) -> ScrollTarget {
      let origin = CGPoint(x: offset.x + inset.left, y: offset.y + inset.top)
      return ScrollTarget(rect: CGRect(origin: origin, size: size))
    }
    var rest = target(targetContentOffset.pointee)
    targetBehavior.updateTarget(
      &rest,
      context: ScrollTargetBehaviorContext(
        originalTarget: target(dragStart),
        velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000),
        contentSize: contentSize, containerSize: size,
        axes: contentSize.width > bounds.width ? .horizontal : .vertical))
    targetContentOffset.pointee = CGPoint(
      x: rest.rect.minX - inset.left, y: rest.rect.minY - inset.top)
  }
}
