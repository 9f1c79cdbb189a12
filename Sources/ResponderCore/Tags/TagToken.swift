/// The name by which the tag registry knows something that an adapter holds, weakly, on its behalf.
///
/// A token keeps nothing alive. It must not come to name another thing while the registry still knows it: an adapter
/// either numbers its things itself, or makes tokens from objects and reports each object's end.
public struct TagToken<Holder>: Hashable, Sendable {
  /// What tells one token from another.
  public let number: UInt

  /// Makes a token from a number of the adapter's own, one that it never gives twice.
  public init(number: UInt) { self.number = number }

  /// Makes the token of an object, the same one each time as long as the object lives.
  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }
}

extension TagToken: CustomStringConvertible {
  /// The number alone.
  public var description: String { "#\(number)" }
}
