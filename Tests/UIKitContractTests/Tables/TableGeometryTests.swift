import Testing
import UIKit

@Suite("UITableView: geometry") @MainActor
struct TableGeometryTests {
  private func table(
    _ model: TableModel, style: UITableView.Style = .plain, rowHeight: CGFloat = 50
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = rowHeight
    table.sectionHeaderTopPadding = 0
    table.dataSource = model
    table.delegate = model
    table.layoutIfNeeded()
    return table
  }

  @Test("Rows stand one under the other, as high as the table or the delegate says")
  func rows() {
    let model = TableModel([3, 2])
    model.heights[IndexPath(row: 1, section: 0)] = 80
    let table = table(model)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 50, width: 320, height: 80))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 180)
    #expect(table.contentSize == CGSize(width: 320, height: 280))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 129)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 130)) == IndexPath(row: 2, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 900)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 81))
        == [
          IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0),
          IndexPath(row: 0, section: 1),
        ])
  }

  @Test("Section headers and the table's own header and footer take their place")
  func headers() {
    let model = TableModel([2, 2])
    model.headers = ["One", "Two"]
    let table = table(model)
    table.sectionHeaderHeight = 30
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 100, width: 320, height: 30))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 130)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 230, width: 320, height: 130))
    #expect(table.contentSize.height == 400)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 360, width: 320, height: 40))
    let title = table.headerView(forSection: 0)?.textLabel
    #expect(title?.text == "One")
  }

  @Test("A plain table's header stays at the top until the next one pushes it away")
  func pinnedHeader() {
    let model = TableModel([20, 20])
    model.headers = ["One", "Two"]
    let table = table(model)
    table.sectionHeaderHeight = 30
    table.layoutIfNeeded()
    for (offset, y) in [(0, 0), (200, 200), (1010, 1000), (1030, 1030)] as [(CGFloat, CGFloat)] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      let section = offset == 1030 ? 1 : 0
      #expect(table.headerView(forSection: section)?.frame.minY == y)
    }
  }

  @Test("Index paths that name no row are harmless")
  func strangeIndexPaths() {
    let table = table(TableModel([3]))
    for path in [IndexPath(row: 9, section: 0), IndexPath(row: 0, section: 7), IndexPath()] {
      #expect(table.rectForRow(at: path) == .zero)
      #expect(table.cellForRow(at: path) == nil)
      table.scrollToRow(at: path, at: .top, animated: false)
      table.selectRow(at: path, animated: false, scrollPosition: .top)
    }
    #expect(table.contentOffset == .zero)
    #expect(table.indexPathForSelectedRow == nil)
  }

  struct Jump: Sendable {
    let position: UITableView.ScrollPosition
    let row: Int
    let offset: CGFloat
  }

  nonisolated static let jumps = [
    Jump(position: .top, row: 30, offset: 1480), Jump(position: .bottom, row: 30, offset: 1110),
    Jump(position: .middle, row: 30, offset: 1295), Jump(position: .none, row: 30, offset: 1110),
    Jump(position: .none, row: 2, offset: -20), Jump(position: .top, row: 99, offset: 4560),
    Jump(position: .bottom, row: 0, offset: -20),
  ]

  @Test("scrollToRow minds the insets and the limits", arguments: jumps)
  func scrollToRow(jump: Jump) {
    let table = table(TableModel([100]))
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    // Outside a window, the offset does not follow the inset (T4.11.19).
    table.contentOffset.y = -20
    table.layoutIfNeeded()
    table.scrollToRow(
      at: IndexPath(row: jump.row, section: 0), at: jump.position, animated: false)
    #expect(table.contentOffset.y == jump.offset)
  }

  @Test("reloadData clamps an offset that was put outside", .fact("T4.10.21"))
  func reloadClamps() {
    let model = TableModel([20])
    let table = table(model)
    table.contentOffset.y = 5000
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 5000)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 520)
  }

  @Test("Tables always bounce vertically, and group colours and insets differ by style")
  func styles() {
    let plain = table(TableModel([3]))
    #expect(plain.alwaysBounceVertical)
    #expect(plain.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == 0)
    let inset = table(TableModel([3]), style: .insetGrouped)
    #expect(inset.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == 16)
    #expect(inset.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.width == 288)
  }

  @Test("A row that sizes itself is measured when it shows; the content above stays put")
  func selfSizing() {
    final class Tall: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 100)
      }
    }
    final class Model: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath) }
    }
    let model = Model()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.contentInsetAdjustmentBehavior = .never
    table.register(Tall.self, forCellReuseIdentifier: "tall")
    table.estimatedRowHeight = 50
    table.dataSource = model
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)).minY == 400)
    #expect(table.contentSize.height == 2750)
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == table.contentSize.height - 480)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 49, section: 0))
  }
}
