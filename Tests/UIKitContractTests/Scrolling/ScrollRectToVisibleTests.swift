import Testing
import UIKit

@Suite("UIScrollView: scrollRectToVisible") @MainActor
struct ScrollRectToVisibleTests {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
    scrollView.contentOffset = CGPoint(x: 0, y: 300)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let y: CGFloat
    let height: CGFloat
    let offset: CGFloat

    var testDescription: String { name }
  }

  /// The viewport shows the range from 320 to 450.
  nonisolated static let rows = [
    Row(name: "T4.11.13 visible already: nothing", y: 330, height: 100, offset: 300),
    Row(
      name: "T4.11.12 fills the inset viewport exactly: nothing", y: 320, height: 130, offset: 300),
    Row(
      name: "T4.11.12 below: its bottom at the viewport's bottom", y: 460, height: 40, offset: 350),
    Row(name: "T4.11.12 partly below", y: 440, height: 40, offset: 330),
    Row(name: "T4.11.12 above: its top at the viewport's top", y: 100, height: 40, offset: 80),
    Row(name: "T4.11.12 partly above", y: 310, height: 40, offset: 290),
    Row(name: "T4.11.14 empty: nothing", y: 700, height: 0, offset: 300),
    Row(name: "T4.11.15 too tall: the bottom edge wins", y: 330, height: 300, offset: 480),
    Row(
      name: "T4.11.15 too tall, from above: the bottom edge wins", y: 0, height: 250, offset: 100),
    Row(name: "T4.11.16 clamped at the end", y: 990, height: 100, offset: 850),
    Row(name: "T4.11.16 clamped at the start", y: -100, height: 20, offset: -20),
  ]

  @Test("scrollRectToVisible scrolls just far enough to show a rectangle", arguments: rows)
  func reveal(row: Row) {
    scrollView.scrollRectToVisible(
      CGRect(x: 10, y: row.y, width: 10, height: row.height), animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: row.offset))
  }

  @Test("only the axis that has to scroll scrolls", .fact("T4.11.12"))
  func axes() {
    scrollView.contentSize.width = 1000
    scrollView.contentOffset = CGPoint(x: 200, y: 300)
    scrollView.scrollRectToVisible(
      CGRect(x: 220, y: 500, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 360))
    scrollView.scrollRectToVisible(
      CGRect(x: 310, y: 400, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 220, y: 360))
  }

  @Test("an offset outside the limits stays when the rectangle is visible", .fact("T4.11.13"))
  func overscrolled() {
    scrollView.contentOffset = CGPoint(x: 0, y: -100)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -100))
  }
}
