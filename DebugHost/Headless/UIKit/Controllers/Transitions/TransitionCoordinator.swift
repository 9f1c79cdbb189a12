import Foundation

/// The coordinator of a transition that UIKit itself runs.
///
/// Animations alongside an interactive transition run after the finger has lifted: when the
/// transition completes, or not at all if it is cancelled (K: UIKit moves them along with the
/// finger).
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private weak var container: UIView?
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  let transitionDuration: TimeInterval
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let isInterruptible = false
  let targetTransform = CGAffineTransform.identity
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var observers: [Block] = []
  private var hasRun = false

  init(
    from: UIViewController?, to: UIViewController?, in container: UIView?, duration: TimeInterval,
    isInteractive: Bool = false, style: UIModalPresentationStyle = .none
  ) {
    self.from = from
    self.to = to
    self.container = container
    isAnimated = duration > 0
    transitionDuration = duration
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    presentationStyle = style
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  var containerView: UIView { container ?? UIView() }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation, !hasRun else { return animation == nil }
    animations.append(animation)
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    observers.append(handler)
  }

  // MARK: For the transition

  /// Runs the animations inside the transition's own animation block.
  func runAlongside() {
    hasRun = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Called when the finger has lifted.
  func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    for observer in observers { observer(self) }
  }

  func finish() {
    percentComplete = isCancelled ? 0 : 1
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
