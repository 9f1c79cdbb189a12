import SwiftUI
import TestSupport
import Testing

/// Tests that the scroll views that SwiftUI makes have SwiftUI's own delegate (T4.20.18).
@MainActor
@Suite struct DelegateTests {
  private final class Other: NSObject, UICollectionViewDelegate {}

  @Test(
    "with another delegate a list's rows do not disappear",
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
