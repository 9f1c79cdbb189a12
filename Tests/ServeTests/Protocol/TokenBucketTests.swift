import HeadlessServe
import Testing

@Suite("So many messages a second")
struct TokenBucketTests {
  @Test("a burst, then the rate")
  func rate() {
    var bucket = TokenBucket(perSecond: 8, burst: 5)
    #expect((0..<8).filter { _ in bucket.take(at: 100) }.count == 5)
    #expect((0..<8).filter { _ in bucket.take(at: 100.25) }.count == 2)
    // A pause fills it up to the burst, and no further.
    #expect((0..<8).filter { _ in bucket.take(at: 200) }.count == 5)
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
