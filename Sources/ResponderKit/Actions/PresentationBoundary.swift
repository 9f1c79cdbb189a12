/// How an action continues at a presented controller: at a sheet, a popover or a full-screen modal.
public enum PresentationBoundary: Sendable {
  /// Continues at the SwiftUI handlers around the presenting view, if something inside the
  /// presentation identifies them, and otherwise at `next`.
  ///
  /// A `responderAction(_:perform:when:)` or a `ResponderChainReader` inside a SwiftUI sheet or
  /// popover identifies them. On iOS, `next` skips the screen behind and leads to the window while
  /// the presented view is in a hierarchy of its own (T4.3.7, T4.3.8).
  case followNext
  /// Ends the chain: the presented controller is its last responder. The walk continues neither at
  /// the screen behind nor at the application, and does not ask ``ResponderActions/lastResponder``.
  /// If this ends the chain of a `startingAt` responder, the walk still asks the chain of the
  /// responder that sends the action.
  case stop
}
