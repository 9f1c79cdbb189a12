/// Why a requested view with a tag is not first responder.
public enum TagFailureReason: String, Hashable, Codable, Sendable, CaseIterable {
  /// No view has the tag, and none appeared within half a second. The tag may be misspelt or used
  /// in another reader.
  case unknown
  /// A view has the tag, but for half a second it was in no window or could not become first
  /// responder.
  case late
  /// UIKit or AppKit was asked, but another responder is first responder: the view refused, or the
  /// previous one did not resign.
  case refused
  /// Another request of the same chain replaced this one before it was decided.
  case overtaken
}

extension TagRegistry.Failure {
  /// The reason that clients receive; nil if the chain ended with its request, because no client is
  /// left to ask.
  package var reason: TagFailureReason? {
    switch self {
    case .unknown: .unknown
    case .notFound: .late
    case .refused: .refused
    case .overtaken: .overtaken
    case .ended: nil
    }
  }
}
