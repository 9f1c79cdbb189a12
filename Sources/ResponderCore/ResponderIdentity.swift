/// Identifies a responder by its class and its accessibility identifier.
public struct ResponderIdentity: Hashable, Sendable {
  /// The maximum length of a class name, in characters. The name of a generic class may have any
  /// length, but a line of the system log may not.
  package static let longestClassName = 80

  /// The name of the responder's class, without the module.
  public var className: String
  /// The responder's accessibility identifier, or what else names it, such as its tag; nil if
  /// nothing does.
  public var identifier: String?
  /// Where a field of SwiftUI without an identifier is: `field 3 of 12 in ProfileView`; else nil.
  public var place: String?

  /// Creates an identity.
  public init(className: String, identifier: String? = nil, place: String? = nil) {
    (self.className, self.identifier, self.place) = (className, identifier, place)
  }
}

extension ResponderIdentity {
  /// Returns the name of an object's class, without the module, cut to `longestClassName`.
  package static func className(of object: Any) -> String {
    let name = String(describing: type(of: object))
    guard name.count > longestClassName else { return name }
    return "\(name.prefix(longestClassName - 1))…"
  }
}
