/// What an action does where a controller was presented: at a sheet, a popover, a full-screen modal.
public enum PresentationBoundary: Sendable {
  /// Goes on at the handlers of SwiftUI around the view that presents, where something in the presentation tells which they are; else
  /// wherever `next` leads.
  ///
  /// A `responderAction(_:perform:when:)` or a `ResponderChainReader` inside a sheet or popover of SwiftUI tells. From the handlers around the
  /// view that presents it, the walk goes on as from any view there, so the controllers of the screen behind are asked too.
  ///
  /// On iOS `next` leads past the screen behind, to the window, while the presented view is in a hierarchy of its own
  /// (truth T4.3.7), and to the presenting controller otherwise (T4.3.8).
  case followNext
  /// Ends: the presented controller is the last that is asked, the screen behind and the application are not.
  case stop
  /// Goes on as with ``followNext`` where something tells of handlers around the view that presents; else at the presenting controller, even where
  /// `next` leads past it.
  ///
  /// That is the `presentingViewController`, often the container around the screen that called `present`; on macOS a sheet's window.
  case continueAtPresenter
}
