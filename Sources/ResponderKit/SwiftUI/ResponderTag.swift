#if canImport(SwiftUI)
  internal import Foundation

  /// The value of a chain's first responder: any hashable value, which compares with literals as itself.
  ///
  /// `chain.firstResponder == "name"`, `== 5` and `== Field.name` compile without an operator that would reach into the
  /// code of a client: they belong to this type. Where an `AnyHashable` is wanted, as the key of a dictionary, its ``base`` is the value;
  /// where a type of the app's is wanted, ``value(as:)``. A cast of the tag itself, `tag as? Field`, always fails.
  public struct ResponderTag: Hashable, CustomStringConvertible {
    /// The value that was given to `responderTag(_:)`.
    public let base: AnyHashable

    /// Makes a tag of any hashable value; a tag of a tag is that tag.
    public init<Value: Hashable>(_ value: Value) {
      base = (value as? ResponderTag)?.base ?? AnyHashable(value)
    }

    /// The value, if it is of this type: `switch chain.firstResponder?.value(as: Field.self) { case .name: … case nil: … }`.
    public func value<Value: Hashable>(as type: Value.Type) -> Value? { base.base as? Value }

    /// The base's own description.
    public var description: String { base.description }
  }

  extension ResponderTag: ExpressibleByStringLiteral {
    /// Makes a tag of a string.
    public init(stringLiteral value: String) { self.init(value) }
  }

  extension ResponderTag: ExpressibleByIntegerLiteral {
    /// Makes a tag of an integer.
    public init(integerLiteral value: Int) { self.init(value) }
  }

  extension Optional where Wrapped == ResponderTag {
    /// Whether the tag is this value; nil is no value.
    public static func == <Value: Hashable>(tag: Self, value: Value?) -> Bool {
      tag?.base == value.map { ResponderTag($0).base }
    }

    /// Whether the tag is not this value.
    public static func != <Value: Hashable>(tag: Self, value: Value?) -> Bool {
      !(tag == value)
    }
  }
#endif
