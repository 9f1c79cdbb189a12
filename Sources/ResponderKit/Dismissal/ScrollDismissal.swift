#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The behaviour of `dismissFirstResponder(when:ending:seenIn:)`, which needs no delegate. The
  /// pan gesture recognizer reports drags, and a `DismissalWatch` notices every other motion.
  @MainActor
  final class ScrollDismissal: ScrollBehavior {
    static let registry = BehaviorRegistry<ScrollDismissal>()

    private(set) weak var scrollView: UIScrollView?
    private let dismissal: OffscreenDismissal
    private let watch: DismissalWatch
    private var target: GestureTarget?
    /// Whether a pointer or a trackpad, not a finger, made the last drag.
    private var isIndirect = false

    init(scrollView: UIScrollView, dismissal: OffscreenDismissal) {
      self.scrollView = scrollView
      self.dismissal = dismissal
      watch = DismissalWatch(scrollView, dismissal: dismissal)
    }

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

    /// Handles the pan gesture. The scroll view handles its own pan before targets that are added
    /// later, so its `isDecelerating` is already right at the end of a drag.
    private func pan(_ recognizer: UIGestureRecognizer) {
      guard let scrollView else { return }
      switch recognizer.state {
      case .began:
        isIndirect = recognizer.numberOfTouches == 0
        watch.dragBegan()
      case .ended: dragEnded(scrollView)
      default: break
      }
    }

    private func dragEnded(_ scrollView: UIScrollView) {
      // Another dismissal, such as one that the app's delegate calls, has already asked the field.
      guard !watch.hasAsked else { return watch.dragEnded(.asked) }
      let rest = DragRest.seen(in: scrollView, isIndirect: isIndirect, seenIn: dismissal.area)
      watch.dragEnded(dismissal.judgeDragEnd(of: scrollView, restingAt: rest).outcome)
    }
  }
#endif
