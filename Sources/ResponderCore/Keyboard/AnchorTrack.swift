package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What an anchor remembers of its list from one change of the inset to the next; offsets and insets in points.
///
/// Offsets are always counted from one reference, the list as it was when somebody else last moved it, and never from
/// the step before: whatever the keyboard's heights on the way, closing it undoes opening it to the bit. The rules:
/// - An offset that is still the one last seen or left means that nobody moved the list; then an inset that is another
///   one by now was changed by others (a table controller, a second library), and the reference holds.
/// - An offset that changed makes the list as it is the new reference.
/// - A list that was at its end stays there (`.bottom`), and the line at the bottom of the visible area stays there
///   (`.readingPosition`), when the list's size changes along with the inset, as in a rotation.
/// - A list at its end that takes another size while the keyboard rests, or size or safe area while nothing covers it, stays at
///   its end as well (`.bottom`): a rotation, also one under another screen, whose new size comes with the return to the window.
/// - In a list of another width other content is the same content laid out anew: Split View, Stage Manager.
/// - Where only the top inset changed (a large title, a hidden search bar) nothing was moved, also not by the framework,
///   which keeps a list at its top there.
/// - A list at its end that others moved on while they made room for the keyboard, for a field in it, is still meant to be there (`.bottom`).
/// - A list that was moved for room that others and the anchor made both was moved too far. At its end it stays there; where the step
///   was made for the first responder, the reference holds (`.firstResponder`); after any other step it goes back by no more than the
///   room made twice, and no further than the first responder allows. The other policies leave it where it was put.
/// - While the keyboard moves a list at its end stays there also when its content grows or shrinks (self-sizing rows);
///   at rest, rows that are added are the app's affair.
package struct AnchorTrack: Equatable, Sendable {
  /// What is to stay in place.
  package let policy: AnchorPolicy
  /// The list that offsets are counted from.
  package private(set) var reference: ScrollViewGeometry
  /// The list as it was last seen or left.
  package private(set) var last: ScrollViewGeometry
  /// Whether the list counts as being at its end; only `.bottom` asks.
  private var isAtEnd: Bool

  /// Begins with the list as it is.
  package init(policy: AnchorPolicy, geometry: ScrollViewGeometry) {
    self.policy = policy
    reference = geometry
    last = geometry
    isAtEnd = policy.isAtEnd(geometry)
  }

  /// Takes note of a list that is not moved now.
  package mutating func see(_ now: ScrollViewGeometry) {
    takeTopInset(of: now)
    if now != last { self = AnchorTrack(policy: policy, geometry: now) }
  }

  /// Takes note of where the anchor itself, or whoever changed the inset, left the list; the reference holds.
  package mutating func leave(_ now: ScrollViewGeometry) {
    last = now
  }

  /// Whether there is something to decide: the inset changes or was changed, or a list that has to stay put was resized.
  ///
  /// `isMoving`: the keyboard is under way. `isHeld`: a finger or a deceleration moves the list.
  package func needsDecision(
    _ now: ScrollViewGeometry, changingBottomInsetTo newInset: CGFloat, isMoving: Bool, isHeld: Bool
  ) -> Bool {
    if newInset != now.inset.bottom || newInset != last.inset.bottom { return true }
    guard !isHeld, isMoving || mustFollowEnd(now) else { return false }
    if policy == .readingPosition {
      return now.contentOffset.y == last.contentOffset.y && now.viewport != last.viewport
    }
    return isAtEnd && (now.viewport != last.viewport || now.contentSize != last.contentSize)
  }

  /// Whether a list at its end, which no keyboard moves now, was resized and has to follow its end.
  ///
  /// One without a size or content before or after is not resized but laid out, or put away. A bottom inset that changed
  /// counts if the safe area changed it: what the app sets itself is the app's affair.
  package func mustFollowEnd(_ now: ScrollViewGeometry, isSafeAreaChanged: Bool = false) -> Bool {
    let isResized =
      now.viewport != last.viewport || isSafeAreaChanged && now.inset.bottom != last.inset.bottom
    return isAtEnd && isResized && now.contentOffset.y == last.contentOffset.y
      && last.isLaidOut && now.isLaidOut
      && (now.contentSize == last.contentSize || now.viewport.width != last.viewport.width)
  }

  /// Decides where the list goes when its adjusted bottom inset becomes `newInset`; `leave` is to follow.
  ///
  /// `madeTwice`: room that the anchor and others have made both, points.
  package mutating func decide(
    _ now: ScrollViewGeometry, changingBottomInsetTo newInset: CGFloat, firstResponder: CGRect?,
    isMoving: Bool, isHeld: Bool, madeTwice: CGFloat = 0
  ) -> AnchorDecision {
    takeTopInset(of: now)
    func answer() -> AnchorDecision {
      AnchorDecision.decide(
        policy: policy, geometry: now, changingBottomInsetTo: newInset,
        firstResponder: firstResponder, reference: reference == now ? nil : reference)
    }
    let isSameList = now.viewport == last.viewport && now.contentSize == last.contentSize
    let step = now.contentOffset.y - last.contentOffset.y
    let isGivenRoom = now.inset.bottom > last.inset.bottom
    if isAtEnd, isSameList, isMoving, !isHeld, isGivenRoom, step > 0 { return answer() }
    guard madeTwice > 0, !isHeld else {
      catchUp(with: now, isMoving: isMoving, isHeld: isHeld)
      return answer()
    }
    if isSameList {
      let counted = answer()
      // Others show the whole row of a field, so that the steps may differ by about a row.
      let row = firstResponder?.height ?? 0
      let isTheStep = abs(now.contentOffset.y - madeTwice - counted.offset.y) <= row
      if isAtEnd || policy.margin != nil && isTheStep { return counted }
    }
    catchUp(with: now, isMoving: isMoving, isHeld: isHeld)
    if let margin = policy.margin, let firstResponder {
      let end = now.contentOffset.y + now.viewport.height - newInset
      let back = min(step, madeTwice, end - firstResponder.maxY - margin)
      if back > 0 { reference.contentOffset.y -= back }
    }
    return answer()
  }

  private mutating func takeTopInset(of now: ScrollViewGeometry) {
    guard now.inset.top != last.inset.top, now.viewport == last.viewport,
      now.contentSize == last.contentSize
    else { return }
    let wasAtTop = last.contentOffset.y == last.minimumOffset.y
    let isAtTop = wasAtTop && now.contentOffset.y == now.minimumOffset.y
    guard isAtTop || now.contentOffset.y == last.contentOffset.y else { return }
    let isReferenceAtTop = reference.contentOffset.y == reference.minimumOffset.y
    (reference.inset.top, last.inset.top) = (now.inset.top, now.inset.top)
    if isReferenceAtTop, isAtTop || !wasAtTop {
      reference.contentOffset.y = reference.minimumOffset.y
    }
    last.contentOffset.y = now.contentOffset.y
  }

  private mutating func catchUp(with now: ScrollViewGeometry, isMoving: Bool, isHeld: Bool) {
    let old = last
    let isUntouched = now.contentOffset.y == old.contentOffset.y
    // In a list of another width it is the same content, laid out anew: a window that was resized.
    let isReflowed = now.viewport.width != old.viewport.width
    let hasSameContent = now.contentSize == old.contentSize || isReflowed
    if isUntouched, now.changingBottomInset(to: old.inset.bottom) == old { return }
    // A table that measures its rows moves its offset along with its content: that is nobody scrolling.
    let keepsEnd =
      isAtEnd && !isHeld
      && (isUntouched ? hasSameContent || isMoving : isMoving && !hasSameContent)
    self = AnchorTrack(policy: policy, geometry: now)
    guard isUntouched || keepsEnd else { return }
    reference.inset.bottom = old.inset.bottom
    if keepsEnd {
      isAtEnd = true
      reference.contentOffset.y = reference.maximumOffset.y
    } else if policy == .readingPosition {
      reference.contentOffset.y +=
        old.viewport.height.finiteOrZero - now.viewport.height.finiteOrZero
    }
  }
}

extension ScrollViewGeometry {
  fileprivate var isLaidOut: Bool {
    min(viewport.width, viewport.height) > 0 && contentSize.height > 0
  }
}

extension AnchorPolicy {
  fileprivate var margin: CGFloat? {
    if case .firstResponder(let margin) = self { margin } else { nil }
  }

  fileprivate func isAtEnd(_ geometry: ScrollViewGeometry) -> Bool {
    guard case .bottom(let tolerance) = self else { return false }
    return geometry.isAtBottom(tolerance: tolerance)
  }
}
