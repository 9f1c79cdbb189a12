#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  /// Dismisses the first responder of a scroll view when it is about to scroll out of sight.
  ///
  /// Asked once at the end of each drag, before the deceleration: will the field be visible where the scroll view comes to
  /// rest? Visible means inside the viewport less the adjusted inset and the keyboard, and inside every enclosing scroll
  /// view and the window. Only a view inside the scroll view is ever dismissed; text in an input accessory is not.
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
  /// Without a delegate: `scrollView.dismissFirstResponder(when:)`.
  @MainActor
  public struct OffscreenDismissal {
    /// How editing is ended.
    public enum Ending: Sendable {
      /// Asks the field, which may refuse.
      case polite
      /// Ends editing whatever the field says.
      case forced
    }

    /// When a field is dismissed.
    public var rule: DismissalRule
    /// How a field is dismissed.
    public var ending: Ending

    /// Makes a dismissal with a rule; by default a field goes when nothing of it will be visible, and may refuse.
    public init(rule: DismissalRule = .fullyHidden, ending: Ending = .polite) {
      self.rule = rule
      self.ending = ending
      // The keyboard's place must be known by the time a drag ends.
      _ = KeyboardMonitor.shared
    }

    /// Judges the field at the end of a drag; call it from the delegate's method of the same name.
    ///
    /// Where the delegate itself writes to `targetContentOffset`, call this after it has.
    ///
    /// - Parameters:
    ///   - velocity: points per millisecond, as the delegate gets it.
    ///   - targetContentOffset: where the scroll view says it will stop, in content coordinates; only read.
    /// - Returns: what became of the field; nil when no first responder is inside the scroll view.
    @discardableResult
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> DismissalOutcome? {
      judge(
        scrollView,
        projection: ProjectionDecision.decide(
          geometry: ScrollGeometry(scrollView), velocity: velocity,
          rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.isPagingEnabled,
          announcedTarget: targetContentOffset.pointee,
          scale: scrollView.window?.screen.scale ?? 1))
    }

    /// Judges the field of a scroll view that will rest where the projection says.
    func judge(_ scrollView: UIScrollView, projection: ProjectionDecision) -> DismissalOutcome? {
      let obscured = scrollView.obscuredByKeyboard
      let field = scrollView.firstResponderInside as? UIView
      let fieldRect = field.map { scrollView.contentRect(of: $0) }
      BehaviorReports.send(
        .dragEnd(
          DragEnd(
            scrollView: ResponderIdentity(scrollView), projection: projection,
            fieldRect: fieldRect, obscured: obscured)))
      guard let field, let fieldRect, field !== scrollView else { return nil }
      let decision = DismissalDecision.decide(
        fieldRect: fieldRect, geometry: projection.geometry,
        restingOffset: projection.restingOffset, obscuredBy: obscured,
        clip: scrollView.viewportClip, rule: rule)
      BehaviorReports.send(
        .dismissal(
          DismissalRecord(
            scrollView: ResponderIdentity(scrollView), responder: ResponderIdentity(field),
            decision: decision)))
      return decision.shouldDismiss ? end(field) : .kept
    }

    private func end(_ field: UIView) -> DismissalOutcome {
      field.endEditing(ending == .forced)
      let outcome: DismissalOutcome = field.isFirstResponder ? .refused : .dismissed
      BehaviorReports.send(
        .resign(
          ResignRecord(
            responder: ResponderIdentity(field), isForced: ending == .forced,
            didResign: outcome == .dismissed)))
      return outcome
    }
  }
#endif
