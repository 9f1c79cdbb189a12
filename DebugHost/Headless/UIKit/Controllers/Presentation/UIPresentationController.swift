// Over 150 lines because Swift on Linux can override only what stands in the class itself, not in an extension.
import Foundation

/// Gives a presentation controller its `delegate`: by a protocol's extension, as subclasses have one of another type.
@preconcurrency @MainActor
public protocol PresentationDelegating: AnyObject {}

extension PresentationDelegating where Self: UIPresentationController {
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

/// Manages one presentation, from the callbacks of its beginning to those of its end (T4.3.7, T4.3.8; A).
///
/// This class itself serves the full-screen and context styles. It covers: the presented view in a `UITransitionView` of
/// the window; with `shouldRemovePresentersView` the presenter's view leaves the window once it is covered.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, PresentationDelegating {
  enum Phase {
    case idle, scheduled, presenting, presented, dismissing
  }

  private weak var presented: UIViewController?
  private weak var initialPresenter: UIViewController?
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  var phase = Phase.idle
  /// What `modalPresentationStyle` said, and what became of it on this screen.
  var requestedStyle = UIModalPresentationStyle.fullScreen
  var adaptedStyle = UIModalPresentationStyle.fullScreen
  var transitionView: UITransitionView?
  var focusOfPresenter: PreservedFocus?
  /// Where the presenter's view was before it left the window.
  var presenterHome: (view: WeakView, index: Int)?
  var pendingDismissal: (() -> Void)?
  /// A finger dismisses: the delegate hears of it.
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

  /// A controller that is gone is answered with an empty one.
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

  // MARK: Adaptivity

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

  /// Seconds.
  package var transitionDuration: TimeInterval { UIViewController.choices.presentationDuration }

  /// Puts the presented view into the container at its place.
  package func installPresentedView(in container: UIView) {
    guard let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// As it looks on screen, or before and after; runs inside animations.
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

  /// The presentation stands; the views take touches.
  package func didPresent() {}

  /// The dismissal begins, after the appearance callbacks.
  package func willDismiss() {}
}
