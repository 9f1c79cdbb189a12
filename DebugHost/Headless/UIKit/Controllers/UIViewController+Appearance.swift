import Foundation

/// The order of the appearance callbacks.
///
/// A parent receives each callback before its children, and the children receive it in their order
/// (K). If a view enters or leaves a window, and no container manages the move, its controller
/// appears or disappears: UIKit sends the will-callback inside the call, and the did-callback after
/// the turn's commit (O, stack traces of `viewDidMoveToWindow:shouldAppearOrDisappear:`).
/// It sends the is-appearing callback when the view is in a window, before its layout (A).
extension UIViewController {
  struct Appearance {
    enum State {
      case disappeared, appearing, appeared, disappearing
    }

    var state = State.disappeared
    var isAnimated = false
    /// Whether the controller has received will-appear but not yet is-appearing.
    var owesIsAppearing = false
    /// Whether a container is moving the view. Moves between windows then do not change the
    /// appearance.
    var isManaged = false
  }

  package var isAppearingOrAppeared: Bool {
    appearance.state == .appearing || appearance.state == .appeared
  }

  /// Begins an appearance or a disappearance. Returns whether the state has changed; if so, the
  /// caller has to call `endAppearance()`.
  @discardableResult
  package func beginAppearance(_ isAppearing: Bool, animated: Bool) -> Bool {
    defer { UIApplication.shared.statusBarControllerMoves(self) }
    switch (isAppearing, appearance.state) {
    case (true, .disappeared), (true, .disappearing):
      loadViewIfNeeded()
      prepareToAppear()
      appearance.state = .appearing
      appearance.isAnimated = animated
      appearance.owesIsAppearing = true
      viewWillAppear(animated)
      if loadedView?.window != nil { deliverIsAppearing() }
    case (false, .appeared), (false, .appearing):
      appearance.state = .disappearing
      appearance.isAnimated = animated
      appearance.owesIsAppearing = false
      viewWillDisappear(animated)
    default:
      return false
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return true }
    for child in children where child.isShown(in: self) {
      child.beginAppearance(isAppearing, animated: animated)
    }
    return true
  }

  package func endAppearance() {
    defer { UIApplication.shared.statusBarControllerMoves(self) }
    switch appearance.state {
    case .appearing:
      deliverIsAppearing()
      appearance.state = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.state = .disappeared
      viewDidDisappear(appearance.isAnimated)
    default:
      return
    }
    isMovingToParent = false
    isMovingFromParent = false
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.endAppearance() }
  }

  package func endAppearance(animated: Bool) {
    endAppearance()
  }

  /// Sends is-appearing, unless the controller has received it already. Called when the view is in
  /// its window, has its size and is about to be laid out, and at the latest before did-appear.
  package func deliverIsAppearing() {
    guard appearance.owesIsAppearing else { return }
    appearance.owesIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// Returns whether a container shows the child at this moment.
  private func isShown(in parent: UIViewController) -> Bool {
    guard let view = loadedView, let root = parent.loadedView else { return false }
    return view.isDescendant(of: root) && !appearance.isManaged
  }

  // MARK: Moves between windows

  /// Called by the view before it enters a window, or with nil before it leaves its window.
  package func viewWillMove(toWindow window: UIWindow?) {
    guard !appearance.isManaged else { return }
    guard let window else {
      if beginAppearance(false, animated: false) { endLater() }
      return
    }
    guard window.rootViewController !== self, !window.isHidden else { return }
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods, parent.isAppearingOrAppeared else {
        return
      }
      let isAnimated = parent.appearance.state == .appearing && parent.appearance.isAnimated
      // A parent in a transition ends the child's appearance together with its own.
      if beginAppearance(true, animated: isAnimated), parent.appearance.state == .appeared {
        endLater()
      }
    } else if beginAppearance(true, animated: false) {
      endLater()
    }
  }

  private func endLater() {
    HeadlessLoop.main.afterCommit { [self] in
      let isInWindow = loadedView?.window != nil
      guard !appearance.isManaged, isInWindow == isAppearingOrAppeared else { return }
      endAppearance()
    }
  }

  /// Runs the body while moves between windows do not change the appearance.
  func managingAppearance(_ body: () -> Void) {
    let outer = appearance.isManaged
    appearance.isManaged = true
    body()
    appearance.isManaged = outer
  }
}
