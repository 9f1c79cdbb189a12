import Foundation

extension UIView {
  /// Marks the view and all its ancestors, so that the next commit finds the view without a search.
  func markNeedsLayout() {
    layoutFlags.needsLayout = true
    markWay(from: superview)
  }

  /// Marks the view and all its ancestors, because a layer inside the view needs layout. This layer
  /// has no view of its own.
  func markSublayersNeedLayout() { markWay(from: self) }

  private func markWay(from view: UIView?) {
    var ancestor = view
    while let view = ancestor, !view.layoutFlags.subtreeNeedsLayout {
      view.layoutFlags.subtreeNeedsLayout = true
      ancestor = view.superview
    }
    guard let window = attachedWindow ?? self as? UIWindow else { return }
    window.layoutMark.isSet = true
    HeadlessLoop.main.setNeedsCommit()
  }

  /// Lays out the view, and then the views below it that need layout. A collection view ends the
  /// passes itself that request each other (T4.17.14).
  package func layoutTreeIfNeeded() {
    var passes = 0
    while layoutFlags.needsLayout || layoutFlags.subtreeNeedsLayout,
      passes < 8 || (passes < 120 && (self as? UICollectionView)?.wasInvalidatedInside == true)
    {
      passes += 1
      if layoutFlags.needsLayout { layoutOnce() }
      layoutFlags.subtreeNeedsLayout = false
      layer.layOutSublayersIfDue()
      for child in children
      where child.layoutFlags.needsLayout || child.layoutFlags.subtreeNeedsLayout {
        child.layoutTreeIfNeeded()
      }
    }
  }

  /// The view at which UIKit begins the layout. UIKit goes up from this view as long as the
  /// superview needs layout too.
  var layoutRoot: UIView {
    var root = self
    while let parent = root.superview, parent.layoutFlags.needsLayout { root = parent }
    return root
  }

  private func layoutOnce() {
    traitCollection.performAsCurrent(layOut)
  }

  private func layOut() {
    layoutFlags.needsLayout = false
    let insets = safeAreaInsets
    if insets != layoutFlags.reportedSafeArea {
      layoutFlags.reportedSafeArea = insets
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      marginsMayHaveChanged()
      for child in children { child.safeAreaMayHaveChanged() }
      layoutFlags.needsLayout = false
    }
    let outer = layoutFlags.isLayingOut
    layoutFlags.isLayingOut = true
    if attachedWindow != nil || self is UIWindow { layoutFlags.isRendered = true }
    defer { layoutFlags.isLayingOut = outer }
    viewController?.viewWillLayOut()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  /// Requests a layout pass if the safe area of the view, or of a view inside it, has changed, for
  /// example because the view was moved. UIKit notifies the views in that pass.
  func safeAreaMayHaveChanged() {
    guard attachedWindow != nil || self is UIWindow, !layoutFlags.needsLayout else { return }
    if computedSafeAreaInsets != layoutFlags.reportedSafeArea { return markNeedsLayout() }
    // A scroll view does not pass its safe area on to its content.
    guard safeAreaForSubviews != .zero else { return }
    for child in children { child.safeAreaMayHaveChanged() }
  }

  /// The frame that the view would have without its transform, which does not move its safe area
  /// (K).
  private var layoutFrame: CGRect {
    var state = layer.state
    state.transform = .identity
    return state.frame
  }

  /// The view's safe area insets. They are the superview's insets as far as these reach into this
  /// view, or the screen's insets if the view is a window, plus the controller's additions. The
  /// part of the view outside the superview adds nothing (K).
  var computedSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets = window.screenSafeArea
    } else if let superview {
      let safe = superview.bounds.inset(by: superview.safeAreaForSubviews)
      let (frame, outer) = (layoutFrame, superview.bounds)
      insets.top = max(0, safe.minY - max(frame.minY, outer.minY))
      insets.left = max(0, safe.minX - max(frame.minX, outer.minX))
      insets.bottom = max(0, min(frame.maxY, outer.maxY) - safe.maxY)
      insets.right = max(0, min(frame.maxX, outer.maxX) - safe.maxX)
    }
    for additional in viewController?.safeAreaAdditions ?? [] {
      insets.top += additional.top
      insets.left += additional.left
      insets.bottom += additional.bottom
      insets.right += additional.right
    }
    return insets
  }
}
