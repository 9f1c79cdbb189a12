/// What was seen when a first responder lost the focus to nobody.
public enum FocusLoss: String, Codable, Sendable, CaseIterable {
  /// Its view has left the window, while its screen stayed.
  case leftWindow
  /// A finger was on the screen, or the person has typed since it got the focus.
  case byHand
  /// Its screen has gone, or another one covers it.
  case screenGone
  /// Nothing that explains it.
  case unexplained
}
