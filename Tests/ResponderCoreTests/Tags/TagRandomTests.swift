import Testing

@Suite struct TagRandomTests {
  @Test(
    "rule 6: 100,000 random steps: the value is true after each turn, never flickers through nil, leaks nothing",
    arguments: 1...4)
  func truth(seed: UInt64) throws {
    let driver = TagRandomDriver(seed: seed)
    driver.run(steps: 25_000)
    driver.tearDown()
    try #require(driver.problems == [])
    // A run in which these events never happened would prove nothing.
    for what in [
      "values", "published a tag", "published nil", "refused", "unknown", "notFound", "retries",
      "nested", "moved while told", "several windows", "windows replaced", "diagnoses",
    ] {
      #expect(driver.tally[what, default: 0] > 20, "\(what): \(driver.tally)")
    }
  }
}
