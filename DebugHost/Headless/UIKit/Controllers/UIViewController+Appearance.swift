import Foundation

/// The order of the appearance callbacks.
///
/// Parent before children, each step in the order of the children (K). A view that enters or leaves a window without a
/// container that manages it makes its controller appear or disappear: "will" inside the call, "did" in the turn after
/// the commit (O, stack traces of `viewDidMoveToWindow:shouldAppearOrDisappear:`). "Is appearing" comes when the view
/// is in a window, before its layout (A).
extension UIViewController {
  struct Appearance {
    enum State {
      case disappeared, appearing, appeared, disappearing
    }

    var state = State.disappeared
    var isAnimated = false
    /// Whether will-appear came and is-appearing did not.
    var owesIsAppearing = false
    /// Whether a container is moving the view: the moves between windows then say nothing about appearance.
    var isManaged = false
  }

  package var isAppearingOrAppeared: Bool {
    appearance.state == .appearing || appearance.state == .appeared
  }

  /// Returns whether the state changed, so that an end has to follow.
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

  /// The view is in its window, at its size, and about to be laid out.
  package func deliverIsAppearing() {
    guard appearance.owesIsAppearing else { return }
    appearance.owesIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// Whether a container shows the child at this moment.
  private func isShown(in parent: UIViewController) -> Bool {
    guard let view = loadedView, let root = parent.loadedView else { return false }
    return view.isDescendant(of: root) && !appearance.isManaged
  }

  // MARK: Moves between windows

  /// Called by the view before it enters a window (or leaves, for nil).
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
      // A parent in transition ends the child's appearance with its own.
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

  /// Runs the body while moves between windows say nothing about appearance.
  func managingAppearance(_ body: () -> Void) {
    let outer = appearance.isManaged
    appearance.isManaged = true
    body()
    appearance.isManaged = outer
  }
}
