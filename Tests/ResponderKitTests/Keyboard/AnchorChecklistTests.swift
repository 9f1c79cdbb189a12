import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests items 2.1 to 2.14 of the article on keeping the bottom position, with its keyboard of 253
/// points.
@MainActor @Suite("The article's list")
struct AnchorChecklistTests {
  private let up = AnchorStage.docked(253)
  private let down = AnchorStage.docked(0)

  @Test(
    "one notification is enough: it opens by 253, changes by 44 and closes by 297",
    .item("2.1", "2.2"))
  func oneNotification() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.turn([(.willChangeFrame, up)])
    #expect(KeyboardMonitor.shared.overlap(in: stage.list) == 253)
    // The bottom safe area of 34 points was covered before the keyboard appeared. The phone in the
    // article had no bottom safe area.
    #expect(stage.y == y + 253 - 34)
    stage.turn([(.willChangeFrame, AnchorStage.docked(297))])
    #expect(stage.y == y + 297 - 34)
    stage.turn([(.willChangeFrame, down)])
    #expect(KeyboardMonitor.shared.overlap(in: stage.list) == 0)
    #expect(stage.y == y && stage.inset == 0)
  }

  @Test("it acts only at the bottom, and only if the overlap changes", .item("2.3", "2.6"))
  func onlyAtTheBottom() {
    let stage = AnchorStage()
    var decisions = 0
    let token = BehaviorReports.observe { if case .anchor = $0 { decisions += 1 } }
    stage.device.perform { stage.list.contentOffset.y = stage.bottom - 2 }
    let y = stage.y
    stage.show(height: 253)
    #expect(stage.y == y && stage.inset == 219)
    #expect(decisions == 1)
    stage.turn([(.willChangeFrame, up), (.willShow, up), (.didShow, up)])
    #expect(stage.y == y && decisions == 1)
    stage.hide()
    #expect(stage.y == y && decisions == 2)
    token.cancel()
  }

  @Test("it moves by the change, x is left alone", .item("2.4"))
  func moves() {
    let stage = AnchorStage()
    stage.list.contentSize.width = 500
    stage.device.perform { stage.list.contentOffset = CGPoint(x: 40, y: stage.bottom) }
    let before = stage.list.contentOffset
    stage.show(height: 253)
    #expect(stage.list.contentOffset == CGPoint(x: 40, y: before.y + 219))
    stage.hide()
    #expect(stage.list.contentOffset == before)
  }

  @Test("with the notification's duration and curve, from where it is shown now", .item("2.5"))
  func animation() throws {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.turn([(.willShow, up)], duration: 0.4)
    let options = try #require(KeyboardMonitor.shared.lastEvent).animationOptions
    #expect(options.contains(.beginFromCurrentState))
    stage.device.advance(by: 0.1)
    let middle = try #require(stage.list.layer.presentation()?.bounds.minY)
    #expect(middle > y + 20 && middle < y + 219)
    stage.turn([(.willHide, down)], duration: 0.4)
    let turned = try #require(stage.list.layer.presentation()?.bounds.minY)
    #expect(abs(turned - middle) < 1)
    stage.device.settle()
    stage.turn([(.didHide, down)])
    #expect(stage.list.layer.presentation()?.bounds.minY == y)
  }

  @Test("scrolling to the bottom; an empty list and a short one stay", .item("2.7"))
  func scrollsToBottom() {
    for (rows, expected): (Int, CGFloat) in [(60, 60 * 44 - 844 + 34), (0, -47), (3, -47)] {
      let stage = AnchorStage(rows: rows, policy: nil)
      stage.device.perform { stage.list.scrollToBottom(animated: true) }
      stage.device.settle()
      #expect(stage.y == expected)
      stage.device.perform { stage.list.contentOffset.y = -47 }
      stage.device.perform { stage.list.scrollToBottom(animated: false) }
      #expect(stage.y == expected)
    }
  }

  @Test("scrolling a table to the bottom measures the rows that were estimated", .item("2.7"))
  func scrollsTable() {
    let rows = GrowingRows()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    let stage = AnchorStage(policy: nil, list: table)
    stage.device.perform { table.scrollToBottom(animated: false) }
    stage.device.perform {}
    #expect(table.isScrolledToBottom)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 79, section: 0))
  }

  @Test("registered in will-appear, cancelled in did-disappear, as often as it likes", .item("2.8"))
  func appearance() {
    let stage = AnchorStage(policy: nil)
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    for _ in 0..<3 {
      let token = stage.list.anchor(.bottom(tolerance: 1))
      stage.show(height: 253)
      #expect(stage.y == y + 219)
      stage.hide()
      token.cancel()
      stage.show(height: 253)
      #expect(stage.y == y && stage.inset == 0)
      stage.hide()
    }
  }

  @Test("a plain controller's list gets an inset, its frame stays", .item("2.10"))
  func plainController() {
    let stage = AnchorStage(frame: CGRect(x: 0, y: 64, width: 390, height: 780))
    let frame = stage.list.frame
    stage.show(height: 253)
    #expect(stage.list.frame == frame)
    #expect(stage.list.adjustedContentInset.bottom == 253)
    stage.hide()
    #expect(stage.list.adjustedContentInset.bottom == 34)
  }

  @Test(
    "an input bar of 41 points stays docked, a tap on the list puts the keyboard away",
    .item("2.11", "2.12", "2.13")
  )
  func inputBar() {
    let screen = BarScreen()
    AnchorStage.startAnew()
    let device = Device.boot(root: screen)
    device.settle()
    #expect(screen.list.isScrolledToBottom)
    let resting = screen.list.contentOffset
    let covered = KeyboardMonitor.shared.overlap(in: screen.list)
    #expect(covered >= 41)
    #expect(screen.list.adjustedContentInset.bottom == covered)
    device.perform { screen.bar.field.becomeFirstResponder() }
    device.settle()
    #expect(screen.list.adjustedContentInset.bottom == 377)
    #expect(screen.list.contentOffset.y == resting.y + (377 - covered))
    device.tap(at: CGPoint(x: 200, y: 200))
    device.settle()
    #expect(!screen.bar.field.isFirstResponder)
    #expect(screen.isFirstResponder)
    #expect(screen.bar.window != nil)
    #expect(screen.list.contentOffset == resting)
    #expect(screen.list.isScrolledToBottom)
  }

  @Test("the helpers are the scroll view's own", .item("2.14"))
  func helpers() {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 504), style: .plain)
    list.contentSize = CGSize(width: 320, height: 880)
    list.contentOffset.y = 375
    #expect(list.isScrolledToBottom)
    list.contentOffset.y = 374.9
    #expect(!list.isScrolledToBottom)
  }
}

/// The article's chat: a list, and a controller whose input accessory view is a bar with a field.
@MainActor
private final class BarScreen: UIViewController {
  let list = UIScrollView()
  let bar = Bar(frame: CGRect(x: 0, y: 0, width: 390, height: 41))
  private var tap: GestureTarget?

  final class Bar: UIView {
    let field = UITextField(frame: CGRect(x: 8, y: 4, width: 300, height: 33))
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(bar.field)
    list.frame = view.bounds
    list.contentSize = CGSize(width: 390, height: 2_640)
    view.addSubview(list)
    let recognizer = UITapGestureRecognizer()
    tap = GestureTarget(recognizer) { [weak self] in
      if $0.state == .ended { self?.bar.field.resignFirstResponder() }
    }
    list.addGestureRecognizer(recognizer)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list.anchor(.bottom(tolerance: 1))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    list.scrollToBottom(animated: false)
  }
}

/// Eighty rows, each one point taller than the row before. All estimated heights are too low.
@MainActor
final class GrowingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    30 + CGFloat(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 20 }
}
