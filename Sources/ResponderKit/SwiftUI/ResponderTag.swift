#if canImport(SwiftUI)
  internal import Foundation

  /// A tag of a chain's first responder: any hashable value, comparable with literals and values of
  /// its own type.
  ///
  /// `chain.firstResponder == "name"`, `== 5` and `== Field.name` compile with operators that
  /// belong to this type, so they do not affect a client's other code. Where you need an
  /// `AnyHashable`, for example as a dictionary key, use ``base``. Where you need a type of your
  /// own, use ``value(as:)``. A cast of the tag itself, `tag as? Field`, always fails.
  public struct ResponderTag: Hashable, CustomStringConvertible {
    /// The value that was passed to `responderTag(_:)`.
    public let base: AnyHashable

    /// Creates a tag from any hashable value. A tag of a tag is that tag.
    public init<Value: Hashable>(_ value: Value) {
      base = (value as? ResponderTag)?.base ?? AnyHashable(value)
    }

    /// The value, if it is of this type: `switch chain.firstResponder?.value(as: Field.self) { case .name: … case nil: … }`.
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
#endif
