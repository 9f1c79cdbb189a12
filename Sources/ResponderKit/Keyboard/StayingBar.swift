#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The input accessory view that a hide left on the screen, as a keyboard of its own.
  ///
  /// A hide means hidden whatever frame comes with it (truth T4.13.20: iOS 26 may report the height of an accessory
  /// that has left). Where the first responder does have an accessory view on the screen, the frame is that bar's.
  /// Whose it is the book of first responders says; the app is asked for its bar once an event, which is remembered weakly.
  @MainActor
  struct StayingBar {
    private weak var owner: UIResponder?
    private weak var accessory: UIView?

    mutating func covering(_ window: UIWindow, after event: KeyboardEvent) -> KeyboardState? {
      var shown = event
      shown.kind = .didShow
      let state = KeyboardState().applying(shown)
      guard state.placement == .accessoryOnly,
        let responder = FocusBook.shared.firstResponder(in: window)
      else { return nil }
      if responder !== owner {
        owner = responder
        accessory = responder.chain.lazy.compactMap(\.barOnKeyboard).first
      }
      return accessory?.window == nil ? nil : state
    }
  }
#endif
