/// The scroll view of UIKit behind a scroll view; the platform views are right in it (O, view dumps).
package final class HostingScrollView: UIScrollView, UIScrollViewDelegate {
  var onScroll: () -> Void = {}

  /// What holds the views inside.
  var container: UIView { self }

  func start() {
    delegate = self
  }

  func follow(_ environment: EnvironmentValues) {
    keyboardDismissMode = environment.dismissMode(of: .scrollView)
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll()
  }
}
