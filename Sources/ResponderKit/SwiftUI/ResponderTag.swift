#if canImport(SwiftUI)
  /// A tag of a chain's first responder: any hashable value, comparable with literals and values of
  /// its own type.
  ///
  /// `chain.firstResponder == "name"`, `== 5` and `== Field.name` compile with operators that
  /// belong to this type. Where you need an `AnyHashable`, use ``base``. Where you need a type of
  /// your own, use ``value(as:)``: a cast of the tag itself, `tag as? Field`, always fails.
  public struct ResponderTag: Hashable, CustomStringConvertible {
    /// The value of the tag, as it was passed to `responderTag(_:)`.
    public let base: AnyHashable

    /// Creates a tag from any hashable value. If the value is itself a tag, the two tags are equal.
    public init<Value: Hashable>(_ value: Value) {
      base = (value as? ResponderTag)?.base ?? AnyHashable(value)
    }

    /// Returns the value if it is of this type, and otherwise nil.
    ///
    /// For example, `switch chain.firstResponder?.value(as: Field.self) { case .name: … }`.
    public func value<Value: Hashable>(as type: Value.Type) -> Value? { base.base as? Value }

    /// The description of the base.
    public var description: String { base.description }
  }

  extension ResponderTag: ExpressibleByStringLiteral {
    /// Creates a tag from a string.
    public init(stringLiteral value: String) { self.init(value) }
  }

  extension ResponderTag: ExpressibleByIntegerLiteral {
    /// Creates a tag from an integer.
    public init(integerLiteral value: Int) { self.init(value) }
  }

  extension Optional where Wrapped == ResponderTag {
    /// Returns whether the tag is this value. A nil tag equals only nil.
    public static func == <Value: Hashable>(tag: Self, value: Value?) -> Bool {
      tag?.base == value.map { ResponderTag($0).base }
    }

    /// Returns whether the tag is not this value.
    public static func != <Value: Hashable>(tag: Self, value: Value?) -> Bool {
      !(tag == value)
    }
  }

  /// The reason why a request of a ``ResponderChain`` had no effect.
  public struct ResponderTagFailure: Hashable, CustomStringConvertible {
    /// The reason of a failed request.
    public typealias Reason = TagFailureReason

    /// The requested tag, or nil if the request was to have no first responder.
    public let tag: ResponderTag?
    /// The reason why the request had no effect.
    public let reason: Reason

    init(_ tag: AnyHashable?, _ reason: TagFailureReason) {
      self.tag = tag.map { ResponderTag($0) }
      self.reason = reason
    }

    /// The reason, and the tag's name, such as `unknown: "name"`. A tag with values that a user may
    /// have typed is named by its type.
    public var description: String {
      "\(reason.rawValue): \(tag.map { TagWording.name($0.base) } ?? "no first responder")"
    }
  }

  extension ResponderTag: CustomReflectable {
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  extension ResponderTagFailure: CustomReflectable {
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  /// An object whose first responder tag can be read and set. Any hashable value can be the tag.
  @MainActor
  public protocol FirstResponderTagging: AnyObject {
    /// The tag of the first responder.
    var firstResponder: ResponderTag? { get set }
  }

  extension FirstResponderTagging {
    /// The tag as an `AnyHashable`. This property makes `chain.firstResponder = Field.name`
    /// compile.
    public var firstResponder: AnyHashable? {
      get { (firstResponder as ResponderTag?)?.base }
      set { firstResponder = newValue.map { ResponderTag($0) } as ResponderTag? }
    }
  }
#endif
