#if canImport(SwiftUI)
  public import ResponderCore

  /// Why a request of a ``ResponderChain`` came to nothing.
  public struct ResponderTagFailure: Hashable, CustomStringConvertible {
    /// What became of a request.
    public typealias Reason = TagFailureReason

    /// The tag that was asked for; nil where no first responder was.
    public let tag: ResponderTag?
    /// What became of it.
    public let reason: Reason

    init?(_ tag: AnyHashable?, _ failure: TagRegistry.Failure) {
      guard let reason = failure.reason else { return nil }
      self.tag = tag.map { ResponderTag($0) }
      self.reason = reason
    }

    /// The reason, and the tag as the log names it: `unknown: "name"`; a tag with values that a user may have typed is named by its type.
    public var description: String {
      "\(reason.rawValue): \(tag.map { TagWording.name($0.base) } ?? "no first responder")"
    }
  }
#endif
