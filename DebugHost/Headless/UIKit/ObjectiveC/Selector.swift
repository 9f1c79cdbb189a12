// Apple's names, which are not lower camel case:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A method's name, as the Objective-C runtime knows it: `"resignFirstResponder"`, `"changed:"`.
///
/// Linux has no Objective-C runtime (T1.1, T1.2, T1.8); a selector here is a name that `ObjectiveCRuntime` looks up.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    name = value
  }

  public var description: String { name }

  /// How many arguments the name takes: one a colon.
  package var argumentCount: Int { name.count { $0 == ":" } }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}

public func NSStringFromClass(_ aClass: AnyClass) -> String {
  String(reflecting: aClass)
}
