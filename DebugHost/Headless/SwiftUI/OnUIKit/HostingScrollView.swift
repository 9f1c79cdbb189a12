/// The scroll view of UIKit behind a scroll view. Its only content is a container, in which all platform views stand (T4.20.11).
package final class HostingScrollView: UIScrollView, UIScrollViewDelegate {
  var onScroll: () -> Void = {}
  let container = UIView()

  func start() {
    delegate = self
    addSubview(container)
    // What is above the safe area is inset, however short the content is.
    alwaysBounceVertical = true
  }

  func follow(_ environment: EnvironmentValues) {
    keyboardDismissMode = environment.dismissMode(of: .scrollView)
  }

  package override var contentSize: CGSize {
    didSet { if contentSize != oldValue { container.frame.size = contentSize } }
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll()
  }
}
