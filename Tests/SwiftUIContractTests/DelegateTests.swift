import SwiftUI
import TestSupport
import Testing

/// Tests that the scroll views that SwiftUI makes have SwiftUI's own delegate (T4.20.18).
@MainActor
@Suite struct DelegateTests {
  private final class Other: NSObject, UICollectionViewDelegate {}

  private struct Pages: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40) { Text("\($0)").frame(height: 200) } }
      }
      .scrollTargetBehavior(.paging)
    }
  }

  @Test(
    "where a scroll rests is said by SwiftUI's delegate as the finger lifts; not by another one",
    .fact("T4.20.18"),
    arguments: [false, true])
  func targets(isReplaced: Bool) throws {
    let stage = Stage(Pages())
    stage.device.settle()
    let scrollView = try #require(stage.all(UIScrollView.self).first)
    #expect(scrollView.delegate != nil)
    let other = Other()
    if isReplaced { stage.turn { scrollView.delegate = other } }
    let top = scrollView.contentOffset.y
    stage.device.fling(
      from: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: -1.2), duration: 0.1)
    stage.device.settle()
    let page = scrollView.bounds.inset(by: scrollView.adjustedContentInset).height
    let moved = scrollView.contentOffset.y - top
    #expect(moved > 100)
    #expect((abs(moved - page) < 0.5) == !isReplaced, "\(moved) of \(page)")
  }

  @Test(
    "a list's delegate is SwiftUI's: with another one rows that leave hear nothing of it",
    .fact("T4.20.18"),
    arguments: [false, true])
  func rows(isReplaced: Bool) throws {
    let log = Log()
    let stage = Stage(
      List {
        // Small rows leave the screen and large ones appear, so most of the cells are not reused at
        // once.
        ForEach(0..<22) { row in
          Text("row \(row)").frame(height: row < 20 ? 44 : 700).onDisappear { log.add("\(row)") }
        }
      })
    stage.device.settle()
    let list = try #require(stage.all(UICollectionView.self).first)
    #expect(list.delegate != nil)
    let other = Other()
    if isReplaced { stage.turn { list.delegate = other } }
    let before = list.visibleCells.count
    stage.turn { list.contentOffset.y = 1_300 }
    stage.device.settle()
    #expect(isReplaced ? log.lines.count < 6 : log.lines.count >= before, "\(log.lines)")
  }
}
