/// The UIKit scroll view of a SwiftUI scroll view. Its only content is a container, which holds all
/// platform views (T4.20.11).
///
/// The scroll view has to be its own delegate, which lays out the content that scrolls into view
/// (T4.20.18).
package final class HostingScrollView: UIScrollView, UIScrollViewDelegate {
  var onScroll: () -> Void = {}
  let container = UIView()

  func start() {
    delegate = self
    addSubview(container)
    // Makes UIKit adjust the content inset for the safe area, however short the content is.
    alwaysBounceVertical = true
  }

  func follow(_ environment: EnvironmentValues) {
    keyboardDismissMode = environment.dismissMode(of: .scrollView)
  }

  var shownArea: CGRect { bounds.inset(by: adjustedContentInset) }

  func move(by way: CGSize, isAnimated: Bool) {
    setContentOffset(
      CGPoint(x: contentOffset.x + way.width, y: contentOffset.y + way.height),
      animated: isAnimated)
  }

  package override var contentSize: CGSize {
    didSet { if contentSize != oldValue { container.frame.size = contentSize } }
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll()
  }
}
