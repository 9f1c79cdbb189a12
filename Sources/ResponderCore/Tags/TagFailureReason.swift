/// Why a tagged view that was asked for is not first responder.
public enum TagFailureReason: String, Hashable, Codable, Sendable, CaseIterable {
  /// No view has the tag, and none came in half a second: is it misspelt, or written in another reader?
  case unknown
  /// A view has the tag, but in half a second it was in no window, or could not become first responder.
  case late
  /// UIKit or AppKit was asked, and the first responder is not what was asked for: the view refused, or the one before did not
  /// resign.
  case refused
  /// Another request of the same chain came before this one was decided.
  case overtaken
}

extension TagRegistry.Failure {
  /// What clients are told; nil where the chain has ended with its request: it is not there to be asked.
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
