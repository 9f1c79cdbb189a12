import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("The article's example app")
struct ArticleAppTests {
  private func tap(_ control: UIControl) {
    control.sendActions(for: .touchUpInside)
  }

  @Test("its eight levels stand in the chain in this order, the window behind them")
  func levels() {
    let app = BlogApp()
    let cell = app.list.cells[2]
    let levels: [UIResponder] = [
      cell.delete, cell.content, cell, app.list.view, app.list, app.flow, app.main, app.tabs,
    ]
    let chain = cell.delete.chain.map { ObjectIdentifier($0) }
    let places = levels.map { chain.firstIndex(of: ObjectIdentifier($0)) }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(chain.last == ObjectIdentifier(app.device.application))
  }

  @Test("cell and detail screen reach one controller through different chains", .item("4.7"))
  func oneHandler() {
    let app = BlogApp()
    tap(app.list.cells[1].delete)
    #expect(app.list.cells[1].delete.handler as? MainFlow === app.main)
    tap(app.list.cells[3].open)
    guard let page = app.flow.detail else {
      Issue.record("no page was shown")
      return
    }
    tap(page.delete)
    #expect(page.delete.handler as? MainFlow === app.main)
    #expect(
      app.log.lines == ["main: blog 11 deleted", "flow: blog 13", "main: blog 13 deleted"])
  }

  @Test("different actions are handled on different levels", .item("4.8"))
  func levelsOfHandlers() {
    let app = BlogApp()
    let sender = app.list.cells[0].open
    #expect(sender.find(action: ShowDetail(blogID: 1)) as? BlogFlow === app.flow)
    #expect(sender.find(action: DeleteBlog(id: 1)) as? MainFlow === app.main)
    #expect(sender.find(action: EditBlog(id: 1, title: "")) as? MainFlow === app.main)
    #expect(sender.find(action: ShowProfile(userID: 1)) as? TabContainer === app.tabs)
    #expect(app.log.lines.isEmpty)
  }

  @Test("the six actions arrive with their payloads", .item("4.9"))
  func sixActions() {
    let app = BlogApp()
    let cell = app.list.cells[4]
    tap(cell.open)
    tap(cell.author)
    tap(cell.delete)
    if let page = app.flow.detail {
      for button in [page.edit, page.rename, page.remove] as [UIControl] { tap(button) }
    }
    #expect(
      app.log.lines == [
        "flow: blog 14", "tabs: profile of 1014", "main: blog 14 deleted",
        "main: blog 14 is now Chains", "main: user 7 is now Ada", "main: user 7 deleted",
      ])
  }

  @Test("each row deletes its own blog", .flaw("2.5.8"), arguments: 0..<5)
  func ownRow(row: Int) {
    let app = BlogApp()
    tap(app.list.cells[row].delete)
    #expect(app.log.lines == ["main: blog \(row + 10) deleted"])
  }

  @Test("a finger on the button does the same")
  func finger() {
    let app = BlogApp()
    app.device.settle()
    #expect(app.device.tap(app.list.cells[2].delete))
    #expect(app.log.lines == ["main: blog 12 deleted"])
  }
}
