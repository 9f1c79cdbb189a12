public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What is known about the keyboard; every event makes a new state from the one before (design rule 3).
///
/// Rules, in this order:
/// - Begin frames are never used. An empty frame, or one that is not finite, says nothing: the state stays (T4.13.34,
///   T4.13.35, T4.14.14). One that lies below the screen means hidden.
/// - Hide means hidden, whatever frame comes with it (T4.13.20).
/// - A frame that floats or stands above the screen's bottom counts even after a hide: that is how a keyboard is
///   undocked (T4.13.31, T4.13.33). The end of that hide then changes nothing.
/// - The late half of a change that was overtaken counts for nothing: a `did` of a hide after the next `willShow`, a
///   `did` of a show after the next `willHide` (T4.13.39).
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

  /// A `willShow` whose `didShow` is still to come.
  private var awaitsDidShow = false
  /// A `willHide` whose `didHide` is still to come.
  private var awaitsDidHide = false
  /// Which of the two came last; false again for a hide that turned out to be an undocking.
  private var isLeaving = false

  /// The state before any event: hidden.
  public init() {}

  /// The state after an event.
  public func applying(_ event: KeyboardEvent) -> KeyboardState {
    var state = self
    let place = KeyboardPlacement(frame: event.endFrame, screen: event.screen)
    switch event.kind {
    case .willHide:
      state.awaitsDidHide = true
      state.hide(event, isPlace: place != nil)
    case .didHide:
      state.awaitsDidHide = false
      if awaitsDidHide && !isLeaving { return state }
      state.hide(event, isPlace: place != nil)
    case .willShow:
      guard let place else { return self }
      state.awaitsDidShow = true
      state.isLeaving = false
      state.stand(place, event)
    case .didShow:
      state.awaitsDidShow = false
      guard let place, !(awaitsDidShow && isLeaving) else { return state }
      state.isLeaving = false
      state.stand(place, event)
    case .willChangeFrame, .didChangeFrame:
      guard let place, !isOvertaken(event.kind, place) else { return self }
      if place == .floating || place == .undocked { state.isLeaving = false }
      state.stand(place, event)
    }
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

  /// Whether this is the late end of the change before the one under way.
  private func isOvertaken(_ kind: KeyboardEvent.Kind, _ place: KeyboardPlacement) -> Bool {
    guard kind == .didChangeFrame, awaitsDidHide else { return false }
    let isDocked = place == .docked || place == .accessoryOnly
    return isLeaving ? isDocked : awaitsDidShow && place == .hidden
  }

  private mutating func stand(_ place: KeyboardPlacement, _ event: KeyboardEvent) {
    placement = place
    frame = event.endFrame
    isLocal = event.isLocal
  }

  private mutating func hide(_ event: KeyboardEvent, isPlace: Bool) {
    placement = .hidden
    isLeaving = true
    if isPlace { frame = event.endFrame }
    isLocal = event.isLocal
  }
}

extension KeyboardState: CustomStringConvertible {
  /// One line for logs: `docked (0, 508) 390 × 336`.
  public var description: String {
    let place = placement == .hidden ? "" : " \(Wording.rect(frame))"
    return "\(placement.rawValue)\(place)\(isLocal ? "" : ", another app's")"
  }
}
