// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// A view that turns touches into events for its targets (T4.6.21, T4.2.13).
///
/// While a finger is down, it counts as inside up to 70 points from the bounds (K).
@preconcurrency @MainActor
open class UIControl: UIView {
  private static let tolerance: CGFloat = 70

  private var handlers: [ControlHandler] = []
  private var trackedTouch: UITouch?
  private var currentEvent: UIEvent?

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The alignment with `left` or `right` in place of `leading` and `trailing`, by the layout
  /// direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  open var isEnabled = true {
    didSet { if oldValue != isEnabled { stateDidChange() } }
  }

  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called when `isEnabled`, `isSelected` or `isHighlighted` has changed.
  package func stateDidChange() {
    accessibilityTraits =
      isEnabled
      ? accessibilityTraits.subtracting(.notEnabled) : accessibilityTraits.union(.notEnabled)
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    isHighlighted = isTouchInside
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch)
    let isUpInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isUpInside ? .touchUpInside : .touchUpOutside, event)
    if isUpInside, isPrimaryActionTriggeredByTap {
      sendActions(for: .primaryActionTriggered, event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, event)
  }

  /// Whether a touch-up inside also triggers the primary action, as in a button.
  package var isPrimaryActionTriggeredByTap: Bool { false }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let margin = -Self.tolerance
    return bounds.insetBy(dx: margin, dy: margin).contains(touch.location(in: self))
  }

  /// Returns false for a superview's recogniser of a single tap, because a tap on an enabled
  /// control belongs to the control (T4.6.21).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1, isEnabled
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  // MARK: Targets and actions

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let known = handlers.firstIndex {
      guard case .target(let object, let name) = $0.kind else { return false }
      return object.matches(target) && name == action
    }
    if let known {
      handlers[known].events.formUnion(controlEvents)
    } else {
      let kind = ControlHandler.Kind.target(ControlHandler.WeakTarget(target), action)
      handlers.append(ControlHandler(kind: kind, events: controlEvents))
    }
  }

  /// Removes targets. A nil target means every target, and a nil action means every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeEvents(controlEvents) {
      guard case .target(let object, let name) = $0 else { return false }
      return (target == nil || object.matches(target)) && (action == nil || name == action)
    }
  }

  /// Adds an action. For these events, it replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(kind: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeEvents(controlEvents) {
      guard case .action(let known) = $0 else { return false }
      return known.identifier == actionIdentifier
    }
  }

  private func removeEvents(
    _ events: Event, where isMeant: (ControlHandler.Kind) -> Bool
  ) {
    for index in handlers.indices where isMeant(handlers[index].kind) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap {
        guard case .target(let target, _) = $0.kind else { return nil }
        return target.object as? NSObject
      })
  }

  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names: [String] = handlers.compactMap {
      guard case .target(let object, let name) = $0.kind, object.matches(target),
        !$0.events.isDisjoint(with: controlEvent)
      else { return nil }
      return name.name
    }
    return names.isEmpty ? nil : names
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.kind {
      case .action(let action):
        sendAction(action)
      case .target(let target, let name) where target.isNil || target.object != nil:
        sendAction(name, to: target.object, for: currentEvent)
      case .target:
        continue
      }
    }
  }

  /// Sends the actions together with the touch event that caused them, for the actions that take an
  /// event.
  func sendActions(for controlEvents: Event, _ event: UIEvent?) {
    let outer = currentEvent
    currentEvent = event
    sendActions(for: controlEvents)
    currentEvent = outer
  }
}
