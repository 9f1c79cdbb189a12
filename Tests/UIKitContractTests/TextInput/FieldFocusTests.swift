import Testing
import UIKit

/// Tests text fields as first responders (section 4.4).
@MainActor
struct FieldFocusTests {
  @Test(
    "a field asks its delegate whether it can become first responder", .fact("T4.4.7"),
    arguments: [true, false])
  func shouldBegin(begins: Bool) throws {
    try FieldPair.run { pair, _ in
      pair.onA.begins = begins
      #expect(pair.a.becomeFirstResponder() == begins)
      #expect(pair.a.isFirstResponder == begins)
      #expect(pair.log.entries.first == "A.shouldBegin")
    }
  }

  @Test("UIKit does not ask a field that is being edited again", .fact("T4.4.4"))
  func again() throws {
    try FieldPair.run { pair, _ in
      pair.edit()
      #expect(pair.a.becomeFirstResponder())
      #expect(pair.log.entries.isEmpty)
    }
  }

  struct Move: Sendable {
    var begins = true
    var ends = true
    let log: [String]
  }

  @Test(
    "UIKit asks B, asks and ends A, then begins B",
    .fact("T4.4.5", "T4.4.11", "T4.4.14", "T4.4.17", "T4.5.6", "T4.5.7", "T4.13.21", "T7.4.2"),
    arguments: [
      Move(log: ["B.shouldBegin", "A.shouldEnd", "A.didEnd", "B.didBegin"]),
      Move(begins: false, log: ["B.shouldBegin"]),
      Move(ends: false, log: ["B.shouldBegin", "A.shouldEnd"]),
    ])
  func order(move: Move) throws {
    try FieldPair.run { pair, _ in
      pair.edit()
      (pair.onB.begins, pair.onA.ends) = (move.begins, move.ends)
      let moves = move.begins && move.ends
      #expect(pair.b.becomeFirstResponder() == moves)
      #expect(pair.log.entries == move.log)
      #expect(pair.a.isFirstResponder == !moves)
      if !move.ends { #expect(!pair.a.resignFirstResponder()) }
    }
  }

  @Test("UIKit calls the old first responder's override of resignFirstResponder", .fact("T4.4.10"))
  func override() throws {
    try FieldPair.run { pair, window in
      let field = ResigningField(frame: pair.a.frame)
      window.addSubview(field)
      field.becomeFirstResponder()
      #expect(pair.b.becomeFirstResponder())
      #expect(field.resignations == 1)
    }
  }

  @Test(
    "removing a field asks it, and ends its editing", .fact("T4.4.20"), arguments: [true, false])
  func removal(withParent: Bool) throws {
    try FieldPair.run { pair, window in
      let parent = UIView(frame: window.bounds)
      window.addSubview(parent)
      parent.addSubview(pair.a)
      pair.edit()
      (withParent ? parent : pair.a).removeFromSuperview()
      #expect(pair.log.entries.first == "A.shouldEnd")
      #expect(pair.log.entries.last == "A.didEnd")
      #expect(!pair.a.isFirstResponder)
      #expect(pair.keyboard.names == ["WCF", "WH"])
    }
  }

  @Test(
    "a field that refuses on removal goes, and its editing ends",
    .fact("T4.4.21", "T4.4.22", "T4.4.23"))
  func refusedRemoval() throws {
    try FieldPair.run { pair, window in
      pair.onA.ends = false
      pair.edit()
      pair.a.removeFromSuperview()
      #expect(pair.log.entries.first == "A.shouldEnd")
      #expect(pair.log.entries.contains("A.didEnd"))
      #expect(!pair.a.isFirstResponder)
      #expect(pair.a.superview == nil)
      // There is no first responder, so another field can become it.
      #expect(pair.b.becomeFirstResponder())
    }
  }

  struct End: Sendable {
    let view: String
    var isForced = false
    var ends = true
    let answer: Bool
    let isAsked: Bool
  }

  @Test(
    "endEditing finds the field in the view and below, nowhere else",
    .fact("T4.4.24", "T4.4.25", "T4.4.26", "T4.4.27"),
    arguments: [
      End(view: "window", answer: true, isAsked: true),
      End(view: "self", answer: true, isAsked: true),
      End(view: "beside", answer: false, isAsked: false),
      // A polite end respects a refusal, a forced one does not ask.
      End(view: "window", ends: false, answer: false, isAsked: true),
      End(view: "window", isForced: true, ends: false, answer: true, isAsked: false),
    ])
  func endEditing(end: End) throws {
    try FieldPair.run { pair, window in
      pair.onA.ends = end.ends
      pair.edit()
      let views = ["window": window, "self": pair.a, "beside": pair.b]
      #expect(views[end.view]?.endEditing(end.isForced) == end.answer)
      #expect(pair.a.isFirstResponder != end.answer)
      #expect(pair.log.entries.contains("A.shouldEnd") == end.isAsked)
      #expect(pair.log.entries.contains("A.didEnd") == end.answer)
      if !end.answer { #expect(pair.log.entries == (end.isAsked ? ["A.shouldEnd"] : [])) }
    }
  }

  @Test("endEditing does not reach other windows", .fact("T4.4.27"))
  func otherWindow() throws {
    try FieldPair.run { pair, _ in
      pair.edit()
      try Host.withWindow(UIWindow.init(windowScene:)) { other in
        other.isHidden = false
        #expect(!other.endEditing(true))
        #expect(pair.a.isFirstResponder)
      }
    }
  }

  @Test("a controller with a bar gets the focus back from its field", .fact("T4.4.19"))
  func chatBar() throws {
    try Host.withKeyWindow { window in
      let controller = ChatController()
      window.rootViewController = controller
      #expect(controller.becomeFirstResponder())
      #expect(controller.field.becomeFirstResponder())
      #expect(!controller.isFirstResponder)
      #expect(controller.field.resignFirstResponder())
      #expect(controller.isFirstResponder)
    }
  }
}

@MainActor
private final class ResigningField: UITextField {
  private(set) var resignations = 0

  override func resignFirstResponder() -> Bool {
    resignations += 1
    return super.resignFirstResponder()
  }
}
