import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

@testable import ResponderKit

/// Tests that each decision is reported with its numbers. Also tests a drag that UIKit cancels and a
/// responder that inherits the focus.
@MainActor @Suite("Dismissal: reports, and the system's part")
struct DismissalReportTests {
  @Test("a drag reports its end and its decision once each")
  func drag() {
    for form in DismissalForm.allCases {
      let stage = DismissalStage(form, editing: 8)
      stage.flingToRest(-0.4)
      #expect(stage.reports.map(\.kindForTest) == ["dragEnd", "dismissal"])
      stage.forget()
      stage.flingToRest(-3)
      #expect(stage.reports.map(\.kindForTest) == ["dragEnd", "dismissal", "resign"])
    }
  }

  @Test("after a dismissal while coasting, the next drag is reported")
  func afterCoasting() {
    let writer = TargetWriter()
    let stage = DismissalStage { $0.scrollView.delegate = writer }
    stage.edit(2)
    stage.flingToRest(-3)
    #expect(!stage.fields[2].isFirstResponder)
    #expect(stage.dismissals.map(\.cause) == [.coasting])
    stage.forget()
    stage.dragToRest(by: -60)
    #expect(stage.reports.map(\.kindForTest) == ["dragEnd"])
  }

  @Test("a responder that inherits the focus goes at the next motion")
  func heir() {
    let custom = FocusableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    let stage = DismissalStage { list in
      custom.addSubview(field)
      list.scrollView.addSubview(custom)
    }
    stage.device.tap(field)
    stage.device.settle()
    stage.scrollToRest(1000)
    #expect(!field.isFirstResponder)
    stage.scrollToRest(1100)
    #expect(!custom.isFirstResponder)
    #expect(stage.scrollView.fieldInside == nil)
  }
}

extension JournalEntry.Event {
  fileprivate var kindForTest: String { JournalEntry(time: 0, event: self).kind.rawValue }
}
