#if canImport(UIKit)
  internal import UIKit

  /// A behaviour that lives with a scroll view until it is cancelled or replaced.
  @MainActor
  protocol ScrollBehavior: AnyObject {
    var scrollView: UIScrollView? { get }
    func start()
    func stop()
  }

  /// The behaviours of all scroll views, one of each kind a view, views held weakly.
  ///
  /// Registering again replaces: a screen that registers in `viewWillAppear` and appears twice after a cancelled
  /// back-swipe still has one.
  @MainActor
  final class BehaviorRegistry<Behavior: ScrollBehavior> {
    /// Few, and in the order in which they came.
    private var behaviors: [Behavior] = []

    func install(_ behavior: Behavior, on scrollView: UIScrollView) -> BehaviorToken {
      dropTheDead()
      if let former = self.behavior(of: scrollView) {
        former.stop()
        remove(former)
      }
      behaviors.append(behavior)
      behavior.start()
      return BehaviorToken { [weak self, weak behavior] in
        guard let self, let behavior else { return }
        behavior.stop()
        remove(behavior)
      }
    }

    /// Ends those whose scroll view is gone.
    func dropTheDead() {
      for dead in behaviors where dead.scrollView == nil {
        dead.stop()
        remove(dead)
      }
    }

    func behavior(of scrollView: UIScrollView) -> Behavior? {
      behaviors.first { $0.scrollView === scrollView }
    }

    private func remove(_ behavior: Behavior) { behaviors.removeAll { $0 === behavior } }
  }
#endif
