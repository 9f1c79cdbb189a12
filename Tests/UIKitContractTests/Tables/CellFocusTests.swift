import Testing
import UIKit

/// Tests the cell that contains the first responder (T4.4.32).
@MainActor
struct CellFocusTests {
  private let model = TableModel([200])

  private func edited(in window: UIWindow) throws -> (UITableView, TableModel.Cell) {
    model.makesFields = true
    let table = model.table(CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(table)
    table.layoutIfNeeded()
    let cell = try #require(
      table.cellForRow(at: IndexPath(row: 3, section: 0)) as? TableModel.Cell)
    #expect(cell.field.becomeFirstResponder())
    return (table, cell)
  }

  @Test("the first responder's cell stays off screen, out of the queue", .fact("T4.4.32"))
  func kept() throws {
    try Host.withKeyWindow { window in
      let (table, cell) = try edited(in: window)
      for step in 1...60 {
        table.contentOffset.y = CGFloat(step) * 100
        table.layoutIfNeeded()
      }
      #expect(cell.field.isFirstResponder)
      #expect(cell.prepared == 0)
      #expect(!table.visibleCells.contains(cell))
      #expect(cell.field.text?.isEmpty ?? true)
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
      window.endEditing(true)
    }
  }

  @Test("reloading its row ends editing; reloading another row does not", .fact("T4.4.32"))
  func reloaded() throws {
    try Host.withKeyWindow { window in
      let (table, cell) = try edited(in: window)
      table.reloadRows(at: [IndexPath(row: 7, section: 0)], with: .none)
      #expect(cell.field.isFirstResponder)
      table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      table.layoutIfNeeded()
      #expect(!cell.field.isFirstResponder)
      window.endEditing(true)
    }
  }
}
