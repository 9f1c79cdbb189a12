/// The UIKit scroll view of a SwiftUI scroll view. Its only content is a container, which holds all
/// platform views (T4.20.11).
///
/// The scroll view has to be its own delegate. The delegate's methods lay out the content that
/// scrolls into view, and determine where a scroll comes to rest (T4.20.18).
package final class HostingScrollView: UIScrollView, UIScrollViewDelegate {
  var onScroll: () -> Void = {}
  let container = UIView()
  private var targetBehavior: (any ScrollTargetBehavior)?
  private var dragStart = CGPoint.zero

  func start() {
    delegate = self
    addSubview(container)
    // Makes UIKit adjust the content inset for the safe area, however short the content is.
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
