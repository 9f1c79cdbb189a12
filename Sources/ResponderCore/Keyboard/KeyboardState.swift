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

  /// Whether a hide came after the last show; false again for one that turned out to be an undocking.
  private var isLeaving = false
  /// What announced `frame`, as long as its end is still to come: one of the three `will`s.
  private var underWay: KeyboardEvent.Kind?
  /// The changes before it whose end is still to come as well, oldest first; nil for none.
  private var overtaken: [Announced]?

  private struct Announced: Equatable, Codable, Sendable {
    var kind: KeyboardEvent.Kind
    var frame: CGRect
  }

  /// More changes than are ever under way at a time; an end that never comes is forgotten with the oldest.
  private static let mostOvertaken = 4

  /// The state before any event: hidden.
  public init() {}

  /// The state after an event.
  public func applying(_ event: KeyboardEvent) -> KeyboardState {
    var state = self
    let place = KeyboardPlacement(frame: event.endFrame, screen: event.screen)
    let floats = place == .floating || place == .undocked
    switch event.kind {
    case .willHide:
      state.announce(event)
      state.hide(event, isPlace: place != nil)
    case .willShow, .willChangeFrame:
      guard let place else { return self }
      state.announce(event)
      if floats || event.kind == .willShow { state.isLeaving = false }
      state.stand(place, event)
    case .didHide:
      let isLate = !isLeaving && awaitsEnd(of: .willHide)
      state.end(.willHide, at: nil)
      if !isLate { state.hide(event, isPlace: place != nil) }
    case .didShow:
      let isLate = isLeaving ? awaitsEnd(of: .willShow) : isOvertaken(event)
      state.end(.willShow, at: event.endFrame)
      guard let place, !isLate else { return state }
      state.isLeaving = false
      state.stand(place, event)
    case .didChangeFrame:
      guard let place else { return self }
      let isOfHide =
        awaitsEnd(of: .willHide) && (isLeaving ? !floats && place != .hidden : place == .hidden)
      let isLate = isOvertaken(event) || isOfHide
      state.end(.willChangeFrame, at: event.endFrame)
      guard !isLate else { return state }
      if floats { state.isLeaving = false }
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

  private func awaitsEnd(of kind: KeyboardEvent.Kind) -> Bool {
    underWay == kind || overtaken?.contains { $0.kind == kind } == true
  }

  /// Whether this is the end of a change that another one overtook; what stands already is not told from it.
  private func isOvertaken(_ event: KeyboardEvent) -> Bool {
    guard isLeaving || event.endFrame != frame else { return false }
    return overtaken?.contains { $0.frame == event.endFrame } == true
  }

  /// A change begins. Its frame is often announced twice, by `willChangeFrame` and by what else happens.
  private mutating func announce(_ event: KeyboardEvent) {
    if let underWay {
      let isSame =
        event.endFrame == frame
        && (underWay == event.kind || underWay == .willChangeFrame
          || event.kind == .willChangeFrame)
      guard !isSame || underWay == .willChangeFrame else { return }
      if !isSame {
        let others = overtaken?.suffix(Self.mostOvertaken - 1) ?? []
        overtaken = others + [Announced(kind: underWay, frame: frame)]
      }
    }
    underWay = event.kind
  }

  /// A change ends: the one under way, or the one that it overtook.
  private mutating func end(_ kind: KeyboardEvent.Kind, at end: CGRect?) {
    let isIts = { (frame: CGRect) in end == nil || end == frame }
    if let index = overtaken?.firstIndex(where: { $0.kind == kind && isIts($0.frame) }) {
      overtaken?.remove(at: index)
      if overtaken?.isEmpty == true { overtaken = nil }
    } else if underWay == kind {
      underWay = nil
    }
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
  /// One line for logs: `docked (0, 508) 390 x 336`.
  public var description: String {
    let place = placement == .hidden ? "" : " \(Wording.rect(frame))"
    return "\(placement.rawValue)\(place)\(isLocal ? "" : ", another app's")"
  }
}
