import Foundation

/// The time for something is over.
struct DeadlineError: Error {}

/// Does something within so many seconds, or cancels it and throws `DeadlineError`.
func within<Value: Sendable>(
  _ seconds: TimeInterval, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask(operation: work)
    group.addTask {
      try await Task.sleep(for: .seconds(seconds))
      throw DeadlineError()
    }
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}
