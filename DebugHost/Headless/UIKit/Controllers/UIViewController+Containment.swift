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

  /// Replaces the view of one child with the view of another, with the caller's animations.
  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self, let container = old.loadedView?.superview else {
      print("UIViewController: transition(from:to:) needs two children, the first one shown.")
      completion?(false)
      return
    }
    let isVisible = isAppearingOrAppeared && shouldAutomaticallyForwardAppearanceMethods
    let isAnimated = duration > 0
    if isVisible {
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    new.managingAppearance { container.addSubview(new.view) }
    if isVisible { new.deliverIsAppearing() }
    let finish = { (isFinished: Bool) in
      old.managingAppearance { old.loadedView?.removeFromSuperview() }
      if isVisible {
        old.endAppearance()
        new.endAppearance()
      }
      completion?(isFinished)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: finish)
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

  /// The scroll view that the bars follow: the one that the app has named for the top edge or,
  /// without one, the view itself or its first subview, if that is a scroll view (K).
  var barsScrollView: UIScrollView? {
    if let named = contentScrollViews.scrollView(for: .top) { return named }
    guard let view = loadedView else { return nil }
    return view as? UIScrollView ?? view.children.first as? UIScrollView
  }

  func preferredContentSizeDidChange() {
    ownPresentation?.containerView?.setNeedsLayout()
  }
}

/// The scroll views that a controller names for its container's bars.
struct ContentScrollViews {
  private var top = WeakScrollView()
  private var bottom = WeakScrollView()

  private struct WeakScrollView {
    weak var scrollView: UIScrollView?
  }

  mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { top.scrollView = scrollView }
    if edge.contains(.bottom) { bottom.scrollView = scrollView }
  }

  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top), let view = top.scrollView { return view }
    return edge.contains(.bottom) ? bottom.scrollView : nil
  }
}
