// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name of a method, as the Objective-C runtime knows it, such as `"resignFirstResponder"` or
/// `"changed:"`.
///
/// Linux has no Objective-C runtime (T1.1, T1.2, T1.8). Here a selector is a name that
/// `ObjectiveCRuntime` looks up.
///
/// As in the runtime, each name exists only once. Two selectors are compared by a number and not by
/// their text.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String
  /// The number of arguments, which is the number of colons in the name.
  package let argumentCount: Int
  private let number: Int

  nonisolated(unsafe) private static var numbers: [String: Int] = [:]
  private static let lock = NSLock()

  public init(_ str: String) {
    name = str
    argumentCount = str.utf8.count { $0 == UInt8(ascii: ":") }
    number = Self.lock.withLock {
      if let number = Self.numbers[str] { return number }
      Self.numbers[str] = Self.numbers.count
      return Self.numbers.count - 1
    }
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { name }

  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.number == rhs.number }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}
