#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  extension UIScrollView {
    /// Dismisses the first responder inside this scroll view when it is about to scroll out of sight.
    ///
    /// Needs no delegate and changes none. The behaviour lives as long as the scroll view or until the token is
    /// cancelled; calling again replaces it.
    ///
    /// - Parameters:
    ///   - rule: when a field is dismissed; by default when nothing of it will be visible at rest.
    ///   - ending: whether a field may refuse.
    @discardableResult
    public func dismissFirstResponder(
      when rule: DismissalRule = .fullyHidden, ending: OffscreenDismissal.Ending = .polite
    ) -> BehaviorToken {
      DragEndDismissal.registry.install(
        DragEndDismissal(
          scrollView: self, dismissal: OffscreenDismissal(rule: rule, ending: ending)), on: self)
    }
  }

  /// Judges at the end of each drag, from the pan recogniser instead of a delegate.
  ///
  /// The scroll view handles its own pan before any target added later, so by now it has said whether it decelerates.
  @MainActor
  final class DragEndDismissal: ScrollBehavior {
    static let registry = BehaviorRegistry<DragEndDismissal>()

    private(set) weak var scrollView: UIScrollView?
    private let dismissal: OffscreenDismissal
    private var target: GestureTarget?

    init(scrollView: UIScrollView, dismissal: OffscreenDismissal) {
      self.scrollView = scrollView
      self.dismissal = dismissal
    }

    func start() {
      guard let scrollView else { return }
      target = GestureTarget(scrollView.panGestureRecognizer) { [weak self] recognizer in
        self?.pan(recognizer)
      }
    }

    func stop() {
      target?.remove()
      target = nil
    }

    private func pan(_ recognizer: UIGestureRecognizer) {
      guard recognizer.state == .ended, let scrollView else { return }
      // Without a deceleration it stops here, or returns to the edge it was pulled over.
      let velocity = scrollView.isDecelerating ? scrollView.scrollVelocity : .zero
      _ = dismissal.judge(
        scrollView,
        projection: ProjectionDecision.decide(
          geometry: ScrollGeometry(scrollView), velocity: velocity,
          rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.isPagingEnabled,
          scale: scrollView.window?.screen.scale ?? 1))
    }
  }

  extension UIScrollView {
    /// The speed of the finger as a scroll view's delegate gets it: points per millisecond, positive where the offset
    /// grows.
    package var scrollVelocity: CGPoint {
      let velocity = panGestureRecognizer.velocity(in: self)
      return CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    }
  }
#endif
