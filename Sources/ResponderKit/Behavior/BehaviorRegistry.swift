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
    private var behaviors: [ObjectIdentifier: Behavior] = [:]

    func install(_ behavior: Behavior, on scrollView: UIScrollView) -> BehaviorToken {
      dropTheDead()
      let key = ObjectIdentifier(scrollView)
      behaviors[key]?.stop()
      behaviors[key] = behavior
      behavior.start()
      return BehaviorToken { [weak self, weak behavior] in
        guard let self, let behavior else { return }
        behavior.stop()
        if self.behaviors[key] === behavior { self.behaviors[key] = nil }
      }
    }

    /// Ends those whose scroll view is gone.
    func dropTheDead() {
      for (key, dead) in behaviors where dead.scrollView == nil {
        dead.stop()
        behaviors[key] = nil
      }
    }

    func behavior(of scrollView: UIScrollView) -> Behavior? {
      behaviors[ObjectIdentifier(scrollView)].flatMap { $0.scrollView === scrollView ? $0 : nil }
    }
  }
#endif
