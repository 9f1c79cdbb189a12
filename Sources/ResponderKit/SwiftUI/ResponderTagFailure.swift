#if canImport(SwiftUI)
  internal import ResponderCore

  /// Why a request of a ``ResponderChain`` came to nothing.
  public struct ResponderTagFailure: Hashable, CustomStringConvertible {
    /// What became of a request.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
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

    /// The tag that was asked for; nil where no first responder was.
    public let tag: ResponderTag?
    /// What became of it.
    public let reason: Reason

    /// Nil where the chain has ended with its request: it is not there to be asked.
    init?(_ tag: AnyHashable?, _ failure: TagRegistry.Failure) {
      self.tag = tag.map { ResponderTag($0) }
      switch failure {
      case .unknown: reason = .unknown
      case .notFound: reason = .late
      case .refused: reason = .refused
      case .overtaken: reason = .overtaken
      case .ended: return nil
      }
    }

    /// The reason, and the tag as the log names it: `unknown: "name"`; a tag with values that a user may have typed is named by its type.
    public var description: String {
      "\(reason.rawValue): \(tag.map { TagWording.name($0.base) } ?? "no first responder")"
    }
  }
#endif
