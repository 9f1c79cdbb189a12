import Foundation

extension UIView {
  /// Marks the view, and the way from its root to it, so that the next commit finds it without a search.
  func markNeedsLayout() {
    layoutFlags.needsLayout = true
    var ancestor = superview
    while let view = ancestor, !view.layoutFlags.subtreeNeedsLayout {
      view.layoutFlags.subtreeNeedsLayout = true
      ancestor = view.superview
    }
    if attachedWindow != nil || self is UIWindow { HeadlessLoop.main.setNeedsCommit() }
  }

  /// Lays out the view and then what needs it below.
  package func layoutTreeIfNeeded() {
    var passes = 0
    while layoutFlags.needsLayout || layoutFlags.subtreeNeedsLayout, passes < 8 {
      passes += 1
      if layoutFlags.needsLayout { layoutOnce() }
      layoutFlags.subtreeNeedsLayout = false
      for child in children
      where child.layoutFlags.needsLayout || child.layoutFlags.subtreeNeedsLayout {
        child.layoutTreeIfNeeded()
      }
    }
  }

  private func layoutOnce() {
    layoutFlags.needsLayout = false
    let insets = safeAreaInsets
    if insets != layoutFlags.reportedSafeArea {
      layoutFlags.reportedSafeArea = insets
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      for child in children { child.markNeedsLayout() }
      layoutFlags.needsLayout = false
    }
    viewController?.viewWillLayOut()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  /// The superview's safe area as far as it reaches into this view, with the controller's additions.
  var computedSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      let (own, screen) = (window.screen.safeAreaInsets, window.screen.bounds)
      let frame = window.frame
      insets.top = max(0, own.top - frame.minY)
      insets.left = max(0, own.left - frame.minX)
      insets.bottom = max(0, own.bottom - (screen.maxY - frame.maxY))
      insets.right = max(0, own.right - (screen.maxX - frame.maxX))
    } else if let superview {
      let safe = superview.bounds.inset(by: superview.safeAreaForSubviews)
      let frame = frame
      insets.top = max(0, safe.minY - max(frame.minY, superview.bounds.minY))
      insets.left = max(0, safe.minX - max(frame.minX, superview.bounds.minX))
      insets.bottom = max(0, min(frame.maxY, superview.bounds.maxY) - safe.maxY)
      insets.right = max(0, min(frame.maxX, superview.bounds.maxX) - safe.maxX)
    }
    for additional in viewController?.safeAreaAdditions ?? [] {
      insets.top += additional.top
      insets.left += additional.left
      insets.bottom += additional.bottom
      insets.right += additional.right
    }
    return insets
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: Traits

  var resolvedTraits: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      if current.overrideUserInterfaceStyle != .unspecified {
        return screenTraits.with(userInterfaceStyle: current.overrideUserInterfaceStyle)
      }
      view = current.superview
    }
    return screenTraits
  }

  private var screenTraits: UITraitCollection {
    attachedWindow?.screen.traitCollection ?? (self as? UIWindow)?.screen.traitCollection
      ?? UIScreen.main.traitCollection
  }

  func resolveBackground() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// Resolves colours again below here and tells everybody.
  package func traitsMayHaveChanged() {
    resolveBackground()
    traitCollectionDidChange(nil)
    setNeedsDisplay()
    for child in children { child.traitsMayHaveChanged() }
  }
}

extension UITraitCollection {
  func with(userInterfaceStyle style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: style, idiom: userInterfaceIdiom, displayScale: displayScale,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      preferredContentSizeCategory: preferredContentSizeCategory, layoutDirection: layoutDirection,
      accessibilityContrast: accessibilityContrast)
  }
}
