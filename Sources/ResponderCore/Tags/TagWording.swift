import Foundation

/// How a tag is named in a sentence. A tag may be a value of the app's with what somebody typed in it (design rule 8).
package enum TagWording {
  private static let longestName = 40

  /// The tag itself where it is a plain name or number, or a case without values; else its type, and its case.
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
    // A case with values has one child, labelled with the case's name; one without shows its own name, unless its
    // type describes itself in its own way.
    if let child = mirror.children.first { return "of type \(type), case \(child.label ?? "?")" }
    return value is any CustomStringConvertible ? "of type \(type)" : "\(type).\(value)"
  }
}
