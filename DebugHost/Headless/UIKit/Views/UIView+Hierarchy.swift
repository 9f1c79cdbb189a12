import Foundation

extension UIView {
  public var subviews: [UIView] { children }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let index = children.firstIndex { $0 === siblingSubview }
    insert(view, at: index)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = children.firstIndex { $0 === siblingSubview }.map { $0 + 1 }
    insert(view, at: index)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    reorderLayers()
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
    reorderLayers()
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
    reorderLayers()
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
  }

  /// Keeps the layers of the subviews in the subviews' order, in front of the view's own sublayers.
  private func reorderLayers() {
    for child in children { layer.addSublayer(child.layer) }
    setNeedsDisplay()
  }

  func insert(_ view: UIView, at index: Int?) {
    guard view !== self, !isDescendant(of: view) else { return }
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
    let isLast = position == children.count - 1
    layer.addSublayer(view.layer)
    if !isLast { reorderLayers() }
    if changesWindow { view.setWindow(target) }
    view.didMoveToSuperview()
    if changesWindow { view.tellDidMove() }
    didAddSubview(view)
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
    if leavesWindow { tellDidMove() }
    old.setNeedsLayout()
  }

  private func tellWillMove(to window: UIWindow?) {
    viewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for child in children { child.tellWillMove(to: window) }
  }

  private func setWindow(_ window: UIWindow?) {
    attachedWindow = window
    resolveBackground()
    for child in children { child.setWindow(window) }
  }

  private func tellDidMove() {
    didMoveToWindow()
    if attachedWindow != nil, layoutFlags.needsLayout { markNeedsLayout() }
    for child in children { child.tellDidMove() }
  }

  /// Before it leaves, the first responder inside is asked to resign; a refusal changes nothing (T4.4.20 to T4.4.23).
  func resignInsideBeforeLeaving() {
    guard attachedWindow != nil else { return }
    focusWindow?.focus.viewWillLeave(self)
  }

  /// Focus asked for while there was no window (T4.4.8).
  private func honourFocusRequests() {
    if wantsFocusInWindow {
      wantsFocusInWindow = false
      becomeFirstResponder()
    }
    for child in children { child.honourFocusRequests() }
  }
}

extension UIResponder {
  /// Whether the responder is the view, something inside it, a controller whose view is inside it, or a responder
  /// whose chain passes through such a one.
  func isInside(_ view: UIView) -> Bool {
    var responder: UIResponder? = self
    var budget = 10_000
    while let current = responder, budget > 0 {
      if let own = current as? UIView { return own.isDescendant(of: view) }
      if let controller = current as? UIViewController {
        return controller.viewIfLoaded?.isDescendant(of: view) ?? false
      }
      responder = current.next
      budget -= 1
    }
    return false
  }
}
