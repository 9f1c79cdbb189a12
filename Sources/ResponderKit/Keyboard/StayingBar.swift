#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The input accessory view that a hide left on the screen, as a keyboard of its own.
  ///
  /// A hide means hidden whatever frame comes with it (truth T4.13.20: iOS 26 may report the height of an accessory
  /// that has left). Where the first responder does have an accessory view on the screen, the frame is that bar's.
  /// Who it belongs to is looked up once an event, and remembered weakly.
  @MainActor
  struct StayingBar {
    private weak var responder: UIResponder?
    private weak var accessory: UIView?
    private var isKnownAbsent = false

    mutating func covering(
      _ window: UIWindow, after event: KeyboardEvent, isMoving: Bool
    ) -> KeyboardState? {
      var shown = event
      shown.kind = .didShow
      let state = KeyboardState().applying(shown)
      guard state.placement == .accessoryOnly else { return nil }
      if let responder, let accessory, responder.isFirstResponder, accessory.window != nil {
        return responder.hostWindow === window ? state : nil
      }
      guard !isKnownAbsent else { return nil }
      responder = window.firstResponderInside
      accessory = responder?.chain.lazy.compactMap(\.barOnKeyboard).first
      if accessory?.window != nil { return state }
      // While the keyboard leaves, the first responder may still be on its way.
      isKnownAbsent = !isMoving
      return nil
    }
  }
#endif
