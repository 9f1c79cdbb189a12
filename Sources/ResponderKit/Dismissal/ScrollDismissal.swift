#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The behaviour without a delegate: drags are heard from the pan recogniser, all else is seen by a `DismissalWatch`.
  @MainActor
  final class ScrollDismissal: ScrollBehavior {
    static let registry = BehaviorRegistry<ScrollDismissal>()

    /// Up to this speed, in points per millisecond, UIKit may count a release as none (between .19 and .625, C5.7).
    private static let doubtfulSpeed: CGFloat = 0.625

    private(set) weak var scrollView: UIScrollView?
    private let dismissal: OffscreenDismissal
    private let watch: DismissalWatch
    private var target: GestureTarget?
    /// A pointer or a trackpad scrolls, whose coasting follows laws of its own (T4.9.45).
    private var isIndirect = false

    init(scrollView: UIScrollView, dismissal: OffscreenDismissal) {
      self.scrollView = scrollView
      self.dismissal = dismissal
      watch = DismissalWatch(scrollView, dismissal: dismissal)
    }

    /// Why whoever has the focus would be left out of sight.
    var excuse: DismissalExcuse? { watch.excuse }

    func start() {
      guard let scrollView else { return }
      target = GestureTarget(scrollView.panGestureRecognizer) { [weak self] recognizer in
        self?.pan(recognizer)
      }
      DismissalHub.shared.add(watch)
    }

    func stop() {
      target?.remove()
      target = nil
      DismissalHub.shared.remove(watch)
    }

    /// The scroll view handles its own pan before any target added later, so by the end of a drag it has said whether
    /// it decelerates.
    private func pan(_ recognizer: UIGestureRecognizer) {
      guard let scrollView, target != nil else { return }
      switch recognizer.state {
      case .began:
        isIndirect = recognizer.numberOfTouches == 0
        watch.dragBegan()
      case .ended: dragEnded(scrollView)
      default: break
      }
    }

    private func dragEnded(_ scrollView: UIScrollView) {
      // The delegate has a dismissal of its own, which has asked.
      guard !watch.hasAsked else { return watch.dragEnded(.refused) }
      let geometry = ScrollViewGeometry(scrollView)
      // Without a deceleration it stops here, or returns to the edge it was pulled over.
      let velocity = scrollView.isDecelerating ? scrollView.scrollVelocity : .zero
      func rest(_ velocity: CGPoint) -> ProjectionDecision {
        ProjectionDecision.decide(
          geometry: geometry, velocity: velocity, rate: scrollView.decelerationRate.rawValue,
          isPaging: scrollView.stopsAtPages, scale: scrollView.window?.pixelScale ?? 1)
      }
      let isPastEdge = geometry.clamp(geometry.contentOffset) != geometry.contentOffset
      var others: [CGPoint] = []
      // What decelerates inside its limits does so with the finger's speed. A page, or an edge it was pulled over,
      // it also reaches without, so there a small speed says nothing.
      let speed = max(abs(velocity.x), abs(velocity.y))
      if speed > 0, speed <= Self.doubtfulSpeed, scrollView.stopsAtPages || isPastEdge {
        others.append(rest(.zero).restingOffset)
      }
      if scrollView.isDirectionalLockEnabled, velocity.x != 0, velocity.y != 0 {
        others.append(rest(CGPoint(x: velocity.x, y: 0)).restingOffset)
        others.append(rest(CGPoint(x: 0, y: velocity.y)).restingOffset)
      }
      let isUnknown = scrollView.isDecelerating && (scrollView.targetMayBeRewritten || isIndirect)
      let outcome = dismissal.judgeDragEnd(
        of: scrollView, projection: rest(velocity), orAt: others,
        canTell: !isUnknown && scrollView.endsDragAlone
      ).outcome
      watch.dragEnded(outcome)
    }
  }
#endif
