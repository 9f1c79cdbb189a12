// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// Recognises one gesture in touches, and sends actions to its targets (T4.6.19, T4.6.20, T4.2.14).
///
/// `UIGestureRecognizer+Recognition.swift` decides which recogniser begins, waits or is prevented.
/// `TouchDispatcher` delivers the touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// A discrete gesture has been recognised: the same value as `ended`.
    public static var recognized: State { .ended }
  }

  struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

  var targets: [Target] = []
  var currentState = State.possible
  /// The state that the subclass has requested while another recogniser has yet to fail.
  var heldState: State?
  /// Whether the recogniser has received touches since its last reset.
  var isEngaged = false
  var owesAction = false
  var activeTouches: [UITouch] = []
  var lastScreenLocation = CGPoint.zero
  var requirements: [Requirement] = []

  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { add(Target(object: target.map { $0 as AnyObject }, action: action)) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Targets

  /// Adds a target, which the recogniser does not retain.
  open func addTarget(_ target: Any, action: Selector) {
    add(Target(object: target as AnyObject, action: action))
  }

  private func add(_ target: Target) {
    let isKnown = targets.contains {
      target.object != nil && $0.object === target.object && $0.action == target.action
    }
    if !isKnown { targets.append(target) }
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  // MARK: State

  /// The current state. A subclass sets the state to request a change, which UIKit may refuse.
  /// UIKit resets the state to possible after the event with which the gesture ends or fails.
  open var state: State {
    get { currentState }
    set { request(newValue) }
  }

  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { abandon() } }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Called after the gesture has ended or failed, before the next one.
  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    activeTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open var numberOfTouches: Int { activeTouches.count }

  /// Returns the centre of the touches in the view's coordinates, or in the window's coordinates if
  /// the view is nil.
  open func location(in view: UIView?) -> CGPoint {
    place(screenLocation, in: view)
  }

  // MARK: For the stand-in's own recognisers

  /// Whether the recogniser still waits although no finger is down, as a double tap does between
  /// its taps.
  package var awaitsFurtherTouches: Bool { false }

  /// Whether this is a scroll view's own pan or pinch, which takes touches away from the content
  /// (T4.9.39).
  package var takesOverContentTouches: Bool { false }

  private func place(_ point: CGPoint, in target: UIView?) -> CGPoint {
    guard let window = view?.window ?? activeTouches.first?.window else { return point }
    let inWindow = window.convert(point, from: window.screen.coordinateSpace)
    return target.map { $0.convert(inWindow, from: window) } ?? inWindow
  }
}
