import Foundation

extension UIView {
  public var subviews: [UIView] { children }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    let siblings = children.filter { $0 !== view }
    insert(view, at: siblings.firstIndex { $0 === siblingSubview })
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    let siblings = children.filter { $0 !== view }
    let index = siblings.firstIndex { $0 === siblingSubview }
    insert(view, at: index.map { $0 + 1 })
    guard index != nil, view.superview === self else { return }
    // Keeps the view below plain layers that are above the sibling (T4.6.27).
    layer.insertSublayer(view.layer, above: siblingSubview.layer)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: children.count - 1)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return children.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  func attachLayer() {
    layer.delegate = self
    layer.onChange = { [weak self] in self?.setNeedsDisplay() }
    layer.onGeometryChange = { [weak self] isResized in
      guard let self else { return }
      if isResized {
        setNeedsLayout()
        // While the superview lays out its subviews, the change is part of that layout (K).
        if let superview, !superview.layoutFlags.isLayingOut { superview.setNeedsLayout() }
      }
      safeAreaMayHaveChanged()
    }
  }

  /// Moves a subview to another place among its siblings, without a callback (K).
  private func reorder(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: old)
    children.insert(view, at: min(max(index, 0), children.count))
    placeLayer(of: view)
    setNeedsDisplay()
  }

  /// Places the subview's layer right below the next subview's layer, or in front of all layers.
  private func placeLayer(of view: UIView) {
    let next = children.drop { $0 !== view }.dropFirst().first
    if let next, next.layer.superlayer === layer {
      layer.insertSublayer(view.layer, below: next.layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  /// Inserts a subview so that its layer is at an index among all sublayers, because UIKit counts
  /// plain layers too (github.com/NativeScript/NativeScript/issues/11406).
  func insert(_ view: UIView, atLayer index: Int) {
    let others = (layer.sublayers ?? []).filter { $0 !== view.layer }
    let place = min(max(index, 0), others.count)
    insert(view, at: others[..<place].count { ($0.delegate as? UIView)?.superview === self })
    guard view.superview === self else { return }
    layer.insertSublayer(view.layer, at: UInt32(place))
  }

  func insert(_ view: UIView, at index: Int?) {
    guard view !== self, !isDescendant(of: view) else { return }
    // A view that is already a subview only changes its place.
    if view.superview === self { return reorder(view, to: index ?? children.count) }
    let oldTint = view.tintColor
    let oldSuperview = view.superview
    let target = attachedWindow ?? self as? UIWindow
    let changesWindow = view.attachedWindow !== target
    if oldSuperview != nil {
      if changesWindow { view.resignInsideBeforeLeaving() }
      oldSuperview?.willRemoveSubview(view)
    }
    view.willMove(toSuperview: self)
    if changesWindow { view.tellWillMove(to: target) }
    if let oldSuperview {
      oldSuperview.children.removeAll { $0 === view }
    }
    let position = min(max(index ?? children.count, 0), children.count)
    children.insert(view, at: position)
    view.superview = self
    placeLayer(of: view)
    if changesWindow { view.setWindow(target) }
    if target != nil { view.traitsMayHaveChanged() }
    view.didMoveToSuperview()
    if changesWindow { view.tellDidMove() }
    didAddSubview(view)
    if view.tintColor != oldTint { view.tintColorDidChange() }
    view.safeAreaMayHaveChanged()
    setNeedsLayout()
    if changesWindow, target != nil { view.honourFocusRequests() }
  }

  func detach() {
    guard let old = superview else { return }
    let leavesWindow = attachedWindow != nil
    old.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if leavesWindow { tellWillMove(to: nil) }
    old.children.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
    if leavesWindow { setWindow(nil) }
    didMoveToSuperview()
    if leavesWindow {
      tellDidMove()
      UIApplication.shared.touchDispatcher.viewsDidLeaveWindow()
    }
    old.setNeedsLayout()
  }

  private func tellWillMove(to window: UIWindow?) {
    viewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for child in children { child.tellWillMove(to: window) }
  }

  private func setWindow(_ window: UIWindow?) {
    attachedWindow = window
    // Nothing animates outside a window.
    if window == nil { layer.removeAllAnimations() }
    for child in children { child.setWindow(window) }
  }

  private func tellDidMove() {
    didMoveToWindow()
    if attachedWindow != nil, layoutFlags.needsLayout { markNeedsLayout() }
    for child in children { child.tellDidMove() }
  }

  /// Called before the view leaves its window. Asks the first responder inside the view to resign.
  /// Even if the responder refuses, the view leaves (T4.4.20 to T4.4.23).
  func resignInsideBeforeLeaving() {
    guard attachedWindow != nil else { return }
    focusWindow?.focus.viewWillLeave(self)
  }

  /// Focuses the views that requested the focus while there was no window (T4.4.8).
  private func honourFocusRequests() {
    if wantsFocusInWindow {
      wantsFocusInWindow = false
      becomeFirstResponder()
    }
    for child in children { child.honourFocusRequests() }
  }
}

extension UIResponder {
  /// Returns whether the responder is the view, a view inside it, a controller whose view is inside
  /// it, or a responder whose chain leads to one of these.
  func isInside(_ view: UIView) -> Bool {
    var responder: UIResponder? = self
    var budget = 10_000
    while let current = responder, budget > 0 {
      if let own = current as? UIView {
        if own.isDescendant(of: view) { return true }
        // An accessory view is in the keyboard's window. It disappears with the responder that
        // supplied it, which is its next responder (T4.4.19).
        guard own.window is UIRemoteKeyboardWindow else { return false }
      }
      if let controller = current as? UIViewController {
        return controller.viewIfLoaded?.isDescendant(of: view) ?? false
      }
      responder = current.next
      budget -= 1
    }
    return false
  }
}
