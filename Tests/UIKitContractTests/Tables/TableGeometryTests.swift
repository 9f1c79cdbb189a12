import Testing
import UIKit

@Suite("UITableView: geometry") @MainActor
struct TableGeometryTests {
  private func table(_ model: TableModel) -> UITableView {
    let table = model.table(CGRect(x: 0, y: 0, width: 320, height: 480))
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    return table
  }

  @Test("rows stand one under the other, as high as the delegate says")
  func rows() {
    let model = TableModel([3, 2])
    let (second, third, next) = ([0, 1], [0, 2], [1, 0]) as (IndexPath, IndexPath, IndexPath)
    model.heights[second] = 80
    let table = table(model)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.rectForRow(at: [0, 0]).minY == 0)
    #expect(table.rectForRow(at: second) == CGRect(x: 0, y: 50, width: 320, height: 80))
    #expect(table.rectForRow(at: next).minY == 180)
    #expect(table.contentSize == CGSize(width: 320, height: 280))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 129)) == second)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 130)) == third)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 900)) == nil)
    let band = CGRect(x: 0, y: 100, width: 10, height: 81)
    #expect(table.indexPathsForRows(in: band) == [second, third, next])
  }

  @Test("section headers and the table's own header and footer take their place")
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
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "One")
  }

  @Test("a plain table's header stays until the next one pushes it")
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

  @Test("a row that sizes itself is measured when it shows")
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
