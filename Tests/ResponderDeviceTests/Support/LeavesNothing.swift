import Testing

#if os(Linux)
  @testable import ResponderScope
#endif

/// After each test of a suite: no windows and no HUD of its own stay for the next.
///
/// On Linux every test target shares one process; in Xcode the app keeps the HUD that it has installed.
struct LeavesNothing: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite is a scope as well, and so is a test around its cases.
    guard testCase != nil else { return try await function() }
    do {
      try await function()
      await Self.leave()
    } catch {
      await Self.leave()
      throw error
    }
  }

  @MainActor
  private static func leave() {
    #if os(Linux) && DEBUG
      HUDController.shared.reset()
    #endif
    Device.leave()
  }
}

extension Trait where Self == LeavesNothing {
  /// The next test finds nothing of this one.
  static var leavesNothing: Self { LeavesNothing() }
}
