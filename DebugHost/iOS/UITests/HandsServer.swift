import XCTest

/// This class tests nothing. It plays gestures for the contract tests, which run in the app at the
/// same time. Run the scheme Hands first, then the tests of the scheme DebugHost on the same
/// simulator. `scripts/verify-on-mac` does both.
///
/// The service ends a minute after the last connection has closed, or after ten minutes if there
/// was none. A test that ends the app does not end the service, because xcodebuild launches the app
/// again, and the app connects again.
@MainActor
final class HandsServer: XCTestCase {
  func testServe() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["SERVE_HANDS"] == nil,
      "serves as hands where SERVE_HANDS is set, as the scheme Hands does")
    let service = GestureService()
    let listener = try service.start()
    defer { listener.cancel() }
    while service.openConnections > 0
      || Date().timeIntervalSince(service.idleSince) < (service.hasServed ? 60 : 600)
    {
      if let failure = service.failure { return XCTFail("The service cannot listen: \(failure)") }
      RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
    }
  }
}
