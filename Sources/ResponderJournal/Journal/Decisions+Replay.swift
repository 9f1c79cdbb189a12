extension AnchorDecision {
  /// Makes the same decision again from the recorded inputs.
  public func decidedAgain() -> AnchorDecision {
    Self.decide(
      policy: policy, geometry: geometry, changingBottomInsetTo: newBottomInset,
      firstResponder: firstResponder, reference: reference)
  }
}

extension ProjectionDecision {
  /// Makes the same decision again from the recorded inputs.
  public func decidedAgain() -> ProjectionDecision {
    Self.decide(
      geometry: geometry, velocity: velocity, rate: rate, isPaging: isPaging,
      announcedTarget: announcedTarget, scale: scale)
  }
}

extension DismissalDecision {
  /// Makes the same decision again from the recorded inputs. The result equals this decision,
  /// unless the record was altered or comes from a version of the package with other rules.
  public func decidedAgain() -> DismissalDecision {
    decided(for: fieldRect, in: geometry, restingAt: restingOffset)
  }

  /// Makes the decision again, with the same rule, direction, covers and clips, for another place
  /// of the field and another geometry of the scroll view.
  func decided(
    for fieldRect: CGRect, in geometry: ScrollViewGeometry, restingAt restingOffset: CGPoint
  ) -> DismissalDecision {
    if let direction {
      return Self.decide(
        fieldRect: fieldRect, geometry: geometry, coastingIn: direction, obscuredBy: obscured,
        clip: clip, fieldClip: fieldClip, rule: rule)
    }
    return Self.decide(
      fieldRect: fieldRect, geometry: geometry, restingOffset: restingOffset, obscuredBy: obscured,
      clip: clip, fieldClip: fieldClip, rule: rule)
  }

  /// Whether scrolling down, within the limits, would bring the field's bottom edge into the
  /// visible part of the content. If that edge is not hidden below, the value says instead whether
  /// scrolling up would bring in the top edge. A missing distance of up to 1 pt is ignored. False
  /// if no content is visible.
  package var canBeScrolledFree: Bool {
    let seen = visibleRect
    guard !seen.isNull else { return false }
    let (now, least, most) = (
      geometry.contentOffset.y, geometry.minimumOffset.y, geometry.maximumOffset.y
    )
    let (up, down) = (seen.minY - fieldRect.minY, fieldRect.maxY - seen.maxY)
    return down > 0 ? down <= most - now + 1 : up <= now - least + 1
  }
}

extension KeyboardChange {
  /// Applies the same event again to the recorded state before it.
  public func appliedAgain() -> KeyboardChange { KeyboardChange(event, before: before) }
}
