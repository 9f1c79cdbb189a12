import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// Tests that each decision is reported with its numbers. Also tests a drag that UIKit cancels, a
/// responder that inherits the focus, and degenerate rules and sizes.
@MainActor @Suite("Dismissal: reports, and the system's part")
struct DismissalReportTests {
  @Test(
    "a drag reports its end and its decision once each; a rest as predicted reports nothing more")
  func drag() {
    for form in DismissalForm.allCases {
      let stage = DismissalStage(form, editing: 8)
      stage.fling(-0.4)
      stage.device.settle()
      #expect(stage.reports.map(\.kindForTest) == ["dragEnd", "dismissal"])
      stage.forget()
      stage.fling(-3)
      stage.device.settle()
      #expect(stage.reports.map(\.kindForTest) == ["dragEnd", "dismissal", "resign"])
    }
  }

  @Test("every report replays, and says in words why")
  func words() throws {
    let stage = DismissalStage(editing: 4)
    stage.scroll(to: 1000)
    stage.device.settle()
    let record = try #require(stage.dismissals.first)
    #expect(
      record.description
        == "UITextField: Dismiss: 0 % of the field will be visible at rest at (0, 1000), hidden above; "
        + "the rule is to dismiss when fully hidden. Judged after a programmatic scroll or zoom.")
    let entries = stage.reports.map { JournalEntry(time: 1, event: $0) }
    var journal = Journal()
    for entry in entries { journal.append(entry) }
    let read = try JournalReader.read(journal.jsonLines)
    #expect(read == entries)
    #expect(Replay(read).firstDifference == nil && Replay(read).decisions == 1)
  }

  @Test("after a dismissal while the list coasts, the next drag is reported like any other")
  func afterCoasting() {
    let writer = TargetWriter()
    let stage = DismissalStage { $0.scrollView.delegate = writer }
    stage.edit(2)
    stage.fling(-3)
    stage.device.settle()
    #expect(!stage.fields[2].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.coasting])
    stage.forget()
    stage.drag(by: -60)
    stage.device.settle()
    #expect(stage.reports.map(\.kindForTest) == ["dragEnd"])
  }

  @Test("a drag that the system takes away is judged at rest")
  func cancelledDrag() {
    let stage = DismissalStage(editing: 2)
    let finger = stage.device.press(from: CGPoint(x: 8, y: 480), to: CGPoint(x: 8, y: 100))
    #expect(stage.scrollView.isDragging)
    stage.device.advance(by: 0.1)
    stage.device.cancelTouches()
    _ = finger
    stage.device.settle()
    #expect(!stage.fields[2].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.restAfterDrag])
  }

  @Test(
    "a responder that inherits the focus out of sight stays for this drag, and goes at the next one"
  )
  func heir() {
    let custom = FocusableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    let stage = DismissalStage { list in
      custom.addSubview(field)
      list.scrollView.addSubview(custom)
    }
    stage.device.tap(field)
    stage.device.settle()
    stage.scroll(to: 1000)
    stage.device.settle()
    #expect(!field.isFirstResponder)
    stage.scroll(to: 1100)
    stage.device.settle()
    #expect(!custom.isFirstResponder)
    #expect(stage.scrollView.fieldInside == nil)
  }

  @Test(
    "a rule that is never satisfied, a field without size, a scroll view without size: no crash, no dismissal"
  )
  func degenerate() {
    let stage = DismissalStage(editing: 4, rule: .visibleFraction(below: .nan))
    stage.scroll(to: 1000)
    stage.device.settle()
    #expect(stage.fields[4].isFirstResponder)
    stage.device.perform { stage.scrollView.frame = .zero }
    stage.device.settle()
    stage.device.perform {
      stage.fields[4].frame = .zero
      stage.scrollView.bounds.origin.y = 30
    }
    stage.device.settle()
    #expect(stage.fields[4].isFirstResponder)
  }
}

extension JournalEntry.Event {
  fileprivate var kindForTest: String { JournalEntry(time: 0, event: self).kind.rawValue }
}
