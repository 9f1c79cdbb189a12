#if canImport(SwiftUI)
  public import ResponderCore

  /// The reason why a request of a ``ResponderChain`` had no effect.
  public struct ResponderTagFailure: Hashable, CustomStringConvertible {
    /// The reason of a failed request.
    public typealias Reason = TagFailureReason

    /// The requested tag, or nil if the request was to have no first responder.
    public let tag: ResponderTag?
    /// The reason.
    public let reason: Reason

    init?(_ tag: AnyHashable?, _ failure: TagRegistry.Failure) {
      guard let reason = failure.reason else { return nil }
      self.tag = tag.map { ResponderTag($0) }
      self.reason = reason
    }

    /// The reason, and the tag as the log names it, such as `unknown: "name"`. A tag with values
    /// that a user may have typed is named by its type.
    public var description: String {
      "\(reason.rawValue): \(tag.map { TagWording.name($0.base) } ?? "no first responder")"
    }
  }
#endif
