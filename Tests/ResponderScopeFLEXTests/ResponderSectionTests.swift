import FLEX
import HeadlessDriver
import ResponderScope
import Testing
import UIKit

@testable import ResponderScopeFLEX

/// Tests the sections as FLEX uses them: it requests rows by number, in any order.
@MainActor
@Suite("FLEX: the sections", .serialized)
struct ResponderSectionTests {
  private func makeSections(_ stage: FLEXStage) -> [ResponderSection] {
    let subject = ResponderSubject(stage.field)
    return ResponderTopic.allCases.map { ResponderSection(topic: $0, subject: subject) }
  }

  @Test("a row can be selected exactly if it has an action, and never has a controller beside it")
  func selection() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    stage.field.becomeFirstResponder()
    stage.device.advance(by: 1)
    var selectable = 0
    for section in makeSections(stage) {
      for row in -1...section.numberOfRows {
        let canSelect = section.canSelectRow(row)
        #expect(canSelect == (section.didSelectRowAction(row) != nil))
        // If a row had both, FLEX would make the screen twice.
        #expect(section.viewControllerToPush(forRow: row) == nil)
        let copied = section.copyMenuItems(forRow: row) ?? []
        #expect(copied.count % 2 == 0)
        selectable += canSelect ? 1 : 0
      }
    }
    #expect(selectable > 4 + 3, "four actions and a chain")
  }

  @Test(
    "the section lists why the focus moved, with the call stack, also when the responder is gone")
  func why() throws {
    CallStack.symbolizer = { SymbolTable.name(at: $0) }
    CallStack.hands = ["HeadlessDriver"]
    ResponderHUD.uninstall()
    let stage = try FLEXStage()
    defer {
      CallStack.symbolizer = nil
      CallStack.hands = []
      ResponderHUD.uninstall()
      stage.powerOff()
    }
    func row() -> ResponderRow? {
      ResponderTopic.responder.rows(about: ResponderSubject(nil)).first { $0.title == "Why" }
    }
    #expect(row() == nil, "nothing has changed yet")
    ResponderHUD.install()
    stage.device.perform { stage.field.becomeFirstResponder() }
    stage.device.advance(by: 0.5)
    stage.device.perform { leave(stage.field) }
    stage.device.advance(by: 0.5)
    let lines = (row()?.detail ?? "").split(separator: "\n").map(String.init)
    #expect(lines.first == "UITextField \"email\" to none")
    #expect(lines.dropFirst().first == "ResponderSectionTests.leave")
    #expect(lines.contains("  0  ResponderSectionTests.leave (ResponderScopeFLEXTests)"))
    let journal = ResponderTopic.journal.rows(about: ResponderSubject(nil))
    #expect(journal.contains { $0.detail == lines.joined(separator: "\n") })
  }

  func leave(_ field: UITextField) { field.resignFirstResponder() }

  @Test(
    "FLEX's search keeps the rows that contain the text, in title or value",
    arguments: [("scroll", 1), ("SCROLL TO", 1), ("", 4), ("zzz", 0)])
  func filter(text: String, rows: Int) throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    let actions = makeSections(stage)[1]
    #expect(actions.title == "Actions")
    actions.filterText = text
    #expect(actions.numberOfRows == rows)
    actions.reloadData()
    #expect(actions.numberOfRows == rows, "reading again keeps the filter")
    actions.filterText = nil
    #expect(actions.numberOfRows == 4)
  }

  @Test("the facts are the snapshot's: geometry, keyboard, prediction at rest")
  func facts() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    stage.field.becomeFirstResponder()
    stage.device.advance(by: 1)
    func values(_ topic: ResponderTopic) -> [String] {
      topic.rows(about: ResponderSubject(stage.field)).map { "\($0.title): \($0.detail ?? "")" }
    }
    #expect(values(.geometry).first == "on screen: (20, 347) 350 × 40")
    #expect(values(.geometry).count == 5)
    #expect(values(.prediction) == ["Nothing to predict: its scroll view is at rest: "])
    #expect(values(.keyboard).first?.hasPrefix("Keyboard: docked (0, ") == true)
    #expect(values(.keyboard).last?.hasPrefix("covers: ") == true)
  }

  @Test("scroll to visible brings the field into sight, and says when it was there already")
  func scrollToVisible() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    stage.field.becomeFirstResponder()
    stage.list.contentOffset.y = 1200
    stage.device.advance(by: 1)
    let subject = ResponderSubject(stage.field)
    #expect(subject.snapshot?.placement?.visibility.status == .hidden)
    subject.perform(.scrollToVisible)
    #expect(subject.outcomes[.scrollToVisible] == "Scrolled")
    stage.device.advance(by: 2)
    #expect(subject.snapshot?.placement?.visibility.status == .visible)
    subject.perform(.scrollToVisible)
    #expect(subject.outcomes[.scrollToVisible] == "Already visible")
  }

  @Test("end editing and resign say what came of them; a refusal is a refusal")
  func ending() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    let refuser = Refuser()
    stage.field.delegate = refuser
    stage.field.becomeFirstResponder()
    let subject = ResponderSubject(stage.field)
    subject.perform(.resign)
    #expect(subject.outcomes[.resign] == "Refused to resign")
    subject.perform(.endEditing)
    #expect(subject.outcomes[.endEditing] == "Refused to end editing")
    #expect(subject.state == .isFirstResponder)
    stage.field.delegate = nil
    subject.perform(.endEditing)
    #expect(subject.outcomes[.endEditing] == "Ended editing")
    #expect(subject.state == .hasResigned)
    subject.perform(.resign)
    #expect(subject.outcomes[.resign] == "No longer first responder")
  }

  @Test("a hop that is gone since the row was drawn opens nothing and breaks nothing")
  func goneHop() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    let parent = UIView()
    var child: UIView? = UIView()
    child.map(parent.addSubview)
    let section = ResponderSection(topic: .chain, subject: ResponderSubject(child))
    #expect(section.numberOfRows == 2)
    let open = try #require(section.didSelectRowAction(0))
    child?.removeFromSuperview()
    child = nil
    let host = UIViewController()
    let navigation = UINavigationController(rootViewController: host)
    open(host)
    #expect(navigation.viewControllers.count == 1)
  }

  private final class Refuser: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }
}
