/// What was observed when a first responder lost the focus and no other responder gained it.
public enum FocusLoss: String, Codable, Sendable, CaseIterable {
  /// Its view left the window while its screen stayed.
  case leftWindow
  /// A finger was on the screen, or the user had typed since it gained the focus.
  case byHand
  /// Its screen has left, or another screen covers it.
  case screenGone
  /// Nothing was observed that explains the loss.
  case unexplained
}
