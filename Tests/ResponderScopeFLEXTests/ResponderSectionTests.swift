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

  @Test("a row can be selected exactly if it has an action")
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

  @Test("the section lists why the focus moved, with the call stack")
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
    let why = try #require(row()?.detail)
    #expect(why.hasPrefix("none to UITextField \"email\"\n") && why.contains("\n  0  "))
    let journal = ResponderTopic.journal.rows(about: ResponderSubject(nil))
    #expect(journal.contains { $0.detail == why })
  }

  @Test("FLEX's search filters", arguments: [("scroll", 1), ("SCROLL TO", 1), ("", 4), ("zzz", 0)])
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
    #expect(values(.prediction) == ["Nothing to predict: its scroll view is at rest: "])
    #expect(values(.keyboard).first?.hasPrefix("Keyboard: docked (0, ") == true)
  }

  @Test("scroll to visible, end editing and resign have outcomes")
  func ending() throws {
    let stage = try FLEXStage()
    defer { stage.powerOff() }
    stage.field.becomeFirstResponder()
    stage.list.contentOffset.y = 1200
    stage.device.advance(by: 1)
    let subject = ResponderSubject(stage.field)
    subject.perform(.scrollToVisible)
    stage.device.advance(by: 2)
    #expect(subject.outcomes[.scrollToVisible] == "Scrolled")
    #expect(subject.snapshot?.placement?.visibility.status == .visible)
    let refuser = Refuser()
    stage.field.delegate = refuser
    subject.perform(.endEditing)
    #expect(subject.outcomes[.endEditing] == "Refused to end editing")
    #expect(stage.field.isFirstResponder)
    stage.field.delegate = nil
    subject.perform(.endEditing)
    #expect(subject.outcomes[.endEditing] == "Ended editing")
    #expect(!stage.field.isFirstResponder)
    subject.perform(.resign)
    #expect(subject.outcomes[.resign] == "No longer first responder")
  }

  @Test("a hop that is gone since the row was drawn opens nothing")
  func goneHop() throws {
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

  @Test("the sections do not keep the responder alive")
  func gone() {
    weak var gone: UITextField?
    func make() -> ResponderSubject {
      let field = UITextField()
      gone = field
      return ResponderSubject(field)
    }
    let subject = make()
    let sections = ResponderTopic.allCases.map { ResponderSection(topic: $0, subject: subject) }
    #expect(gone == nil && subject.responder == nil)
    for section in sections { section.reloadData() }
    #expect(sections[0].copyMenuItems(forRow: 0)?[1] == "Deallocated")
    #expect(sections[1].numberOfRows == 1, "only the HUD can be shown")
    #expect(sections[2].numberOfRows == 0, "no chain")
  }

  private final class Refuser: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }
}
