import Foundation

/// Formats a tag for a sentence. A tag may be a value of the app that contains text a user typed,
/// which is never shown.
package enum TagWording {
  private static let longestName = 40

  /// Returns the tag itself if it is a string (in quotation marks, and shortened if it is long), an
  /// integer, a UUID, or an enum case without values whose type has no description of its own.
  /// Otherwise returns the tag's type, and the name of an enum case with values.
  package static func name(_ tag: AnyHashable) -> String {
    let value = tag.base
    switch value {
    case let text as String:
      return "\"\(text.prefix(longestName))\(text.count > longestName ? "..." : "")\""
    case let number as any BinaryInteger: return "\(number)"
    case let id as UUID: return id.uuidString
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let type = "\(mirror.subjectType)"
    guard mirror.displayStyle == .enum else { return "of type \(type)" }
    // A case with values has one child, labelled with the case's name. A case without values prints
    // its own name, unless its type has a description of its own.
    if let child = mirror.children.first { return "of type \(type), case \(child.label ?? "?")" }
    return value is any CustomStringConvertible ? "of type \(type)" : "\(type).\(value)"
  }
}
