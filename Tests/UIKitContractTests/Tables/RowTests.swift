import Testing
import UIKit

/// Tests what tables and collection views do alike with their rows.
@MainActor
struct RowTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(item: row, section: section)
  }

  private func texts(_ view: any RowView) -> [String?] {
    view.layoutIfNeeded()
    return view.shownPaths.map { view.cell(at: $0)?.shownText }
  }

  @Test(
    "only visible rows have cells; they follow the offset, in an animation at once",
    .fact("T4.11.18", "T4.11.20"), arguments: RowKind.allCases, [0, 0.25])
  func tiling(kind: RowKind, duration: TimeInterval) throws {
    let (view, model) = kind.make([200])
    defer { withExtendedLifetime(model) {} }
    #expect(view.shownPaths.map(\.item) == Array(0..<10))
    UIView.animate(withDuration: duration) {
      view.contentOffset.y = 125
      view.layoutIfNeeded()
    }
    #expect(view.shownPaths.map(\.item) == Array(2...12))
    #expect(view.cell(at: path(0, 0)) == nil)
    let cell = try #require(view.cell(at: path(0, 5)))
    #expect(cell.shownText == "0.5")
    #expect(cell.frame == CGRect(x: 0, y: 250, width: 320, height: 50))
    #expect(view.path(of: cell) == path(0, 5))
    #expect(cell.isDescendant(of: view))
    #expect(view.path(at: CGPoint(x: 10, y: 299)) == path(0, 5))
    #expect(view.path(at: CGPoint(x: 10, y: 300)) == path(0, 6))
    #expect(view.path(at: CGPoint(x: 10, y: 99_000)) == nil)
  }

  @Test("cells that scroll away are prepared and used again", arguments: RowKind.allCases)
  func reuse(kind: RowKind) {
    let (view, model) = kind.make([200])
    let before = model.cellsMade
    for step in 1...40 {
      view.contentOffset.y = CGFloat(step) * 50
      view.layoutIfNeeded()
    }
    #expect(model.cellsMade - before <= 2)
    let cells = view.shownPaths.compactMap { view.cell(at: $0) }
    #expect(cells.allSatisfy { $0.prepared > 0 && !$0.isHidden })
    #expect(texts(view) == (40..<50).map { "0.\($0)" })
  }

  @Test("reloadData asks for the counts at once and for cells later", arguments: RowKind.allCases)
  func reload(kind: RowKind) {
    let (view, model) = kind.make([200])
    model.items = [["new"]]
    view.reloadData()
    #expect(view.count(inSection: 0) == 1)
    #expect(texts(view) == ["new"])
    #expect(view.contentSize.height == 50)
  }

  @Test(
    "reloadData clamps an offset outside the limits", .fact("T4.10.21"),
    arguments: RowKind.allCases)
  func reloadClamps(kind: RowKind) {
    let (view, model) = kind.make([20])
    defer { withExtendedLifetime(model) {} }
    view.contentOffset.y = 5000
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 5000)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 520)
  }

  @Test("rows that stay keep their cells under their new paths", arguments: RowKind.allCases)
  func insertion(kind: RowKind) throws {
    let (view, model) = kind.make([5, 5], height: 700)
    let kept = try #require(view.cell(at: path(0, 2)))
    model.items[0].insert("new", at: 1)
    view.insertPaths([path(0, 1)])
    #expect(view.cell(at: path(0, 3)) === kept)
    #expect(view.path(of: kept) == path(0, 3))
    #expect(kept.frame.minY == 150)
    #expect(texts(view).prefix(4) == ["0.0", "new", "0.1", "0.2"])
    #expect(view.contentSize.height == 550)
  }

  @Test("a batch deletes by old paths and inserts by new ones", arguments: RowKind.allCases)
  func batch(kind: RowKind) {
    let (view, model) = kind.make([5, 5], height: 700)
    model.items[0] = ["a", "0.0", "0.2", "0.4", "b"]
    view.batch {
      view.insertPaths([path(0, 4), path(0, 0)])
      view.deletePaths([path(0, 1), path(0, 3)])
    }
    #expect(texts(view) == ["a", "0.0", "0.2", "0.4", "b"] + (0..<5).map { "1.\($0)" })
    #expect(view.count(inSection: 0) == 5)
  }

  @Test("an offset that the content no longer reaches moves to its end")
  func shorter() {
    let (view, model) = RowKind.collection.make([5, 5], height: 700)
    model.items = [(0..<40).map { "\($0)" }]
    view.reloadData()
    view.layoutIfNeeded()
    view.contentOffset.y = 1300
    view.layoutIfNeeded()
    model.items[0].removeLast(10)
    view.deletePaths((30..<40).map { path(0, $0) })
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 800)
    #expect(texts(view).last == "29")
  }

  nonisolated private static let jumps: [(place: RowPlace, row: Int, offset: CGFloat)] = [
    (.top, 30, 1480), (.bottom, 30, 1110), (.middle, 30, 1295), (.nearest, 30, 1110),
    (.nearest, 2, -20), (.top, 99, 4560), (.bottom, 0, -20), (.middle, 1, -20),
  ]

  @Test("a jump to a row minds the insets and the limits", arguments: RowKind.allCases, jumps)
  func jump(kind: RowKind, to jump: (place: RowPlace, row: Int, offset: CGFloat)) {
    let (view, model) = kind.make([100])
    defer { withExtendedLifetime(model) {} }
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    // Outside a window, the offset does not follow the inset (T4.11.19).
    view.contentOffset.y = -20
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -20)
    view.scroll(to: path(0, jump.row), jump.place)
    #expect(view.contentOffset == CGPoint(x: 0, y: jump.offset))
  }
}
