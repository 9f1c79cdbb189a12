public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What is known about the keyboard; every event makes a new state from the one before (design rule 3).
///
/// Rules, in this order:
/// - Begin frames are never used. An empty frame, one that is not finite, and one above the screen say nothing: the state
///   stays (T4.13.34, T4.13.35, T4.13.53, T4.14.14). One that lies below the screen means hidden.
/// - Docked is what ends at the bottom of the screen, or of the window where that ends above (T4.13.52).
/// - Hide means hidden, whatever frame comes with it (T4.13.20).
/// - A frame that floats or stands above the screen's bottom counts even after a hide: that is how a keyboard is
///   undocked (T4.13.31, T4.13.33). The end of that hide then changes nothing.
/// - The end of a change that another one overtook counts for nothing, whenever it comes: a `did` of a hide after the
///   next `willShow`, a `did` of a show after the next `willHide` (T4.13.39) or after a `will` that announced another
///   height (T4.13.51). It is known by its frame, or by being the end of a show or a hide. A frame that nothing announced
///   is news, and counts.
/// - Another app's keyboard counts like this one's (T4.13.40).
public struct KeyboardState: Equatable, Codable, Sendable {
  /// How the keyboard stands on the screen.
  public private(set) var placement = KeyboardPlacement.hidden
  /// The last end frame that said something, in screen coordinates, points; zero before the first.
  ///
  /// While hidden this is where the keyboard went, which on iOS 26 may be on the screen (T4.13.20).
  public private(set) var frame = CGRect.zero
  /// Whether the last event came from this app's keyboard.
  public private(set) var isLocal = true

  /// Whether a hide is what came last; false again for one that turned out to be an undocking.
  private var isLeaving = false

  // The ends that are still to come, of the change under way and of those that it overtook, oldest first; nil for none.
  private var changeFramesDue: [CGRect]?
  private var showsDue: [CGRect]?
  private var hidesDue: Int?

  /// More changes than are ever under way at a time; an end that never comes is forgotten with the oldest.
  private static let mostDue = 4

  /// The state before any event: hidden.
  public init() {}

  /// The state after an event.
  public func applying(_ event: KeyboardEvent) -> KeyboardState {
    var state = self
    let place = KeyboardPlacement(
      frame: event.endFrame, screen: event.screen, window: event.window)
    guard place != nil || event.kind == .willHide || event.kind == .didHide else { return self }
    state.count(event, isPlace: place != nil)
    if !isLate(event, place) { state.take(event, place) }
    return state
  }

  /// The height, in points, that the keyboard covers of a rectangle, counted up from the rectangle's bottom edge.
  ///
  /// Both in screen coordinates. Less than one point is none (T7.2.8); floating and undocked keyboards cover nothing.
  public func overlap(with rect: CGRect) -> CGFloat {
    guard
      placement == .docked || placement == .accessoryOnly,
      let rect = Patch(rect), let keyboard = Patch(frame), rect.intersection(keyboard) != nil
    else { return 0 }
    let covered = rect.y.upper - max(keyboard.y.lower, rect.y.lower)
    return covered < KeyboardPlacement.leastLength ? 0 : covered
  }

  /// Whether this is the end of a change that another one overtook; what stands already is not told from it.
  private func isLate(_ event: KeyboardEvent, _ place: KeyboardPlacement?) -> Bool {
    let end = event.endFrame
    switch event.kind {
    case .willShow, .willHide, .willChangeFrame:
      return false
    case .didHide:
      return !isLeaving && hidesDue != nil
    case .didShow:
      return isLeaving ? showsDue != nil : end != frame && showsDue?.contains(end) == true
    case .didChangeFrame:
      let isDocked = place == .docked || place == .accessoryOnly
      if hidesDue != nil, isLeaving ? isDocked : place == .hidden { return true }
      return (end != frame || isLeaving && isDocked) && changeFramesDue?.contains(end) == true
    }
  }

  /// Counts which ends are to come, and which have come; one without a place ends nothing but a hide.
  private mutating func count(_ event: KeyboardEvent, isPlace: Bool) {
    let end = event.endFrame
    switch event.kind {
    case .willShow, .willHide, .willChangeFrame:
      // Shows and hides are announced by `willChangeFrame` first (T4.13.17, T4.13.18).
      let isOtherHalf =
        event.kind != .willChangeFrame && end == frame && changeFramesDue?.last == end
      if isPlace, !isOtherHalf { Self.add(end, to: &changeFramesDue) }
      if event.kind == .willShow { Self.add(end, to: &showsDue) }
      if event.kind == .willHide { hidesDue = min((hidesDue ?? 0) + 1, Self.mostDue) }
    case .didChangeFrame:
      Self.remove(end, from: &changeFramesDue)
    case .didShow:
      Self.remove(end, from: &showsDue)
    case .didHide:
      hidesDue = hidesDue.flatMap { $0 > 1 ? $0 - 1 : nil }
    }
  }

  private static func add(_ frame: CGRect, to due: inout [CGRect]?) {
    due = (due ?? []).suffix(mostDue - 1) + [frame]
  }

  private static func remove(_ frame: CGRect, from due: inout [CGRect]?) {
    guard let index = due?.firstIndex(of: frame) else { return }
    due?.remove(at: index)
    if due?.isEmpty == true { due = nil }
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

extension KeyboardState: CustomStringConvertible {
  /// One line for logs: `docked (0, 508) 390 × 336`.
  public var description: String {
    let place = placement == .hidden ? "" : " \(Wording.rect(frame))"
    return "\(placement.rawValue)\(place)\(isLocal ? "" : ", another app's")"
  }
}
