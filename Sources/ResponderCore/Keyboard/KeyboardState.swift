public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The state of the keyboard; each event turns the previous state into a new one (design rule 3).
///
/// The rules:
/// - The `will` events tell the state, with their end frames. Begin frames are never used. A frame
///   below or beside the screen means hidden; one that is empty, not finite or above the screen
///   says nothing (T4.13.53, T4.14.14).
/// - A keyboard is docked if it ends at the bottom of the screen, or of the key window if that ends
///   above the screen's bottom (T4.13.52).
/// - A `willHide` means hidden, whatever frame comes with it (T4.13.20).
/// - A `did` event tells a frame only for a keyboard that floats or is undocked, before or after
///   the event: UIKit may announce such a change by its end alone, and undocks a keyboard with a
///   hide (T4.13.31 to T4.13.36). Any other `did` is ignored, and so none hides a docked keyboard:
///   it may be the late end of a change after which another one has begun (T4.13.39, T4.13.51),
///   and iOS 27 is reported to put wrong frames into those without a `will` (T4.13.62). Only if no
///   `will` has told a frame, a `did` tells a keyboard that is up: before the first one, and after a
///   show whose frame has no height (T4.14.14).
/// - The zero rectangle hides a floating keyboard (T4.13.64), and means that a bar was dropped in
///   the middle of the screen (T4.13.35). Otherwise it says nothing (T4.13.34).
/// - Another app's keyboard counts like this app's (T4.13.40).
public struct KeyboardState: Equatable, Codable, Sendable {
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

  /// True after a show whose frame has no height, until another event tells one; otherwise nil.
  private var awaitsFrame: Bool?

  /// Creates the state before any event: hidden.
  public init() {}

  /// Returns the state after an event.
  public func applying(_ event: KeyboardEvent) -> KeyboardState {
    let told = event.placement
    let place = placement(after: event, told)
    var state = self
    if event.kind == .willShow, event.lacksHeight {
      state.awaitsFrame = true
    } else if place != nil {
      state.awaitsFrame = nil
    }
    guard let place else { return state }
    (state.placement, state.isLocal) = (place, event.isLocal)
    if told != nil { state.frame = event.endFrameOnScreen }
    return state
  }

  /// Returns whether an event is about the newest change: a `will`, or a `did` that tells the state
  /// or ends the change to the present state. Any other `did` belongs to an older change.
  package func isNews(_ event: KeyboardEvent) -> Bool {
    if event.kind.isWill { return true }
    if event.kind == .didHide { return placement == .hidden }
    let told = event.placement
    if placement(after: event, told) != nil { return true }
    return placement == .hidden ? told == .hidden : event.endFrameOnScreen == frame
  }

  /// Returns how much of a rectangle's height the keyboard covers, in points, counted up from the
  /// rectangle's bottom edge.
  ///
  /// Both rectangles are in screen coordinates. Less than one point counts as nothing (T7.2.8);
  /// floating and undocked keyboards cover nothing.
  public func overlap(with rect: CGRect) -> CGFloat {
    guard
      isCovering, let rect = Patch(rect), let keyboard = Patch(frame),
      rect.intersection(keyboard) != nil
    else { return 0 }
    let covered = rect.y.upper - max(keyboard.y.lower, rect.y.lower)
    return covered < KeyboardPlacement.leastLength ? 0 : covered
  }

  /// Returns the state of what covers a window over which the app's input accessory view stands:
  /// the union of the keyboard and that view, both in screen coordinates, points.
  ///
  /// From iOS 26, the keyboard's frame may leave the view out (T4.14.16). The view counts if it
  /// stands on the keyboard, or at the bottom of a window that the keyboard does not reach
  /// (T4.14.17). A view elsewhere is on its way, or is on a floating keyboard, which covers
  /// nothing.
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

extension KeyboardState: CustomStringConvertible {
  /// One line for logs: `docked (0, 508) 390 × 336`.
  public var description: String {
    let place = placement == .hidden ? "" : " \(Wording.rect(frame))"
    return "\(placement.rawValue)\(place)\(isLocal ? "" : ", another app's")"
  }
}
