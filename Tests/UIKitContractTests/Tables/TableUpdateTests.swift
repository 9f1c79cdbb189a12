import Testing
import UIKit

@Suite("UITableView: updates and selection") @MainActor
struct TableUpdateTests {
  let model = TableModel([5, 5])
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 700))

  init() {
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.dataSource = model
    table.delegate = model
    table.layoutIfNeeded()
  }

  private var texts: [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("Rows that stay keep their cells under their new index paths")
  func insertion() {
    let kept = table.cellForRow(at: path(0, 2))
    table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    model.rows[0].insert("new", at: 1)
    table.insertRows(at: [path(0, 1)], with: .automatic)
    #expect(table.cellForRow(at: path(0, 3)) === kept)
    #expect(kept?.frame.minY == 150)
    #expect(table.indexPathForSelectedRow == path(0, 3))
    #expect(texts.prefix(4) == ["0.0", "new", "0.1", "0.2"])
    #expect(table.contentSize.height == 550)
  }

  @Test("Deletions use old index paths, insertions new ones, in whatever order the app calls them")
  func batch() {
    model.rows[0] = ["a", "0.0", "0.2", "0.4", "b"]
    table.performBatchUpdates {
      table.insertRows(at: [path(0, 4), path(0, 0)], with: .none)
      table.deleteRows(at: [path(0, 1), path(0, 3)], with: .none)
    }
    #expect(texts == ["a", "0.0", "0.2", "0.4", "b"] + (0..<5).map { "1.\($0)" })
  }

  @Test("Sections come and go; a reloaded row is asked for again; a moved one keeps its cell")
  func sectionsAndMoves() {
    model.rows.insert(["s"], at: 0)
    table.insertSections(IndexSet(integer: 0), with: .fade)
    #expect(texts.first == "s")
    #expect(texts.count == 11)
    model.rows.remove(at: 1)
    table.deleteSections(IndexSet(integer: 1), with: .fade)
    #expect(texts == ["s"] + (0..<5).map { "1.\($0)" })
    model.rows[1][2] = "changed"
    table.reloadRows(at: [path(1, 2)], with: .none)
    #expect(texts[3] == "changed")
    let moved = table.cellForRow(at: path(1, 0))
    model.rows[1].append(model.rows[1].removeFirst())
    table.moveRow(at: path(1, 0), to: path(1, 4))
    #expect(table.cellForRow(at: path(1, 4)) === moved)
    #expect(texts.last == "1.0")
  }

  @Test("Numbers that do not fit reload instead of ending the app")
  func invalid() {
    model.rows[0] = ["only"]
    table.insertRows(at: [path(0, 3)], with: .automatic)
    #expect(texts == ["only"] + (0..<5).map { "1.\($0)" })
  }

  @Test("The completion of a batch without a window comes after it")
  func completion() {
    var isDone = false
    model.rows[1].removeLast()
    table.performBatchUpdates {
      table.deleteRows(at: [path(1, 4)], with: .none)
    } completion: { _ in
      isDone = true
    }
    #expect(!isDone)
    #expect(table.numberOfRows(inSection: 1) == 4)
  }

  @Test(
    "Selecting in code does not tell the delegate; one row at a time unless several are allowed")
  func selection() {
    table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(0, 2)])
    #expect(table.cellForRow(at: path(0, 1))?.isSelected == false)
    #expect(table.cellForRow(at: path(0, 2))?.isSelected == true)
    table.allowsMultipleSelection = true
    table.selectRow(at: path(1, 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(0, 2), path(1, 0)])
    table.deselectRow(at: path(0, 2), animated: false)
    #expect(table.indexPathForSelectedRow == path(1, 0))
    #expect(model.log.isEmpty)
  }
}
