// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// Gives a presentation controller its `delegate`. The property is in a protocol extension, because
/// in subclasses it has another type.
@preconcurrency @MainActor
public protocol PresentationDelegating: AnyObject {}

extension PresentationDelegating where Self: UIPresentationController {
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

/// Manages one presentation, from the callbacks at its beginning to those at its end (T4.3.7,
/// T4.3.8; A).
///
/// This class itself implements the full-screen and context styles. The presented view is in a
/// `UITransitionView` that covers the window. If `shouldRemovePresentersView` is true, the
/// presenter's view leaves the window once it is covered.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, PresentationDelegating {
  enum Phase {
    case idle, scheduled, presenting, presented, dismissing
  }

  private weak var presented: UIViewController?
  private weak var initialPresenter: UIViewController?
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  var phase = Phase.idle
  /// The style that the app has requested.
  var requestedStyle = UIModalPresentationStyle.fullScreen
  /// The style to which the requested style was adapted on this screen.
  var adaptedStyle = UIModalPresentationStyle.fullScreen
  var transitionView: UITransitionView?
  var focusOfPresenter: PreservedFocus?
  /// The superview and the index of the presenter's view before it left the window.
  var presenterHome: (view: WeakView, index: Int)?
  var pendingDismissal: (() -> Void)?
  /// Whether the user dismisses the presentation, by a drag or by a tap outside. The delegate is
  /// then notified.
  var isInteractivelyDismissing = false

  struct WeakView {
    weak var view: UIView?
  }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    initialPresenter = presentingViewController
    super.init()
  }

  // MARK: Controllers

  /// The presented controller, or an empty one if it no longer exists.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  open var presentingViewController: UIViewController {
    presented?.ownPresenter ?? initialPresenter ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle { adaptedStyle }
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  open var containerView: UIView? { transitionView }

  open var presentedView: UIView? { presented?.view }

  // MARK: Layout

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldRemovePresentersView: Bool {
    adaptedStyle == .fullScreen || adaptedStyle == .currentContext
  }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: For UIKit's own styles

  /// The duration of the presentation and of the dismissal, in seconds.
  package var transitionDuration: TimeInterval { UIViewController.choices.presentationDuration }

  /// Adds the presented view to the container and gives it its frame.
  package func installPresentedView(in container: UIView) {
    guard let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// Gives the presented view the frame and the alpha that it has while it is presented or, if
  /// `isShown` is false, before and after that.
  ///
  /// An animated transition calls this method inside its animation. Before it animates a
  /// presentation, it also calls the method once without an animation, to set the state before the
  /// presentation. A transition that is not animated calls the method once.
  package func showPresentedView(_ isShown: Bool) {
    guard let container = containerView, let view = presentedView else { return }
    switch presented?.modalTransitionStyle {
    case .crossDissolve, .flipHorizontal:
      view.alpha = isShown ? 1 : 0
    default:
      var frame = frameOfPresentedViewInContainerView
      if !isShown { frame.origin.y = container.bounds.maxY }
      view.frame = frame
    }
  }

  /// Places the presented view when the container's size changes.
  package func layoutPresentedView() {
    guard phase == .presented else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Called when the presentation is complete.
  package func didPresent() {}

  /// Called when the dismissal can no longer be cancelled, after the callbacks that announce it,
  /// such as `viewWillDisappear(_:)`.
  package func willDismiss() {}
}
