import Testing

@Suite struct TagRandomTests {
  @Test("100,000 random steps: true values, no flicker, no leak", arguments: 1...4)
  func truth(seed: UInt64) throws {
    let driver = TagRandomDriver(seed: seed)
    driver.run(steps: 25_000)
    driver.tearDown()
    try #require(driver.problems == [])
    // A run in which these events never happened would prove nothing.
    for what in [
      "values", "published a tag", "published nil", "refused", "unknown", "late", "retries",
      "nested", "moved while told", "several windows", "windows replaced", "duplicates",
    ] {
      #expect(driver.tally[what, default: 0] > 20, "\(what): \(driver.tally)")
    }
  }
}
