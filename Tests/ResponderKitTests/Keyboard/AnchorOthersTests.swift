import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests an anchor together with other code that makes room for the keyboard: UIKit, SwiftUI, the
/// app, or a second library.
@MainActor @Suite("An anchor that is not alone")
struct AnchorOthersTests {
  @Test(
    "a table controller makes its own room; it is not doubled, and the end stays the end",
    .item("2.9"), .flaw("2.3.14"),
    arguments: [true, false])
  func tableController(isFirst: Bool) {
    AnchorStage.startAnew()
    let controller = UITableViewController(style: .plain)
    let rows = GrowingRows()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    if isFirst { controller.tableView.anchor(.bottom(tolerance: 1)) }
    controller.tableView.dataSource = rows
    controller.tableView.delegate = rows
    let device = Device.boot(root: controller)
    device.windows[0].addSubview(field)
    device.settle()
    let table: UITableView = controller.tableView
    if !isFirst { table.anchor(.bottom(tolerance: 1)) }
    device.perform { table.scrollToBottom(animated: false) }
    device.perform {}
    let (offset, inset, bar) = (
      table.contentOffset, table.contentInset, table.verticalScrollIndicatorInsets
    )
    for _ in 0..<5 {
      device.perform { field.becomeFirstResponder() }
      device.settle()
      #expect(table.adjustedContentInset.bottom == 336)
      #expect(table.contentOffset.y == offset.y + 302)
      #expect(table.isScrolledToBottom)
      device.perform { field.resignFirstResponder() }
      device.settle()
      #expect(table.contentOffset == offset)
      #expect(table.contentInset == inset && table.verticalScrollIndicatorInsets == bar)
    }
  }

  /// The ways in which a second library changes the inset.
  enum Habit: CaseIterable, Sendable {
    case adds, addsWholeKeyboard, assigns
  }

  /// Simulates a library that changes the inset when it receives keyboard notifications. Returns
  /// its observers.
  private func library(
    _ habit: Habit, _ list: UIScrollView
  ) -> [any NSObjectProtocol] {
    let base = list.contentInset.bottom
    let height: CGFloat = habit == .addsWholeKeyboard ? 336 : 302
    let change: @MainActor (Bool) -> Void = { isShow in
      switch habit {
      case .adds, .addsWholeKeyboard: list.contentInset.bottom += isShow ? height : -height
      case .assigns: list.contentInset.bottom = isShow ? base + height : base
      }
    }
    return [
      (UIResponder.keyboardWillShowNotification, true),
      (UIResponder.keyboardWillHideNotification, false),
    ].map { name, isShow in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { change(isShow) }
      }
    }
  }

  @Test(
    "a second library that makes room in its own handler is left to it", .flaw("2.3.14"),
    arguments: Habit.allCases, [0, 12] as [CGFloat])
  func secondLibrary(habit: Habit, base: CGFloat) {
    // With two rounds of notifications (T4.13.51), the library would add its inset twice even
    // without an anchor.
    var choices = HeadlessChoices.initial.keyboard
    choices.firstRounds = .one
    let stage = AnchorStage(policy: nil, choices: choices)
    stage.list.contentInset.bottom = base
    // The library receives each notification after the anchor does, because `AnchorStage` has
    // already created the monitor.
    let observers = library(habit, stage.list)
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    stage.list.anchor(.bottom(tolerance: 1))
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    for _ in 0..<3 {
      stage.open()
      let room: CGFloat = habit == .addsWholeKeyboard ? 336 : 302
      #expect(stage.inset == base + room)
      #expect(stage.list.isScrolledToBottom)
      stage.close()
      #expect(stage.inset == base)
      #expect(stage.y == y)
    }
  }

  @Test("a safe area that grows with the keyboard, as SwiftUI's, is room enough", .flaw("2.3.14"))
  func safeArea() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    for isBefore in [true, false] {
      let grow = { stage.controller.additionalSafeAreaInsets.bottom = 302 }
      stage.device.perform {
        if isBefore { grow() }
        stage.field.becomeFirstResponder()
        if !isBefore { grow() }
      }
      stage.device.settle()
      #expect(stage.inset == 0)
      #expect(stage.list.adjustedContentInset.bottom == 336)
      #expect(stage.y == y + 302)
      stage.device.perform {
        stage.field.resignFirstResponder()
        stage.controller.additionalSafeAreaInsets.bottom = 0
      }
      stage.device.settle()
      #expect(stage.inset == 0 && stage.y == y)
    }
  }

  @Test(
    "a frame that makes room is room enough, whether the app or the anchor comes first",
    .flaw("2.3.14"))
  func frame() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let (y, whole) = (stage.y, stage.list.frame)
    for isBefore in [true, false] {
      let shrink = { stage.list.frame.size.height = 508 }
      stage.device.perform {
        if isBefore { shrink() }
        stage.field.becomeFirstResponder()
        if !isBefore { shrink() }
      }
      stage.device.settle()
      #expect(stage.inset == 0)
      #expect(stage.list.isScrolledToBottom)
      stage.device.perform {
        stage.field.resignFirstResponder()
        stage.list.frame = whole
      }
      stage.device.settle()
      #expect(stage.inset == 0 && stage.y == y)
    }
  }

  @Test("a sheet that UIKit moves or resizes is not lifted twice", .flaw("2.3.14"))
  func sheet() throws {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let behind = (stage.y, stage.inset)
    let sheet = UIViewController()
    let list = UIScrollView()
    let field = UITextField(frame: CGRect(x: 16, y: 16, width: 200, height: 36))
    sheet.view.addSubview(list)
    sheet.view.addSubview(field)
    list.contentSize = CGSize(width: 390, height: 2_000)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.frame = sheet.view.bounds
    sheet.sheetPresentationController?.detents = [.medium()]
    stage.device.perform { stage.controller.present(sheet, animated: true) }
    stage.device.settle()
    list.anchor(.bottom(tolerance: 1))
    stage.device.perform { list.scrollToBottom(animated: false) }
    let (y, inset) = (list.contentOffset.y, list.contentInset)
    for _ in 0..<3 {
      stage.device.perform { field.becomeFirstResponder() }
      stage.device.settle()
      // Whatever the sheet did, the end of the content is at the keyboard's top edge.
      let end = list.convert(
        CGPoint(x: 0, y: list.contentSize.height), to: stage.window.screen.coordinateSpace)
      #expect(abs(end.y - 508) < 0.001)
      #expect(list.isScrolledToBottom)
      stage.device.perform { field.resignFirstResponder() }
      stage.device.settle()
      #expect(list.contentInset == inset)
      #expect(list.contentOffset.y == y)
      #expect(stage.y == behind.0 && stage.inset == behind.1)
    }
    stage.device.perform { sheet.dismiss(animated: false) }
    stage.device.settle()
  }

  @Test("an inset that the app changes while the keyboard is up is the app's when it closes")
  func appsInset() {
    let stage = AnchorStage(policy: .readingPosition)
    stage.device.perform { stage.list.contentOffset.y = 500 }
    stage.open()
    // The app adds to the current inset.
    stage.device.perform { stage.list.contentInset.bottom += 50 }
    #expect(stage.inset == 352)
    stage.close()
    #expect(stage.inset == 50)
    // The app replaces the inset, as a layout without knowledge of keyboards does. The anchor then
    // adds its part again.
    stage.open()
    stage.device.perform {
      stage.list.contentInset = UIEdgeInsets(top: 3, left: 0, bottom: 12, right: 0)
      stage.list.verticalScrollIndicatorInsets.bottom = 9
    }
    #expect(stage.inset == 314)
    #expect(stage.list.verticalScrollIndicatorInsets.bottom == 311)
    stage.close()
    #expect(stage.list.contentInset == UIEdgeInsets(top: 3, left: 0, bottom: 12, right: 0))
    #expect(stage.list.verticalScrollIndicatorInsets.bottom == 9)
  }

  @Test(
    "the anchor leaves an inset to code that sets it again and again, and loses no later keyboard")
  func contested() {
    let stage = AnchorStage()
    stage.open()
    for _ in 0..<10 { stage.device.perform { stage.list.contentInset.bottom = 12 } }
    #expect(stage.inset == 12 && ResponderLog.reported.contains("anchor.contested"))
    stage.close()
    #expect(stage.inset == 12)
    stage.open()
    #expect(stage.inset == 314)
    stage.close()
    #expect(stage.inset == 12)
  }

  @Test("what others took away is not taken away again, however large their next inset is")
  func takenAwayByOthers() {
    let stage = AnchorStage()
    stage.open()
    stage.device.perform {
      stage.list.contentInset.bottom = 0
      stage.list.verticalScrollIndicatorInsets.bottom = 0
      stage.field.resignFirstResponder()
    }
    stage.device.settle()
    #expect(stage.inset == 0)
    stage.device.perform { stage.list.contentInset.bottom = 302 }
    #expect(stage.inset == 302)
    stage.open()
    #expect(stage.inset == 604)
    stage.close()
    #expect(stage.inset == 302)
  }

  @Test("overwritten now and then it is put right each time")
  func overwrittenNowAndThen() {
    let stage = AnchorStage()
    stage.open()
    for _ in 0..<10 {
      stage.device.perform { stage.list.contentInset.bottom = 12 }
      #expect(stage.inset == 314)
      stage.device.perform {}
    }
    stage.close()
    #expect(stage.inset == 12)
  }

  @Test("scroll indicators end above the keyboard too, with and without the safe area")
  func indicators() {
    for adjusts in [true, false] {
      let stage = AnchorStage()
      stage.list.automaticallyAdjustsScrollIndicatorInsets = adjusts
      stage.list.verticalScrollIndicatorInsets.bottom = 5
      stage.open()
      #expect(stage.list.verticalScrollIndicatorInsets.bottom == (adjusts ? 307 : 341))
      #expect(stage.list.horizontalScrollIndicatorInsets == .zero)
      stage.close()
      #expect(stage.list.verticalScrollIndicatorInsets.bottom == 5)
    }
  }
}
