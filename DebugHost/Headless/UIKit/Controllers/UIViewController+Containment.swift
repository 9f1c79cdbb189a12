import Foundation

/// The children of custom containers (A).
extension UIViewController {
  var selfAndAncestors: [UIViewController] {
    Array(sequence(first: self) { $0.parent }.prefix(1_000))
  }

  /// Returns the nearest ancestor of a type.
  func nearestAncestor<Kind: UIViewController>() -> Kind? {
    selfAndAncestors.dropFirst().lazy.compactMap { $0 as? Kind }.first
  }

  /// Adds a child. `addChild` calls the child's `willMove(toParent:)`. The container has to call
  /// the child's `didMove(toParent:)` (A).
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parent !== self, !selfAndAncestors.contains(where: { $0 === child })
    else { return }
    child.willMove(toParent: self)
    if let old = child.parent { old.children.removeAll { $0 === child } }
    child.parent = self
    child.isMovingToParent = true
    children.append(child)
  }

  /// Leaves the parent. `removeFromParent` calls `didMove(toParent:)`. The container has to call
  /// `willMove(toParent:)` first (A).
  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    isMovingToParent = false
    didMove(toParent: nil)
    if appearance.state == .disappeared { isMovingFromParent = false }
  }

  // MARK: For containers

  /// The insets that are added to the superview's safe area.
  var safeAreaAdditions: [UIEdgeInsets] { [additionalSafeAreaInsets, containerSafeAreaInsets] }

  func viewWillLayOut() {
    deliverIsAppearing()
    viewWillLayoutSubviews()
  }

  func titleDidChange() {
    navigationItem.title = title
    if let ownTabBarItem { ownTabBarItem.title = title }
  }

  func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    ownTabBarItem = item
    return item
  }

  /// The scroll view that the bars follow: the view itself or its first subview, if that is a
  /// scroll view (K).
  var barsScrollView: UIScrollView? {
    guard let view = loadedView else { return nil }
    return view as? UIScrollView ?? view.children.first as? UIScrollView
  }

  func preferredContentSizeDidChange() {
    ownPresentation?.containerView?.setNeedsLayout()
  }
}
