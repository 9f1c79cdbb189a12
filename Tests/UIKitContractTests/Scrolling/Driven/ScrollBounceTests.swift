import Foundation
import Testing
import UIKit

/// Tests which axes scroll past their ends: `bounces` for both, `bouncesVertically` and
/// `bouncesHorizontally` for one (A, iOS 17.4).
@MainActor
struct ScrollBounceTests {
  struct Row: Sendable {
    let both: Bool
    let vertically: Bool
    let horizontally: Bool
    /// Whether the content scrolls past its ends vertically.
    let along: Bool
    /// Whether the content scrolls past its ends horizontally.
    let across: Bool
  }

  nonisolated static let rows = [
    Row(both: true, vertically: true, horizontally: true, along: true, across: true),
    Row(both: true, vertically: false, horizontally: true, along: false, across: true),
    Row(both: true, vertically: true, horizontally: false, along: true, across: false),
    Row(both: false, vertically: true, horizontally: true, along: false, across: false),
  ]

  private func bench(_ row: Row) async -> ScrollBench {
    let bench = await ScrollBench(content: CGSize(width: 390 * 2, height: 844 * 2))
    bench.scrollView.bounces = row.both
    bench.scrollView.bouncesVertically = row.vertically
    bench.scrollView.bouncesHorizontally = row.horizontally
    return bench
  }

  @Test("a finger drags the content past both ends", .needs(.exactTouches), arguments: rows)
  func drag(row: Row) async {
    let bench = await bench(row)
    let finger = bench.device.press(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 250, y: 350), duration: 0.3)
    #expect((bench.scrollView.contentOffset.y < 0) == row.along)
    #expect((bench.scrollView.contentOffset.x < 0) == row.across)
    bench.device.touchUp(finger)
    await bench.device.settle()
    #expect(bench.scrollView.contentOffset == .zero)
  }

  @Test(
    "a fling into either end bounces", .needs(.exactTouches), .needs(.exactTime), arguments: rows)
  func fling(row: Row) async {
    let bench = await bench(row)
    bench.scrollView.contentOffset = CGPoint(x: 200, y: 200)
    bench.device.fling(from: CGPoint(x: 100, y: 200), velocity: CGPoint(x: 2, y: 2))
    var least = CGPoint.zero
    for _ in 0..<90 {
      bench.device.advance(by: 1.0 / 60)
      least.x = min(least.x, bench.scrollView.contentOffset.x)
      least.y = min(least.y, bench.scrollView.contentOffset.y)
    }
    #expect((least.y < 0) == row.along && (least.x < 0) == row.across)
    await bench.device.settle()
    #expect(bench.scrollView.contentOffset == .zero)
  }
}
