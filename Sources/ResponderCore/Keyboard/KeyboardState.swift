public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The state of the keyboard; each event turns the previous state into a new one (design rule 3).
///
/// The rules:
/// - Begin frames are never used. A frame that is empty, not finite or above the screen carries no
///   information. Only a hide changes the state then (T4.13.34, T4.13.35, T4.13.53, T4.14.14). A
///   frame below or beside the screen means hidden.
/// - A keyboard is docked if it ends at the bottom of the screen, or of the key window if that ends
///   above the screen's bottom (T4.13.52).
/// - A hide means hidden, whatever frame comes with it (T4.13.20).
/// - The frame of a floating or undocked keyboard counts even after a hide: this is how a keyboard
///   is undocked (T4.13.31, T4.13.33). The end of that hide then changes nothing.
/// - The end of a change, a `did` event, is ignored if another change has begun since. Examples are
///   the end of a hide after the next `willShow`, and the end of a show after the next `willHide`
///   (T4.13.39) or after a `will` event that announced another height (T4.13.51). The state
///   recognises such an end by its frame, or as the end of a show or a hide. An end with a frame
///   that no event announced is a change of its own, and counts. But while a `didHide` is expected,
///   a `didChangeFrame` is ignored if it docks a keyboard that was hidden, or hides one that was
///   shown after that hide. Some ends never come. The state stops expecting them when a change
///   begins after the newest one has ended.
/// - Another app's keyboard counts like this app's (T4.13.40).
public struct KeyboardState: Equatable, Sendable {
  /// Where the keyboard is on the screen.
  public private(set) var placement = KeyboardPlacement.hidden
  /// The last usable end frame of an event that was not ignored, in screen coordinates, points;
  /// zero before the first one.
  ///
  /// While the keyboard is hidden, this is the frame with which it left, which on iOS 26 may be on
  /// the screen (T4.13.20).
  public private(set) var frame = CGRect.zero
  /// Whether the last event that was not ignored came from this app's keyboard; true before the
  /// first event.
  public private(set) var isLocal = true

  /// Whether the keyboard has been hidden by a hide event. It becomes false when a later event puts
  /// the keyboard on the screen, as in an undocking.
  private var isLeaving = false

  /// The changes of the keyboard whose ends (`did` events) are still expected; nil if there are
  /// none.
  private var endsDue: KeyboardEndsDue?

  /// Creates the state before any event: hidden.
  public init() {}

  /// Returns the state after an event.
  public func applying(_ event: KeyboardEvent) -> KeyboardState {
    let place = KeyboardPlacement(
      frame: event.endFrame, screen: event.screen, window: event.window)
    guard place != nil || event.kind == .willHide || event.kind == .didHide else { return self }
    var state = self
    var due = endsDue ?? KeyboardEndsDue()
    let isLate = isLate(event, place, due)
    state.count(event, place, &due)
    state.endsDue = due.changes.isEmpty ? nil : due
    if !isLate { state.take(event, place) }
    return state
  }

  /// Returns whether an event is the end of a change after which another one has begun, so that
  /// `applying` leaves the placement and the frame as they are.
  package func isOvertaken(by event: KeyboardEvent) -> Bool {
    let place = KeyboardPlacement(
      frame: event.endFrame, screen: event.screen, window: event.window)
    return (place != nil || event.kind == .didHide)
      && isLate(event, place, endsDue ?? KeyboardEndsDue())
  }

  /// Returns how much of a rectangle's height the keyboard covers, in points, counted up from the
  /// rectangle's bottom edge.
  ///
  /// Both rectangles are in screen coordinates. Less than one point counts as nothing (T7.2.8);
  /// floating and undocked keyboards cover nothing.
  public func overlap(with rect: CGRect) -> CGFloat {
    guard
      placement == .docked || placement == .accessoryOnly,
      let rect = Patch(rect), let keyboard = Patch(frame), rect.intersection(keyboard) != nil
    else { return 0 }
    let covered = rect.y.upper - max(keyboard.y.lower, rect.y.lower)
    return covered < KeyboardPlacement.leastLength ? 0 : covered
  }

  /// Returns whether the event is the end of a change after which another one has begun. An end
  /// with the current frame changes nothing, so the result is then false, unless a hide came last
  /// or the end of a hide is expected.
  private func isLate(
    _ event: KeyboardEvent, _ place: KeyboardPlacement?, _ due: KeyboardEndsDue
  ) -> Bool {
    let end = event.endFrame
    switch event.kind {
    case .willShow, .willHide, .willChangeFrame:
      return false
    case .didHide:
      return !isLeaving && due.contains(.didHide)
    case .didShow:
      if isLeaving { return due.contains(.didShow) || due.contains(.didHide) }
      return end != frame && due.index(of: .didShow, end) != nil
    case .didChangeFrame:
      // If the newest change has ended, an end that no event announced is a change of its own
      // (T4.13.36).
      if due.isNewestDone, place != .hidden, due.index(of: .didChangeFrame, end) == nil {
        return false
      }
      let isDocked = place == .docked || place == .accessoryOnly
      if due.contains(.didHide), isLeaving ? isDocked : place == .hidden { return true }
      if isLeaving, isDocked { return due.index(of: .didChangeFrame, end) != nil }
      return end != frame && due.isOvertaken(.didChangeFrame, end)
    }
  }

  /// Records which ends the event makes the state expect, or which expected end the event is. An
  /// unexpected `didChangeFrame` is recorded as a change that has ended, unless it means hidden. Of
  /// the events that `applying` passes to this function, only a hide can have no placement. After a
  /// `willHide` without a placement, no `didChangeFrame` is expected.
  private func count(
    _ event: KeyboardEvent, _ place: KeyboardPlacement?, _ due: inout KeyboardEndsDue
  ) {
    let end = place == nil ? .zero : event.endFrame
    switch event.kind {
    case .willChangeFrame:
      due.begin(end, [.didChangeFrame])
    case .willShow, .willHide:
      let did = event.kind == .willShow ? KeyboardEvent.Kind.didShow : .didHide
      if isAnnounced(event, due) {
        due.expect(did)
      } else {
        due.begin(end, place == nil ? [did] : [.didChangeFrame, did])
      }
    case .didChangeFrame:
      if due.index(of: .didChangeFrame, end) != nil {
        due.remove(.didChangeFrame, end)
      } else if place != .hidden {
        due.begin(end, [])
      }
    case .didShow, .didHide:
      due.remove(event.kind, end)
    }
  }

  /// Returns whether this show or hide belongs to the change that began last, because UIKit posts
  /// `willChangeFrame` first (T4.13.17, T4.13.18). When the keyboard is undocked, `willChangeFrame`
  /// has the frame to which the keyboard goes, while the hide may have another (T4.13.31).
  private func isAnnounced(_ event: KeyboardEvent, _ due: KeyboardEndsDue) -> Bool {
    guard let last = due.changes.last, last.ends == [.didChangeFrame], last.frame == frame else {
      return false
    }
    let isUndocking = placement == .floating || placement == .undocked
    return event.endFrame == frame || event.kind == .willHide && isUndocking
  }

  private mutating func take(_ event: KeyboardEvent, _ place: KeyboardPlacement?) {
    isLocal = event.isLocal
    if place != nil { frame = event.endFrame }
    if event.kind == .willHide || event.kind == .didHide {
      placement = .hidden
      isLeaving = true
    } else if let place {
      placement = place
      if place != .hidden { isLeaving = false }
    }
  }
}

/// The coding has keys of its own, independent of the stored properties, so that a journal stays
/// readable when the implementation changes.
///
/// An example: `{"frame":[[0,508],[390,336]],"isLocal":true,"placement":"docked"}`. Where they
/// apply, there are also `"announced"`, the changes whose ends are still expected, and
/// `"lastWasHide"`. Version 1 used the properties' names `endsDue` and `isLeaving`.
extension KeyboardState: Codable {
  private enum Key: String, CodingKey {
    case placement, frame, isLocal, announced, lastWasHide
    case endsDue, isLeaving
  }

  /// Decodes a state that any version of the package has encoded.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    placement = try container.decode(KeyboardPlacement.self, forKey: .placement)
    frame = try container.decode(CGRect.self, forKey: .frame)
    isLocal = try container.decode(Bool.self, forKey: .isLocal)
    isLeaving =
      try container.decodeIfPresent(Bool.self, forKey: .lastWasHide)
      ?? container.decodeIfPresent(Bool.self, forKey: .isLeaving) ?? false
    endsDue =
      try container.decodeIfPresent(KeyboardEndsDue.self, forKey: .announced)
      ?? container.decodeIfPresent(KeyboardEndsDue.self, forKey: .endsDue)
  }

  /// Encodes the state.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(placement, forKey: .placement)
    try container.encode(frame, forKey: .frame)
    try container.encode(isLocal, forKey: .isLocal)
    try container.encodeIfPresent(endsDue, forKey: .announced)
    if isLeaving { try container.encode(true, forKey: .lastWasHide) }
  }

  /// The visible part of the state, which is recorded as the result of a change. The other
  /// properties can be computed by applying the change's event again.
  struct Seen: Codable {
    var placement: KeyboardPlacement
    var frame: CGRect
    var isLocal: Bool
  }

  var seen: Seen { Seen(placement: placement, frame: frame, isLocal: isLocal) }

  init(_ seen: Seen) {
    (placement, frame, isLocal) = (seen.placement, seen.frame, seen.isLocal)
  }
}

extension KeyboardState: CustomStringConvertible {
  /// One line for logs: `docked (0, 508) 390 × 336`.
  public var description: String {
    let place = placement == .hidden ? "" : " \(Wording.rect(frame))"
    return "\(placement.rawValue)\(place)\(isLocal ? "" : ", another app's")"
  }
}
