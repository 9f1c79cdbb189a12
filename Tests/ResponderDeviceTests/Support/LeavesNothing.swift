import Testing

#if os(Linux)
  @testable import ResponderScope
#endif

/// Removes a test's windows and its HUD after each test of a suite, so that the next test does not
/// find them.
///
/// On Linux, every test target shares one process. In Xcode, the app keeps the HUD that it has
/// installed.
struct LeavesNothing: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Swift Testing also calls this for a suite, and for a test around its cases.
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
  /// Removes a test's windows, and on Linux its HUD, so that the next test does not find them.
  static var leavesNothing: Self { LeavesNothing() }
}
