#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  /// Dismisses the first responder of a scroll view when it is about to scroll out of sight.
  ///
  /// Asked once at the end of each drag, before the deceleration: will the field be visible where the scroll view comes to
  /// rest? Visible means inside the viewport less the safe area and the keyboard, and inside every enclosing scroll view
  /// and the window. Only a view inside the scroll view is ever dismissed; text in an input accessory is not.
  ///
  /// ```swift
  /// let dismissal = OffscreenDismissal()
  ///
  /// func scrollViewWillEndDragging(
  ///   _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
  ///   targetContentOffset: UnsafeMutablePointer<CGPoint>
  /// ) {
  ///   dismissal.scrollViewWillEndDragging(
  ///     scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  /// }
  /// ```
  ///
  /// The delegate's call covers drags, up to the moment the scroll view rests: a second touch that stops it, or a target
  /// that is rewritten later, is judged there. Scrolls in code, rows inserted above and rotations are seen only by the
  /// form without a delegate, `scrollView.dismissFirstResponder(when:)`.
  @MainActor
  public struct OffscreenDismissal {
    /// How editing is ended.
    public typealias Ending = DismissalEnding

    /// When a field is dismissed.
    public var rule: DismissalRule
    /// How a field is dismissed.
    public var ending: Ending
    /// What counts as visible.
    public var area: VisibleArea

    /// Makes a dismissal with a rule; by default a field goes when nothing of it will be visible, and may refuse, and an
    /// app's own `contentInset` is visible.
    public init(
      rule: DismissalRule = .fullyHidden, ending: Ending = .polite,
      seenIn area: VisibleArea = .insideSafeArea
    ) {
      self.rule = rule
      self.ending = ending
      self.area = area
      if !rule.isSensible {
        ResponderLog.once("dismissal.rule") {
          "A dismissal rule wants a part from 0 to 1, no per cent: more counts as 1, less and no number as never."
        }
      }
      // The keyboard's place must be known by the time a drag ends.
      _ = KeyboardMonitor.shared
    }

    /// Judges the field at the end of a drag; call it from the delegate's method of the same name.
    ///
    /// Where the delegate itself writes to `targetContentOffset`, call this after it has.
    ///
    /// - Parameters:
    ///   - scrollView: the scroll view that the delegate was called for.
    ///   - velocity: points per millisecond, as the delegate gets it.
    ///   - targetContentOffset: where the scroll view says it will stop, in content coordinates; only read.
    /// - Returns: what became of the field; nil when no first responder is inside the scroll view.
    @discardableResult
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> DismissalOutcome? {
      let rest = DragRest.told(
        by: scrollView, velocity: velocity, target: targetContentOffset.pointee, seenIn: area)
      let (field, outcome) = judgeDragEnd(of: scrollView, restingAt: rest)
      if let field { DismissalHub.shared.followToRest(self, field, in: scrollView, after: outcome) }
      return outcome
    }
  }

  extension OffscreenDismissal {
    /// Judges at the end of a drag; what is not certain is left to the watch that follows the scroll view to its rest.
    func judgeDragEnd(
      of scrollView: UIScrollView, restingAt rest: DragRest
    ) -> (field: UIView?, outcome: DismissalOutcome?) {
      // A finger has lifted, which is news: the delegate is not called again when the book would ask by itself.
      if let window = scrollView.window { FocusBook.shared.expectChange(in: window) }
      let question = scrollView.fieldInside.flatMap {
        DismissalQuestion($0, in: scrollView, for: self)
      }
      BehaviorReports.send(
        .dragEnd(
          DragEnd(
            scrollView: ResponderIdentity(scrollView), projection: rest.projection,
            fieldRect: question?.fieldRect,
            obscured: question?.obscured
              ?? scrollView.obscuredByKeyboard)))
      guard let question else { return (nil, nil) }
      guard let decision = rest.decision(question.decide(restingAt:)) else {
        return (question.field, .undecided)
      }
      return (question.field, apply(decision, to: question, cause: .dragEnd))
    }

    /// Reports a decision and does what it says.
    func apply(
      _ decision: DismissalDecision, to question: DismissalQuestion, cause: DismissalCause
    ) -> DismissalOutcome {
      BehaviorReports.send(
        .dismissal(
          DismissalRecord(
            scrollView: ResponderIdentity(question.scrollView),
            responder: ResponderIdentity(question.field), decision: decision, cause: cause)))
      return decision.shouldDismiss ? end(question.field) : .kept
    }

    private func end(_ field: UIView) -> DismissalOutcome {
      let window = field.window
      field.endEditing(ending == .forced)
      // A custom responder's end is posted by nobody, and the app may have been called.
      FocusBook.shared.announceChange(in: window)
      guard !field.isFirstResponder else {
        DismissalHub.shared.hasStayed(field, isForced: ending == .forced)
        return .asked
      }
      BehaviorReports.send(
        .resign(
          ResignRecord(
            responder: ResponderIdentity(field), isForced: ending == .forced, didResign: true)))
      return .dismissed
    }
  }

  extension UIScrollView {
    /// The first responder of this window if it is a view inside this scroll view, and not the scroll view itself.
    ///
    /// A text view's own scrolling, and a controller's focus, are nobody's field.
    var fieldInside: UIView? {
      guard let window, let view = FocusBook.shared.firstResponder(in: window) as? UIView,
        view !== self, view.isDescendant(of: self)
      else { return nil }
      return view
    }
  }
#endif
