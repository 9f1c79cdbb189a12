/// Why a request of the app came to nothing.
public enum TagFailure: String, Equatable, Codable, Sendable {
  /// No view announced this tag soon enough (`TagMoment.Soon`).
  case unknown
  /// The tag was announced, but its view is late: soon enough it was in no window, or could not become first responder.
  case notFound
  /// Another request of the same reader came before this one was decided.
  case overtaken
  /// The framework was asked, and the first responder is not what was asked for.
  case refused
}
