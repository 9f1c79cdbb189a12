public import Foundation

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

  /// What was announced and not yet confirmed.
  private enum Transition: String, Codable {
    case showing
    case hiding
    /// A hide that turned out to be an undocking.
    case detaching
  }
  private var transition: Transition?

  /// The state before any event: hidden.
  public init() {}

  /// The state after an event.
  public func applying(_ event: KeyboardEvent) -> KeyboardState {
    var state = self
    let place = KeyboardPlacement(frame: event.endFrame, screen: event.screen)
    switch event.kind {
    case .willShow:
      guard let place else { return self }
      state.transition = .showing
      state.stand(place, event)
    case .didShow:
      guard transition != .hiding, let place else { return self }
      state.transition = nil
      state.stand(place, event)
    case .willHide:
      state.transition = .hiding
      state.hide(event, isPlace: place != nil)
    case .didHide:
      if transition == .showing { return self }
      state.transition = nil
      if transition == .detaching { return state }
      state.hide(event, isPlace: place != nil)
    case .willChangeFrame:
      guard let place else { return self }
      state.detach(place)
      state.stand(place, event)
    case .didChangeFrame:
      guard let place, !isOvertaken(place) else { return self }
      state.detach(place)
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

  /// A change that ends where a show or a hide under way does not lead is the end of the one before.
  private func isOvertaken(_ place: KeyboardPlacement) -> Bool {
    switch transition {
    case .hiding: place == .docked || place == .accessoryOnly
    case .showing: place == .hidden
    case .detaching, nil: false
    }
  }

  private mutating func detach(_ place: KeyboardPlacement) {
    guard transition == .hiding else { return }
    if place == .floating || place == .undocked { transition = .detaching }
  }

  private mutating func stand(_ place: KeyboardPlacement, _ event: KeyboardEvent) {
    placement = place
    frame = event.endFrame
    isLocal = event.isLocal
  }

  private mutating func hide(_ event: KeyboardEvent, isPlace: Bool) {
    placement = .hidden
    if isPlace { frame = event.endFrame }
    isLocal = event.isLocal
  }
}

extension KeyboardState: CustomStringConvertible {
  /// One line for logs: `docked (0, 508) 390 x 336`.
  public var description: String {
    let place = placement == .hidden ? "" : " \(Wording.rect(frame))"
    return "\(placement.rawValue)\(place)\(isLocal ? "" : ", another app's")"
  }
}
