/// What an action does where a controller was presented: at a sheet, a popover, a full-screen modal.
public enum PresentationBoundary: Sendable {
  /// Goes wherever `next` leads.
  ///
  /// On iOS that is past the screen behind, to the window, while the presented view is in a hierarchy of its own
  /// (truth T4.3.7), and to the presenting controller otherwise (T4.3.8). From a sheet of SwiftUI in which a handler or a
  /// `ResponderChainReader` stands it is the handlers around the view that presents it, and on from there.
  case followNext
  /// Ends: the presented controller is the last that is asked, the screen behind and the application are not.
  case stop
  /// Goes on at the presenting controller, even where `next` leads past it.
  ///
  /// That is the `presentingViewController`, often the container around the screen that called `present`; for a sheet of
  /// SwiftUI as with ``followNext``.
  case continueAtPresenter
}
