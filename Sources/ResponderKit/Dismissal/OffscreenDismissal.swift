#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  /// Dismisses the first responder inside a scroll view when that responder is about to scroll out
  /// of sight.
  ///
  /// At the end of each drag, before the deceleration, the dismissal determines once whether the
  /// field will be visible where the scroll view comes to rest. By default, a field is visible
  /// inside the viewport where neither the safe area's insets nor the keyboard cover it, and inside
  /// every enclosing scroll view and the window. The behaviour dismisses only views inside the
  /// scroll view; text in an input accessory view is not affected. Call it from the delegate's
  /// method of the same name: <doc:DismissingWhatScrollsAway>.
  ///
  /// The delegate's call covers the whole drag, until the scroll view rests. Only the form without a
  /// delegate, `scrollView.dismissFirstResponder(when:)`, also covers scrolls in code, rows inserted
  /// above the field and rotations.
  @MainActor
  public struct OffscreenDismissal {
    /// Whether a field may refuse to resign.
    public typealias Ending = DismissalEnding

    /// The condition under which a field is dismissed.
    public var rule: DismissalRule
    /// Whether a field may refuse to resign.
    public var ending: Ending
    /// The area that counts as visible.
    public var area: VisibleArea

    /// Creates a dismissal.
    ///
    /// By default, a field is dismissed when nothing of it will be visible; it may refuse; and the
    /// area under an app's own `contentInset` counts as visible.
    public init(
      rule: DismissalRule = .fullyHidden, ending: Ending = .polite,
      seenIn area: VisibleArea = .insideSafeArea
    ) {
      self.rule = rule
      self.ending = ending
      self.area = area
      if !rule.isSensible {
        ResponderLog.once("dismissal.rule") {
          "A dismissal rule takes a fraction from 0 to 1, not a percentage: larger values "
            + "count as 1; negative values and NaN mean never."
        }
      }
      // This starts the monitor, so that the keyboard's place is known when a drag ends.
      _ = KeyboardMonitor.shared
    }

    /// Judges the field at the end of a drag, and dismisses it if the rule says so. Call this from
    /// the delegate's method of the same name.
    ///
    /// If the delegate writes to `targetContentOffset`, call this afterwards.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view that called the delegate.
    ///   - velocity: The velocity in points per millisecond, as the delegate receives it.
    ///   - targetContentOffset: The offset at which the scroll view will stop, in content
    ///     coordinates. This method only reads it.
    /// - Returns: The outcome for the field, or nil if there is no field to judge: the first
    ///   responder is not a view inside the scroll view, or it is in a web view and has no caret.
    @discardableResult
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> DismissalOutcome? {
      let rest = scrollView.dragRest(
        velocity: velocity, target: targetContentOffset.pointee, seenIn: area)
      let (field, outcome) = judgeDragEnd(of: scrollView, restingAt: rest)
      if let field { DismissalHub.shared.followToRest(self, field, in: scrollView, after: outcome) }
      return outcome
    }
  }

  extension OffscreenDismissal {
    /// Judges the field at the end of a drag, and reports the drag. If the outcome is uncertain, it
    /// is `.undecided`, and the `DismissalWatch` of the scroll view decides later. Without a field
    /// to judge, both returned values are nil.
    func judgeDragEnd(
      of scrollView: UIScrollView, restingAt rest: DragRest
    ) -> (field: UIView?, outcome: DismissalOutcome?) {
      // The end of a touch may change the first responder without an announcement. Without this
      // call, the tracker might ask UIKit too late, because the delegate is called only once.
      if let window = scrollView.window { FirstResponderTracker.shared.expectChange(in: window) }
      let field = scrollView.fieldInside
      let question = field.flatMap { self.question(about: $0, in: scrollView) }
      BehaviorReports.send(
        .dragEnded(
          rest.projection, in: ResponderIdentity(scrollView), fieldRect: question?.fieldRect,
          obscured: question.map(\.obscured) ?? scrollView.obscuredByKeyboard))
      guard let field, let question else { return (nil, nil) }
      guard let decision = rest.decision(question.decide(restingAt:)),
        !mustWait(to: decision, about: field)
      else { return (field, .undecided) }
      return (field, apply(decision, to: field, in: scrollView, cause: .dragEnd))
    }

    /// Reads what a decision about a first responder depends on; nil if the part of it that has to
    /// be visible is unknown.
    func question(about field: UIView, in scrollView: UIScrollView) -> DismissalQuestion? {
      if let rect = field.focusRect {
        return DismissalQuestion(rect, of: field, in: scrollView, rule: rule, seenIn: area)
      }
      ResponderLog.once("dismissal.webPage") { "A web page that reports no caret is not judged." }
      return nil
    }

    /// Returns whether a decision has to wait for the next rest: in a transition, and to dismiss a
    /// field in which the user composes a text that some keyboards lose with the focus. A field that
    /// may not refuse is then dismissed only outside its window.
    func mustWait(to decision: DismissalDecision, about field: UIView) -> Bool {
      if field.isMovedByAnimation { return true }
      guard decision.shouldDismiss, let window = field.window,
        let input = field as? any UITextInput, let marked = input.markedTextRange,
        let caret = input.selectedTextRange?.end,
        // An inline prediction, with which nothing is lost, is marked text after the caret.
        input.offset(from: marked.start, to: caret) > 0
      else { return false }
      return ending == .polite || field.convert(field.bounds, to: window).overlaps(window.bounds)
    }

    /// Reports a decision, carries it out and returns the outcome.
    func apply(
      _ decision: DismissalDecision, to field: UIView, in scrollView: UIScrollView,
      cause: DismissalCause
    ) -> DismissalOutcome {
      BehaviorReports.send(
        .judged(
          decision, cause, field: ResponderIdentity(field), in: ResponderIdentity(scrollView)))
      return decision.shouldDismiss ? end(field) : .kept
    }

    private func end(_ field: UIView) -> DismissalOutcome {
      let window = field.window
      field.endEditing(ending == .forced)
      // UIKit posts nothing when a custom responder resigns, and the app's code may have run.
      FirstResponderTracker.shared.announceChange(in: window)
      guard !field.isFirstResponder else {
        DismissalHub.shared.hasStayed(field, isForced: ending == .forced)
        return .asked
      }
      BehaviorReports.send(
        .askedToResign(
          ResponderIdentity(field), isForced: ending == .forced, didResign: true))
      return .dismissed
    }
  }

  /// The values on which a decision about a view in a scroll view depends, read once. The HUD uses
  /// the same values, so it does not disagree with the behaviour.
  @MainActor
  package struct DismissalQuestion {
    package let geometry: ScrollViewGeometry
    let fieldRect: CGRect
    let obscured: CGRect?
    private let clip: CGRect?
    private let fieldClip: CGRect?
    private let rule: DismissalRule

    /// Reads the values for a rectangle in the view's coordinates.
    package init(
      _ rect: CGRect, of view: UIView, in scrollView: UIScrollView,
      rule: DismissalRule = .fullyHidden, seenIn area: VisibleArea = .insideSafeArea
    ) {
      geometry = ScrollViewGeometry(scrollView, seenIn: area)
      fieldRect = scrollView.convert(rect, from: view)
      obscured = scrollView.obscuredByKeyboard
      clip = scrollView.viewportClip(seenIn: area)
      fieldClip = scrollView.contentClip(around: view, seenIn: area)
      self.rule = rule
    }

    /// Decides for a scroll view that rests, or will rest, at an offset.
    package func decide(restingAt offset: CGPoint) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: fieldRect, geometry: geometry, restingOffset: offset, obscuredBy: obscured,
        clip: clip, fieldClip: fieldClip, rule: rule)
    }

    /// Decides for a scroll view that coasts in a direction and may stop anywhere ahead.
    func decide(coastingIn direction: CGPoint) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: fieldRect, geometry: geometry, coastingIn: direction, obscuredBy: obscured,
        clip: clip, fieldClip: fieldClip, rule: rule)
    }
  }

  extension UIScrollView {
    /// The first responder of the scroll view's window if it is a view inside the scroll view, and
    /// not the scroll view itself.
    ///
    /// A text view that scrolls itself, and a controller that is first responder, do not count as a
    /// field.
    var fieldInside: UIView? { responderInside.flatMap { $0 === self ? nil : $0 } }
  }

  extension OffscreenDismissal: CustomDebugStringConvertible, CustomReflectable {
    public nonisolated var debugDescription: String { "\(rule), \(ending)" }
    public nonisolated var customMirror: Mirror { .withoutChildren(of: self) }
  }
#endif
