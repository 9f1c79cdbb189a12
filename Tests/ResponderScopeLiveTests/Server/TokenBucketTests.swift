import ResponderScopeLive
import Testing

@Suite("So many messages a second")
struct TokenBucketTests {
  @Test("a burst, then the rate")
  func rate() {
    var bucket = TokenBucket(perSecond: 8, burst: 5)
    #expect((0..<8).filter { _ in bucket.take(at: 100) }.count == 5)
    #expect((0..<8).filter { _ in bucket.take(at: 100.25) }.count == 2)
    // During a pause, the bucket fills up to the burst, but no further.
    #expect((0..<8).filter { _ in bucket.take(at: 200) }.count == 5)
  }

  @Test("what has cost more than there is leaves a debt, and the wait for it is told")
  func debt() {
    var bucket = TokenBucket(perSecond: 0.25, burst: 0.5)
    let before = bucket.wait(for: 0, at: 10)
    bucket.charge(1, at: 10)
    let waits = [
      bucket.wait(for: 0, at: 10), bucket.wait(for: 0, at: 11), bucket.wait(for: 0, at: 12),
    ]
    #expect(before == 0 && waits == [2, 1, 0])
  }

  @Test("a debt has its limit, however many charges come")
  func mostDebt() {
    var bucket = TokenBucket(perSecond: 0.25, burst: 0.5, mostDebt: 1)
    for _ in 0..<8 { bucket.charge(1, at: 10) }
    #expect(bucket.wait(for: 0, at: 10) == 4)
  }

  @Test("a clock that goes back gives nothing")
  func backwards() {
    var bucket = TokenBucket(perSecond: 10, burst: 1)
    let taken = [100, 99, 0, 100].map { bucket.take(at: $0) }
    #expect(taken == [true, false, false, false])
    let later = [100.05, 100.11].map { bucket.take(at: $0) }
    #expect(later == [false, true])
  }
}
