// What the contract tests use of Swift Testing, as plain functions: the oracle has no Testing.
import Foundation

public struct SourceLocation: Sendable, CustomStringConvertible {
  public var description: String { "" }
}
public struct Comment: RawRepresentable, Equatable, Hashable, Sendable,
  ExpressibleByStringInterpolation
{
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
public struct Test: Sendable {
  public struct Case: Sendable {}
  public static var current: Test? { nil }
  public var comments: [Comment] { [] }
  public var sourceLocation: SourceLocation { SourceLocation() }
}
public struct Issue: Sendable {
  @discardableResult public static func record(_ comment: Comment? = nil) -> Issue { Issue() }
}
public protocol Trait: Sendable {}
public protocol TestTrait: Trait {}
public protocol SuiteTrait: Trait {
  var isRecursive: Bool { get }
}
public protocol TestScoping: Sendable {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws
}
public struct ConditionTrait: Trait {}
extension Trait where Self == ConditionTrait {
  public static func enabled(
    _ comment: Comment? = nil, _ condition: @escaping @Sendable () async throws -> Bool
  ) -> Self { Self() }
}
public protocol CustomTestStringConvertible { var testDescription: String { get } }
public func expectContract(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil) {}
public func expectContract<E: Error, R>(
  throws: E.Type, _ comment: @autoclosure () -> Comment? = nil, performing: () throws -> R
) {}
public func requireContract<T>(_ value: T?, _ comment: @autoclosure () -> Comment? = nil) throws
  -> T
{
  throw CancellationError()
}
public func requireContract(_ value: Bool, _ comment: @autoclosure () -> Comment? = nil) throws {}
