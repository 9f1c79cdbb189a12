extension AnchorDecision: CustomStringConvertible, DebugDescribed {
  /// One line for logs: the policy, and the change of the inset and of the offset.
  public var description: String {
    let from = geometry.contentOffset
    let moves =
      offset == from ? "stays at \(Wording.point(from))" : "moves to \(Wording.point(offset))"
    return "\(policy): inset \(Wording.points(geometry.inset.bottom)) to "
      + "\(Wording.points(newBottomInset)), \(moves)"
  }
}

extension ProjectionDecision: CustomStringConvertible, DebugDescribed {
  /// One line for logs: the resting offset, the offset when the finger lifted, and whether the
  /// scroll view pages.
  public var description: String {
    "will rest at \(Wording.point(restingOffset)) from \(Wording.point(geometry.contentOffset))"
      + "\(isPaging ? ", paging" : "")"
  }
}

extension DismissalDecision: CustomStringConvertible, DebugDescribed {
  /// The decision as a sentence with its numbers.
  public var reason: String {
    guard Self.canJudge(fieldRect, geometry) else {
      return "Keep: the field or the viewport has no size that could be judged."
    }
    let side = visibilityAtRest.hiddenSide == nil ? "" : ", \(visibilityAtRest.hiding)"
    let best = bestFraction < 1 ? " (at best \(Wording.percent(bestFraction)))" : ""
    return "\(verdict == .keep ? "Keep" : "Dismiss"): "
      + "\(Wording.percent(visibilityAtRest.fraction))\(best) of the field will be visible "
      + "at rest at \(Wording.point(restingOffset))\(side); the rule is to \(rule)."
  }

  /// The text of `reason`.
  public var description: String { reason }
}

extension FieldVisibility: CustomStringConvertible, DebugDescribed {
  /// The status, the visible percentage and the side: `partial, 40 %, hidden below`.
  public var description: String {
    "\(status.rawValue), \(Wording.percent(fraction))" + (hiddenSide == nil ? "" : ", \(hiding)")
  }

  /// The side that hides the field, in words: `hidden above`, `behind the keyboard`.
  package var hiding: String {
    guard let hiddenSide else { return "hidden" }
    return hiddenSide == .behindKeyboard ? hiddenSide.words : "hidden \(hiddenSide.words)"
  }

  /// The visibility of a field of this size, in points, in words: `visible`, `12 pt hidden below`,
  /// `behind keyboard`. Without an article, so that the head of the HUD's card has one line.
  package func words(of size: CGSize) -> String {
    let hiding = hiddenSide == .behindKeyboard ? "behind keyboard" : hiding
    return switch status {
    case .visible: "visible"
    case .partial: "\(hiddenPoints(of: size)) pt \(hiding)"
    case .hidden: hiding
    }
  }

  /// The same words as `words(of:)`, with a capital.
  package func title(of size: CGSize) -> String { words(of: size).capitalizedFirst }

  /// How much of a field of this size is hidden, in whole points of its width or height.
  func hiddenPoints(of size: CGSize) -> String {
    Wording.points(((1 - fraction) * (isSideways ? size.width : size.height)).rounded())
  }

  /// Whether the field is hidden on the left or on the right.
  var isSideways: Bool { hiddenSide == .left || hiddenSide == .right }
}

extension FieldVisibility.Side {
  /// The side in words.
  var words: String {
    switch self {
    case .above: "above"
    case .below: "below"
    case .left: "on the left"
    case .right: "on the right"
    case .behindKeyboard: "behind the keyboard"
    }
  }
}

extension String {
  /// The text with a capital at its beginning.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension DismissalCause {
  /// The cause as a phrase that follows the decision in a sentence.
  var phrase: String {
    switch self {
    case .dragEnd: "when the drag ended"
    case .coasting: "while the scroll view coasted, at the reachable offset that shows most of it"
    case .restAfterDrag: "where the drag came to rest"
    case .programmatic: "after a programmatic scroll or zoom"
    case .contentChange: "after the content moved"
    case .resize: "after the scroll view's size or bars changed"
    case .enclosing: "after an enclosing view moved"
    }
  }
}

extension FieldOmission {
  /// The reason as part of a sentence about the field.
  package var phrase: String {
    switch self {
    case .cannotTakeFocus: "it cannot become first responder"
    case .noArea: "it has no size"
    case .outOfReach: "no scrolling can show it"
    case .notListed: "the app's order does not name it"
    }
  }
}

extension KeyboardChange: CustomStringConvertible, DebugDescribed {
  /// One line for logs: the event and the placement that follows from it.
  public var description: String {
    before.placement == after.placement
      ? "\(event.kind.rawValue), stays \(after)"
      : "\(event.kind.rawValue), \(before.placement.rawValue) to \(after)"
  }
}
