/// Why a request of the app came to nothing.
public enum TagFailure: String, Equatable, Codable, Sendable {
  /// No view announced this tag, not even by the end of the turn.
  case unknown
  /// The tag was announced, but its view was in no window after two more turns.
  case notFound
  /// The framework was asked, and the first responder is not what was asked for.
  case refused
}
