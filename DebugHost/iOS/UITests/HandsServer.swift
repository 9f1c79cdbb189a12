import XCTest

/// Tests nothing: plays gestures for the contract tests, which run in the app at the same time (scheme Hands first, then
/// the tests of the scheme DebugHost on the same simulator; `scripts/verify-on-mac` does both).
///
/// It ends when the contract tests have ended, or when none came for ten minutes.
@MainActor
final class HandsServer: XCTestCase {
  func testServe() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["SERVE_HANDS"] == nil,
      "serves as hands where SERVE_HANDS is set, as the scheme Hands does")
    let service = GestureService()
    let listener = try service.start()
    defer { listener.cancel() }
    let end = Date(timeIntervalSinceNow: 600)
    while !service.isOver, service.hasServed || Date() < end {
      RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
    }
  }
}
