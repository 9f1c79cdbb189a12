#if canImport(UIKit)
  internal import UIKit

  /// A behaviour that a scroll view has until the behaviour is cancelled or replaced.
  @MainActor
  protocol ScrollBehavior: AnyObject {
    var scrollView: UIScrollView? { get }
    func start()
    func stop()
  }

  /// The behaviours of one kind, at most one for each scroll view. Scroll views are held weakly.
  ///
  /// Registering again replaces the former behaviour. A screen that registers in `viewWillAppear`
  /// and appears twice after a cancelled back-swipe still has one.
  @MainActor
  final class BehaviorRegistry {
    /// The behaviours in the order in which they were added. There are few of them.
    private var behaviors: [any ScrollBehavior] = []

    func install(_ behavior: any ScrollBehavior, on scrollView: UIScrollView) -> BehaviorToken {
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

    /// Ends the behaviours whose scroll view was deallocated.
    func dropTheDead() {
      for dead in behaviors where dead.scrollView == nil {
        dead.stop()
        remove(dead)
      }
    }

    func behavior(of scrollView: UIScrollView) -> (any ScrollBehavior)? {
      behaviors.first { $0.scrollView === scrollView }
    }

    private func remove(_ behavior: any ScrollBehavior) { behaviors.removeAll { $0 === behavior } }
  }
#endif
