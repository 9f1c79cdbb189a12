public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The state of the keyboard; each event turns the previous state into a new one.
///
/// The rules:
/// - The `will` events tell the state, with their end frames. Begin frames are never used. A frame
///   below or beside the screen means hidden; one that is empty, not finite or above the screen
///   says nothing.
/// - A keyboard is docked if it ends at the bottom of the screen, or of the key window if that ends
///   above the screen's bottom.
/// - A `willHide` means hidden, whatever frame comes with it.
/// - A `did` event tells a frame only for a keyboard that floats or is undocked, before or after
///   the event: UIKit may announce such a change by its end alone, and undocks a keyboard with a
///   hide. Any other `did` is ignored, and so none hides a docked keyboard: it may be the late end
///   of a change after which another one has begun, and iOS 27 is reported to put wrong frames into
///   those without a `will`. Only if no `will` has told a frame, a `did` tells a keyboard that is
///   up: before the first one, and after a show whose frame has no height.
/// - The zero rectangle hides a floating keyboard, and means that a bar was dropped in the middle
///   of the screen. Otherwise it says nothing.
/// - Another app's keyboard counts like this app's.
public struct KeyboardState: Equatable, Sendable {
  /// Where the keyboard is on the screen.
  public package(set) var placement = KeyboardPlacement.hidden
  /// The last usable end frame of an event that was not ignored, in screen coordinates, points;
  /// zero before the first one.
  ///
  /// While the keyboard is hidden, this is the frame with which it left, which on iOS 26 may be on
  /// the screen.
  public package(set) var frame = CGRect.zero
  /// Whether the last event that was not ignored came from this app's keyboard; true before the
  /// first event.
  public package(set) var isLocal = true

  /// True after a show whose frame has no height, until another event tells one; otherwise nil.
  package var awaitsFrame: Bool?

  /// Creates the state before any event: hidden.
  public init() {}

  /// Returns the state after an event.
  public func applying(_ event: KeyboardEvent) -> KeyboardState { taking(event).state }

  /// Returns the state after an event, and whether the event is about the newest change: a `will`,
  /// or a `did` that tells the state or ends the change to the present state. Any other `did`
  /// belongs to an older change.
  package func taking(_ event: KeyboardEvent) -> (state: KeyboardState, isNewest: Bool) {
    let told = event.placement
    let place = placement(after: event, told)
    var state = self
    if event.kind == .willShow, event.lacksHeight {
      state.awaitsFrame = true
    } else if place != nil {
      state.awaitsFrame = nil
    }
    guard let place else { return (state, event.kind.isWill || ends(event, told)) }
    (state.placement, state.isLocal) = (place, event.isLocal)
    if told != nil { state.frame = event.endFrameOnScreen }
    return (state, true)
  }

  /// Whether a `did` that does not tell the state ends the change to it.
  private func ends(_ event: KeyboardEvent, _ told: KeyboardPlacement?) -> Bool {
    if placement == .hidden { return event.kind == .didHide || told == .hidden }
    return event.kind != .didHide && event.endFrameOnScreen == frame
  }

  /// Returns how much of a rectangle's height the keyboard covers, in points, counted up from the
  /// rectangle's bottom edge.
  ///
  /// Both rectangles are in screen coordinates. Less than one point counts as nothing; floating and
  /// undocked keyboards cover nothing.
  public func overlap(with rect: CGRect) -> CGFloat {
    guard isCovering, rect.isFinite, rect.common(frame) != nil else { return 0 }
    let covered = rect.maxY - max(frame.minY, rect.minY)
    return covered < KeyboardPlacement.leastLength ? 0 : covered
  }

  /// Returns the state of what covers a window over which the app's input accessory view stands:
  /// the union of the keyboard and that view, both in screen coordinates, points.
  ///
  /// From iOS 26, the keyboard's frame may leave the view out (T4.14.16). The view counts if it
  /// stands on the keyboard, or at the bottom of a window that the keyboard does not reach
  /// (T4.14.17).
  ///
  /// - Parameters:
  ///   - accessory: The view's frame.
  ///   - window: The window's frame.
  ///   - safeBottom: The bottom safe area of the window, on which the view may stand, in points.
  package func covering(
    _ window: CGRect, safeBottom: CGFloat, accessory: CGRect
  ) -> KeyboardState {
    let near = KeyboardPlacement.leastLength
    let isAtBottom =
      accessory.maxY > window.maxY - safeBottom - near && accessory.minY < window.maxY
    let isOnKeyboard = isCovering && accessory.maxY > frame.minY - near
    let top = accessory.minY
    guard accessory.width > 0, accessory.height > 0, isAtBottom || isOnKeyboard,
      !isCovering || top < frame.minY
    else { return self }
    var state = self
    state.frame =
      isCovering
      ? CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
      : CGRect(x: window.minX, y: top, width: window.width, height: window.maxY - top)
    if !isCovering { state.placement = .accessoryOnly }
    return state
  }

  /// Returns the placement after an event whose frame tells the given placement; nil if the event
  /// is ignored.
  private func placement(
    after event: KeyboardEvent, _ told: KeyboardPlacement?
  ) -> KeyboardPlacement? {
    switch event.kind {
    case .willHide: .hidden
    case .didHide: nil
    case .willShow: told ?? (hasDroppedBar(event) ? .floating : nil)
    case .willChangeFrame: told ?? (hasDroppedBar(event) ? .floating : placementWithout(event))
    case .didShow, .didChangeFrame:
      if placement.isLoose {
        told ?? placementWithout(event)
      } else {
        told.flatMap {
          ($0.isLoose ? event.mayBeLoose : isUntold && $0 != .hidden) ? $0 : nil
        }
      }
    }
  }

  /// Whether no `will` has told a frame.
  private var isUntold: Bool { frame == .zero || awaitsFrame == true }

  private func hasDroppedBar(_ event: KeyboardEvent) -> Bool {
    placement == .accessoryOnly && event.endFrame.isDust
  }

  /// Hidden if the zero rectangle takes away a floating keyboard. A bar that was dropped has kept
  /// its frame at the bottom, so it does not count as one.
  private func placementWithout(_ event: KeyboardEvent) -> KeyboardPlacement? {
    let isFloating =
      KeyboardPlacement(frame: frame, screen: event.screen, window: event.window) == .floating
    return placement == .floating && isFloating && event.endFrame.isDust ? .hidden : nil
  }
}

/// One keyboard event with the state before and after it.
public struct KeyboardChange: Equatable, Sendable {
  /// What happened.
  public let event: KeyboardEvent
  /// The state before the event.
  public let before: KeyboardState
  /// The state after the event.
  public package(set) var after: KeyboardState

  /// Creates the change that an event makes to the state before it.
  public init(_ event: KeyboardEvent, before: KeyboardState) {
    self.event = event
    self.before = before
    after = before.applying(event)
  }
}

/// Notices that a docked keyboard has left although no notification said so, as when a SwiftUI
/// field is still first responder while its screen goes (T4.13.61).
///
/// A keyboard that is docked for this app needs a first responder that takes input. If there was
/// one, and there is none for `patience` seconds, the keyboard has left. If there never was one,
/// the keyboard may belong to a view of another process, and nothing is concluded.
package struct KeyboardVacancy: Sendable {
  /// How long the focus may be between two responders, in seconds.
  package static let patience: TimeInterval = 0.5

  /// What a look has found.
  package enum Finding: Equatable, Sendable {
    /// The keyboard is not docked, or somebody uses it, or nobody has used it.
    case rests
    /// Nobody uses the keyboard. Look again after this many seconds.
    case waits(TimeInterval)
    /// The keyboard has left.
    case hasLeft
  }

  private var wasUsed = false
  private var since: TimeInterval?
  /// Whether nobody has used the keyboard at the last look.
  package var isWaiting: Bool { since != nil }
  /// Whether no other app can have the keyboard.
  private var isAppAlone = false

  package init() {}

  /// Records that the app has come to the front, where no other app can be beside it. A keyboard
  /// that another app had, such as Spotlight, has left then, and UIKit may not have said so
  /// (T4.13.72).
  package mutating func appCameAlone() { (wasUsed, isAppAlone) = (true, true) }

  /// Records who uses the keyboard.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - isUsed: Whether a first responder takes input.
  ///   - time: The time in seconds.
  package mutating func look(
    _ state: KeyboardState, isUsed: Bool, at time: TimeInterval
  ) -> Finding {
    let isDocked = state.placement == .docked && (state.isLocal || isAppAlone)
    guard isDocked, wasUsed, !isUsed else {
      (wasUsed, since) = (isDocked && (wasUsed || isUsed), nil)
      return .rests
    }
    let start = since ?? time
    since = start
    let left = start + Self.patience - time
    guard left <= 0 else { return .waits(left) }
    self = KeyboardVacancy()
    return .hasLeft
  }
}
