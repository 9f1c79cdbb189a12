import AppKit
import HeadlessMacDriver
import Testing

/// Tests clicks, keys, and that no turn runs at rest. Only the headless Mac can perform these
/// tests.
@MainActor
@Suite(.serialized) struct KeyTests {
  @Test("A click focuses a field, another one leaves it; a button takes no focus")
  func clicks() {
    let desk = Desk.boot()
    let (first, second) = (NSTextField(string: ""), NSTextField(string: ""))
    let button = NSButton(title: "Go", target: nil, action: nil)
    let window = desk.window(first, second, button)
    desk.click(first)
    #expect(first.currentEditor() != nil)
    desk.click(second)
    #expect(first.currentEditor() == nil && second.currentEditor() != nil)
    desk.click(button)
    #expect(second.currentEditor() != nil)
    desk.close(window)
  }

  @Test("Tab goes to the next key view and back, and around the end; typed text stays in its field")
  func tab() {
    let desk = Desk.boot()
    let (first, second) = (NSTextField(string: ""), NSTextField(string: ""))
    let window = desk.window(first, second)
    desk.click(first)
    desk.type("ab\tc")
    #expect(second.currentEditor() != nil)
    desk.type("\u{19}")
    #expect(first.currentEditor() != nil)
    desk.type("\u{19}")
    #expect(second.currentEditor() != nil)
    #expect(first.stringValue == "ab" && second.stringValue == "c")
    desk.close(window)
  }

  @Test(
    "Return sends the field's action; without an action it selects the text, and editing goes on")
  func enter() {
    final class Target: NSObject {
      var count = 0
    }
    let body: @MainActor (AnyObject, Any?) -> Void = { target, _ in
      (target as? Target)?.count += 1
    }
    class_addMethod(Target.self, "go:", imp_implementationWithBlock(body), "v@:@")
    let desk = Desk.boot()
    let field = NSTextField(string: "")
    let target = Target()
    (field.target, field.action) = (target, "go:")
    let window = desk.window(field)
    desk.click(field)
    desk.type("a\r")
    #expect(target.count == 1)
    #expect(field.currentEditor() == nil)
    #expect(field.stringValue == "a")
    field.action = nil
    desk.click(field)
    desk.type("b\r")
    #expect(field.currentEditor() != nil)
    #expect(field.stringValue == "ab")
    desk.close(window)
  }

  @Test("At rest no turn runs")
  func rest() {
    let desk = Desk.boot()
    _ = desk.window(NSTextField(string: ""))
    let before = desk.turnCount
    HeadlessLoop.main.advance(by: 60)
    #expect(desk.turnCount == before)
    desk.end()
  }
}
