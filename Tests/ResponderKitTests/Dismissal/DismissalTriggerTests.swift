import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Flaw 2.2.5: a field can move without a drag. Only the form without a delegate notices this.
@MainActor @Suite("Dismissal: everything else that moves a field")
struct DismissalTriggerTests {
  @Test(
    "a scroll in code judges the field, at once or animated", .flaw("2.2.5"),
    arguments: [false, true])
  func programmatic(animated: Bool) {
    let stage = DismissalStage(editing: 4)
    stage.scroll(to: 1000, animated: animated)
    stage.device.settle()
    #expect(!stage.fields[4].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.programmatic])
    #expect(stage.dismissals[0].decision.restingOffset.y == 1000)
    #expect(stage.dismissals[0].decision.fieldClip == nil)
  }

  @Test(
    "a scroll in code that leaves the field in sight, or comes back, dismisses no field",
    .flaw("2.2.5"))
  func programmaticInSight() {
    let stage = DismissalStage(editing: 4)
    stage.scroll(to: 20, animated: true)
    stage.device.settle()
    #expect(stage.fields[4].isFirstResponder)
    #expect(stage.dismissals.map(\.decision.verdict) == [.keep])
    // The list scrolls away and back in two steps, as in apps that restore an offset a moment
    // later.
    stage.scroll(to: 1000)
    stage.device.advance(by: 0.05)
    stage.scroll(to: 20)
    stage.device.settle()
    #expect(stage.fields[4].isFirstResponder)
    #expect(stage.asked(4) == 0)
  }

  @Test(
    "scrollRectToVisible, and an offset set inside UIView.animate, judge the field", .flaw("2.2.5"))
  func others() {
    let stage = DismissalStage(editing: 4)
    stage.device.perform {
      stage.scrollView.scrollRectToVisible(stage.fields[45].frame, animated: true)
    }
    stage.device.settle()
    #expect(!stage.fields[4].isFirstResponder)
    let animated = DismissalStage(editing: 4)
    animated.device.perform {
      UIView.animate(withDuration: 0.5) { animated.scrollView.contentOffset.y = 1000 }
    }
    animated.device.settle()
    #expect(!animated.fields[4].isFirstResponder)
  }

  @Test("a tap on the status bar scrolls the field away", .flaw("2.2.5"))
  func statusBar() {
    let stage = DismissalStage()
    stage.scroll(to: 1000)
    stage.device.settle()
    stage.edit(30)
    stage.device.perform { UIScrollView.statusBarTapped() }
    stage.device.settle()
    #expect(stage.scrollView.contentOffset.y == -47)
    #expect(!stage.fields[30].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.programmatic])
  }

  @Test(
    "a field that is scrolled away while the keyboard moves is judged when that has come to rest")
  func whileKeyboardMoves() {
    let stage = DismissalStage(editing: 4)
    stage.device.perform {
      AnchorStage.post(.willChangeFrame, KeyboardMonitor.shared.frame, duration: 0.6)
    }
    stage.scroll(to: 1000)
    stage.device.advance(by: 0.5)
    #expect(stage.fields[4].isFirstResponder && stage.dismissals.isEmpty)
    stage.device.advance(by: 0.3)
    #expect(!stage.fields[4].isFirstResponder)
  }

  @Test("content inserted above pushes the field out", .flaw("2.2.5"))
  func insertedAbove() {
    for (count, keeps) in [(2, true), (15, false)] {
      let stage = DismissalStage(editing: 4)
      stage.device.perform {
        for field in stage.fields { field.frame.origin.y += CGFloat(count) * 44 }
        stage.scrollView.contentSize.height += CGFloat(count) * 44
      }
      stage.device.settle()
      #expect(stage.fields[4].isFirstResponder == keeps)
      #expect(stage.dismissals.map(\.cause) == [.contentChange])
    }
  }

  @Test(
    "rows inserted above in a table, a row scrolled to, a reload: no orphan is left", .flaw("2.2.5")
  )
  func table() {
    func edit(_ change: (FieldTable) -> Void) -> (UITextField, FieldTable) {
      let table = FieldTable(.token)
      let device = Device.boot(root: table)
      let field = table.field(3)
      device.tap(field)
      device.settle()
      #expect(field.isFirstResponder)
      device.perform { change(table) }
      device.settle()
      return (field, table)
    }
    func insert(_ count: Int, _ table: FieldTable) {
      table.rows.insert(contentsOf: Array(100..<100 + count), at: 0)
      table.tableView.insertRows(
        at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    let (few, _) = edit { insert(2, $0) }
    #expect(few.isFirstResponder)
    let (many, _) = edit { insert(20, $0) }
    #expect(!many.isFirstResponder)
    let (scrolled, _) = edit {
      $0.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .middle, animated: true)
    }
    #expect(!scrolled.isFirstResponder)
    let (reloaded, table) = edit {
      $0.rows.insert(contentsOf: Array(100..<130), at: 0)
      $0.tableView.reloadData()
    }
    let isSeen = reloaded.convert(reloaded.bounds, to: nil).intersects(
      CGRect(x: 0, y: 47, width: 390, height: 461))
    #expect(!reloaded.isFirstResponder || isSeen && reloaded.isDescendant(of: table.tableView))
  }

  @Test("a new size of the window by rotation or Split View judges the field", .flaw("2.2.5"))
  func rotation() {
    for (size, keeps) in [
      (CGSize(width: 390, height: 800), true), (CGSize(width: 390, height: 300), false),
    ] {
      let stage = DismissalStage(editing: 7)
      stage.device.perform { stage.device.windows[0].frame.size = size }
      stage.device.settle()
      #expect(stage.scrollView.bounds.size == size)
      #expect(stage.fields[7].isFirstResponder == keeps)
      #expect(stage.dismissals.map(\.cause) == [.resize])
    }
  }

  @Test("a bar that appears over the field judges it", .flaw("2.2.5"))
  func bar() {
    let stage = DismissalStage(editing: 1)
    stage.device.perform { stage.list.additionalSafeAreaInsets.top = 100 }
    stage.device.settle()
    // At the top, the offset follows the inset (T4.11.9), so the field stays at the same place
    // below the bar.
    #expect(stage.fields[1].isFirstResponder)
    stage.drag(by: -80)
    stage.device.settle()
    #expect(stage.fields[1].isFirstResponder)
    stage.device.perform { stage.list.additionalSafeAreaInsets.top = 200 }
    stage.device.settle()
    #expect(!stage.fields[1].isFirstResponder)
    #expect(stage.dismissals.last?.cause == .resize)
  }

  @Test("a responder that no notification announces is seen as well", .flaw("2.2.5"))
  func silentResponder() {
    let custom = FocusableView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    let stage = DismissalStage { $0.scrollView.addSubview(custom) }
    stage.device.perform { custom.becomeFirstResponder() }
    stage.device.settle()
    stage.scroll(to: 1000)
    stage.device.settle()
    #expect(!custom.isFirstResponder)
    // The view becomes first responder and scrolls away in one turn. The behaviour has not looked
    // for a first responder since the last scroll.
    stage.scroll(to: 0)
    stage.device.settle()
    stage.device.perform {
      custom.becomeFirstResponder()
      stage.scrollView.contentOffset.y = 1000
    }
    stage.device.settle()
    #expect(!custom.isFirstResponder && stage.dismissals.last?.cause == .programmatic)
    // The view becomes first responder, and the list ends above it, in one turn.
    stage.scroll(to: 0)
    stage.device.settle()
    stage.device.perform {
      custom.becomeFirstResponder()
      stage.list.listEnd = { 100 }
    }
    stage.device.settle()
    #expect(!custom.isFirstResponder && stage.dismissals.last?.cause == .resize)
  }

  @Test("a refusal of a scroll in code is not asked again until the field moves again")
  func refusal() {
    let stage = DismissalStage(editing: 4)
    stage.list.agreesToEnd = false
    stage.scroll(to: 1000)
    stage.device.settle()
    stage.device.advance(by: 3)
    for _ in 0..<5 { stage.device.perform {} }
    stage.device.settle()
    #expect(stage.asked(4) == 1)
    stage.scroll(to: 1100)
    stage.device.settle()
    #expect(stage.asked(4) == 2)
    #expect(stage.fields[4].isFirstResponder)
  }

  @Test("one that refused when the screen turned is not asked again when the keyboard comes back")
  func refusedTurn() {
    let stage = DismissalStage(editing: 7)
    stage.list.agreesToEnd = false
    stage.device.perform { stage.device.windows[0].frame.size = CGSize(width: 380, height: 300) }
    stage.device.advance(by: 0.3)
    #expect(stage.asked(7) == 1)
    for (kind, y) in [(KeyboardEvent.Kind.willHide, 844), (.willShow, 508)] {
      stage.device.perform {
        AnchorStage.post(kind, CGRect(x: 0, y: y, width: 390, height: 336), duration: 0.1)
      }
    }
    stage.device.advance(by: 1)
    #expect(stage.asked(7) == 1)
  }

  /// Keyboard events after a turn of the screen, how often the field has been judged after them,
  /// and whether it keeps the focus. A field at 443 to 487 is behind the keyboard with the top 424.
  nonisolated static let comings:
    [(events: [(kind: KeyboardEvent.Kind, end: CGRect)], judgements: Int, keeps: Bool)] = {
      let up = CGRect(x: 0, y: 424, width: 390, height: 420)
      let down = CGRect(x: 0, y: 844, width: 390, height: 420)
      let bar = CGRect(x: 0, y: 775, width: 390, height: 69)
      let floating = CGRect(x: 40, y: 150, width: 300, height: 200)
      return [
        ([(.willChangeFrame, up)], 1, true),
        ([(.willHide, down), (.willShow, up)], 2, false),
        ([(.willChangeFrame, bar), (.willChangeFrame, up)], 2, false),
        ([(.willHide, down), (.willChangeFrame, floating)], 1, true),
      ]
    }()

  @Test(
    "after a turn of the screen, a keyboard that comes back judges the field, one that grows does not",
    arguments: comings, [false, true])
  func keyboardAfterTurn(
    row: (events: [(kind: KeyboardEvent.Kind, end: CGRect)], judgements: Int, keeps: Bool),
    beginsUnderKeyboard: Bool
  ) {
    let stage = DismissalStage(beginsUnderKeyboard ? .delegate : .token, editing: 9)
    let token = beginsUnderKeyboard ? stage.scrollView.dismissFirstResponder() : stage.token
    stage.device.perform { stage.device.windows[0].frame.size.width = 380 }
    stage.device.advance(by: 0.3)
    #expect(stage.dismissals.map(\.cause) == [.resize] && stage.fields[9].isFirstResponder)
    for event in row.events {
      stage.device.perform { AnchorStage.post(event.kind, event.end, duration: 0.1) }
    }
    stage.device.advance(by: 1)
    #expect(stage.dismissals.count == row.judgements)
    #expect(stage.fields[9].isFirstResponder == row.keeps)
    token?.cancel()
  }

  @Test(
    "a behaviour registered twice asks once; a cancelled one asks no field and observes nothing")
  func registration() {
    let stage = DismissalStage(editing: 4)
    stage.list.agreesToEnd = false
    let token = stage.scrollView.dismissFirstResponder()
    stage.scroll(to: 1000)
    stage.device.settle()
    #expect(stage.asked(4) == 1)
    token.cancel()
    stage.scroll(to: 1200)
    stage.fling(-2)
    stage.device.settle()
    #expect(stage.asked(4) == 1)
  }

  @Test("a token can be cancelled inside its own callback")
  func cancelledInside() {
    final class Canceller: NSObject, UITextFieldDelegate {
      var token: BehaviorToken?
      var count = 0
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        count += 1
        token?.cancel()
        return false
      }
    }
    for isDrag in [false, true] {
      let stage = DismissalStage()
      let canceller = Canceller()
      canceller.token = stage.token
      stage.fields[4].delegate = canceller
      stage.edit(4)
      if isDrag { stage.fling(-3) } else { stage.scroll(to: 1000) }
      stage.device.settle()
      stage.scroll(to: 1500)
      stage.device.settle()
      #expect(canceller.count == 1)
      #expect(stage.fields[4].isFirstResponder)
      stage.fields[4].delegate = nil
    }
  }

  @Test("a field that was moved out of its list and kept the focus is not the list's any more")
  func movedOut() {
    let stage = DismissalStage(editing: 4)
    let field = stage.fields[4]
    stage.device.perform {
      stage.list.view.addSubview(field)
      // This place is behind the keyboard. A field of the list would be dismissed there.
      field.frame.origin.y = 600
      field.becomeFirstResponder()
    }
    stage.device.settle()
    stage.scroll(to: 1000)
    stage.device.settle()
    #expect(field.isFirstResponder && stage.dismissals.isEmpty)
  }

  @Test("a list that leaves its window and comes back, or into another one, keeps its behaviour")
  func windows() {
    let stage = DismissalStage(editing: 4)
    stage.device.perform { stage.scrollView.removeFromSuperview() }
    stage.device.settle()
    #expect(!stage.fields[4].isFirstResponder)
    let other = UIWindow(windowScene: stage.device.scene)
    stage.device.perform {
      other.addSubview(stage.scrollView)
      stage.scrollView.frame = other.bounds
      other.makeKeyAndVisible()
    }
    stage.device.settle()
    stage.edit(4)
    stage.scroll(to: 1000)
    stage.device.settle()
    #expect(!stage.fields[4].isFirstResponder)
    stage.device.perform { other.isHidden = true }
  }

  @Test("at rest nothing runs; without a behaviour nothing is observed")
  func rest() {
    let stage = DismissalStage(editing: 4)
    #expect(stage.device.isIdle)
    stage.scroll(to: 10)
    stage.device.settle()
    let turns = HeadlessLoop.main.turnCount
    stage.device.advance(by: 10)
    #expect(HeadlessLoop.main.turnCount == turns)
    stage.token?.cancel()
    _ = Device.boot()
    HeadlessLoop.main.turn {}
    #expect(!DismissalHub.shared.isAtWork)
  }
}
