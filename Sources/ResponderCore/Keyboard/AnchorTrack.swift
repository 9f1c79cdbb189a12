package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The record that a `ListAnchor` keeps of its list between changes of the inset; offsets and
/// insets in points.
///
/// Offsets are always counted from one reference, the list as it was when the app or the user last
/// moved it, and never from the previous step. So the list returns exactly to its old offset when
/// the keyboard hides, whatever heights the keyboard had in between. The rules:
/// - If the offset is still the one that the anchor last read or set, the reference stays the same.
///   Otherwise the list as it is now becomes the new one, except in the cases below.
/// - If the list's size changes along with the inset, as in a rotation, a list at its end stays at
///   its end (`.bottom`), and the line at the bottom of the visible area stays there
///   (`.readingPosition`).
/// - A list at its end also stays at its end (`.bottom`) if its size changes while the keyboard
///   does not move, and while no keyboard is up and the anchor holds no room, if its safe area
///   changes.
/// - A list whose width changed has the same content in a new layout.
/// - A change of the top inset alone (a large title, a hidden search bar) does not move the list.
///   If the framework moves a list at its top along with that inset, this does not count as a
///   scroll.
/// - If other code makes room for the keyboard and also scrolls a list at its end further, to show
///   a field, the list still counts as at its end (`.bottom`).
/// - If other code and the anchor both made room, the other code may have scrolled too far. With
///   `.firstResponder`, the reference stays the same if the other code's step, without the room
///   made twice, led to about the offset that the anchor computes. After any other step the list
///   goes back by at most that room, and only so far that the first responder stays visible.
/// - If a list is at its end after the room below it was removed, it counts as at its end from then
///   on (`.bottom`), although it was not at its end when the keyboard appeared.
/// - While the keyboard moves, a list at its end also stays at its end when its content grows or
///   shrinks (self-sizing rows).
package struct AnchorTrack: Sendable {
  /// The policy, which says what stays in place.
  package let policy: AnchorPolicy
  /// The geometry of the list from which offsets are counted.
  package private(set) var reference: ScrollViewGeometry
  /// The geometry of the list as the anchor last read or set it.
  package private(set) var last: ScrollViewGeometry
  /// Whether the list counts as at its end; only `.bottom` uses this.
  private var isAtEnd: Bool
  /// The layout that the list had before its width changed; nil once it is scrolled. A rotation
  /// there and back leaves the list where it was, even if the other layout clamped its offset.
  private var other: Layout?
  /// Whether the change in progress brings the list back to its other layout. UIKit may hide the
  /// keyboard for a moment of the rotation, and a list that is at its end meanwhile was not before.
  private var isBack = false

  private struct Layout: Sendable {
    let viewport, contentSize: CGSize
    let reference: ScrollViewGeometry
    let isAtEnd: Bool

    func isLayout(of now: ScrollViewGeometry) -> Bool {
      viewport == now.viewport && contentSize == now.contentSize
    }
  }

  /// Records a list that has come back to its other layout without a keyboard: it stays where it is.
  package mutating func rest(_ now: ScrollViewGeometry) {
    if other?.isLayout(of: now) == true { other = nil }
  }

  /// Starts with the current state of the list as the reference.
  package init(policy: AnchorPolicy, geometry: ScrollViewGeometry) {
    self.policy = policy
    reference = geometry
    last = geometry
    isAtEnd = policy.isAtEnd(geometry)
  }

  /// Starts again with the list as it is now.
  private mutating func begin(with now: ScrollViewGeometry) {
    let old = self
    self = AnchorTrack(policy: policy, geometry: now)
    guard old.isUnscrolled(now) else { return }
    other = old.other
    if now.viewport.width != old.last.viewport.width, other?.isLayout(of: now) != true {
      other = Layout(
        viewport: old.last.viewport, contentSize: old.last.contentSize, reference: old.reference,
        isAtEnd: old.isAtEnd)
    }
  }

  /// Records the list as it is now, which the anchor does not move. If more than the top inset has
  /// changed, the list becomes the new reference.
  package mutating func see(_ now: ScrollViewGeometry) {
    takeTopInset(of: now)
    if now != last { begin(with: now) }
  }

  /// Records the list after the change that `decide` led to. The reference stays the same, unless
  /// the policy is `.bottom` and the removal of room has brought the list to its end.
  package mutating func leave(_ now: ScrollViewGeometry) {
    last = now
    defer { isBack = false }
    if !isBack, !isAtEnd, now.inset.bottom < reference.inset.bottom, policy.isAtEnd(now) {
      begin(with: now)
    }
  }

  /// Returns whether there is something to decide: the inset changes or was changed, or a list that
  /// must stay in place, or its content, was resized.
  ///
  /// - Parameters:
  ///   - isMoving: Whether the keyboard is moving.
  ///   - isHeld: Whether a finger touches or drags the list, or the list decelerates.
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

  /// Returns where the list was before other code took the anchor's room away and UIKit clamped the
  /// offset, as in an app that sets its inset in each layout; nil if the list was not clamped.
  package func unclamped(_ now: ScrollViewGeometry) -> CGPoint? {
    now.contentOffset.y < last.contentOffset.y && isUnscrolled(now) ? last.contentOffset : nil
  }

  /// Returns whether the list is where it was, or where UIKit clamped it, to a pixel.
  private func isUnscrolled(_ now: ScrollViewGeometry) -> Bool {
    now.contentOffset.y == last.contentOffset.y
      || abs(now.contentOffset.y - now.clamp(last.contentOffset).y) < 0.5
  }

  /// Returns whether a list at its end has a new size, or a new inset because of the safe area, and
  /// so has to be scrolled to its end again.
  ///
  /// A list without a size or content, before or now, is being laid out or removed, not resized.
  /// The result is false if the offset has changed, or if the content has changed but the width has
  /// not. A changed bottom inset counts only if the safe area changed it: an inset that the app
  /// sets is the app's decision.
  package func mustFollowEnd(_ now: ScrollViewGeometry, isSafeAreaChanged: Bool = false) -> Bool {
    let isResized =
      now.viewport != last.viewport || isSafeAreaChanged && now.inset.bottom != last.inset.bottom
    return isAtEnd && isResized && now.contentOffset.y == last.contentOffset.y
      && last.isLaidOut && now.isLaidOut
      && (now.contentSize == last.contentSize || now.viewport.width != last.viewport.width)
  }

  /// Updates the reference by the rules above, and decides where the list scrolls when its adjusted
  /// bottom inset becomes `newInset`. After the change, call `leave` to keep the reference, or
  /// `see` to replace it.
  ///
  /// - Parameter madeTwice: The room that both the anchor and other code have made, in points.
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
      // Other code may scroll far enough to show a field's whole row. So its step and the anchor's
      // may differ by about the height of a row, for which the first responder's height is used.
      let row = firstResponder?.height ?? 0
      let isTheStep = abs(now.contentOffset.y - madeTwice - counted.offset.y) <= row
      if isAtEnd && step >= 0 || policy.margin != nil && isTheStep { return counted }
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
    guard now.viewport == last.viewport, now.contentSize == last.contentSize else { return }
    let wasAtTop = last.isAtTop
    let isAtTop = wasAtTop && now.isAtTop
    guard isAtTop || now.contentOffset.y == last.contentOffset.y else { return }
    let isReferenceAtTop = reference.isAtTop
    (reference.inset.top, last.inset.top) = (now.inset.top, now.inset.top)
    if isReferenceAtTop, isAtTop || !wasAtTop {
      reference.contentOffset.y = reference.minimumOffset.y
    }
    last.contentOffset.y = now.contentOffset.y
  }

  private mutating func catchUp(with now: ScrollViewGeometry, isMoving: Bool, isHeld: Bool) {
    let old = last
    let isUntouched = now.contentOffset.y == old.contentOffset.y
    // A list of another width, as in a resized window, has the same content in a new layout.
    let isReflowed = now.viewport.width != old.viewport.width
    let hasSameContent = now.contentSize == old.contentSize || isReflowed
    if let other, other.isLayout(of: now), isReflowed && isUnscrolled(now) || now == old {
      (reference, isAtEnd, last, self.other) = (other.reference, other.isAtEnd, now, nil)
      isBack = true
      return
    }
    if now.changingBottomInset(to: old.inset.bottom) == old { return }
    // While a table measures its rows, its offset changes along with its content. This is not a
    // scroll.
    let keepsEnd =
      isAtEnd && !isHeld
      && (isUntouched ? hasSameContent || isMoving : isMoving && !hasSameContent)
    begin(with: now)
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
