import Foundation
import Testing

@testable import ResponderKit

@MainActor
@Suite struct RandomTests {
  /// The number of steps for each seed. With `RESPONDERSCOPE_TAG_STEPS=50000`, the two seeds make
  /// 100,000 steps together.
  private static let steps =
    ProcessInfo.processInfo.environment["RESPONDERSCOPE_TAG_STEPS"].flatMap(Int.init) ?? 1_000

  @Test(
    "After random steps the value is true, never flickers through nil and leaks nothing",
    arguments: [1, 2] as [UInt64])
  func random(seed: UInt64) {
    let driver = RandomDriver(seed: seed)
    driver.run(Self.steps)
    #expect(driver.failures == [])
    driver.end()
    TagStage.rest()
    #expect(TagHub.shared.isEmpty)
  }
}
