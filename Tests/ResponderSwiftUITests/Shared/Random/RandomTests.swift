import Foundation
import Testing

@testable import ResponderKit

@MainActor
@Suite struct RandomTests {
  /// The steps of a run; `RESPONDERSCOPE_TAG_STEPS=50000` makes it 100,000 with two seeds.
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
