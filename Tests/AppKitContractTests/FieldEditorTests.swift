import AppKit
import Testing

/// Tests Apple's "Working with the Field Editor", and the documentation of `fieldEditor(_:for:)`
/// and `NSTextField`.
@MainActor
@Suite(.serialized) struct FieldEditorTests {
  @Test("While a field is edited, the window's editor is first responder")
  func swap() throws {
    let sample = Sample()
    sample.first.stringValue = "one"
    #expect(sample.window.makeFirstResponder(sample.first))
    let editor = try #require(sample.editor)
    #expect(editor.isFieldEditor)
    #expect(editor.delegate === sample.first)
    #expect(editor.string == "one")
    #expect(editor.isDescendant(of: sample.first))
    #expect(sample.first.currentEditor() === editor)
    #expect(sample.second.currentEditor() == nil)
    let chain = sequence(first: editor as NSResponder) { $0.nextResponder }
    #expect(chain.contains { $0 === sample.first })
    #expect(chain.contains { $0 === sample.window })
    sample.end()
  }

  @Test("One editor, made when first needed, serves all fields")
  func shared() throws {
    let sample = Sample()
    #expect(sample.window.fieldEditor(false, for: nil) == nil)
    sample.window.makeFirstResponder(sample.first)
    let editor = try #require(sample.editor)
    sample.window.makeFirstResponder(sample.second)
    #expect(sample.editor === editor)
    #expect(editor.delegate === sample.second)
    #expect(sample.window.fieldEditor(false, for: nil) === editor)
    sample.end()
  }

  @Test("A field resigns as soon as its editor takes over")
  func resignsAtOnce() {
    final class Field: NSTextField {
      var log: [String] = []
      override func becomeFirstResponder() -> Bool {
        log.append("become")
        return super.becomeFirstResponder()
      }
      override func resignFirstResponder() -> Bool {
        log.append("resign")
        return super.resignFirstResponder()
      }
    }
    let sample = Sample()
    let field = Field(frame: NSRect(x: 0, y: 0, width: 100, height: 22))
    sample.window.contentView?.addSubview(field)
    sample.window.makeFirstResponder(field)
    #expect(field.log == ["become", "resign"])
    #expect(field.currentEditor() != nil)
    sample.end()
  }

  @Test("When the delegate refuses the end, the editor stays", arguments: [true, false])
  func refuses(toNil: Bool) {
    let sample = Sample()
    let log = FieldLog()
    sample.first.delegate = log
    sample.window.makeFirstResponder(sample.first)
    log.ends = false
    #expect(!sample.window.makeFirstResponder(toNil ? nil : sample.second))
    #expect(sample.first.currentEditor() != nil)
    #expect(log.log == ["should end"])
    log.ends = true
    #expect(sample.window.makeFirstResponder(nil))
    #expect(sample.first.currentEditor() == nil)
    #expect(log.log == ["should end", "should end", "end"])
    sample.end()
  }

  @Test("Editing begins with the first change, not with the focus")
  func begins() throws {
    let sample = Sample()
    let log = FieldLog()
    sample.first.delegate = log
    sample.window.makeFirstResponder(sample.first)
    #expect(log.log == [])
    let editor = try #require(sample.editor)
    editor.insertText("a", replacementRange: NSRange(location: NSNotFound, length: 0))
    editor.insertText("b", replacementRange: NSRange(location: NSNotFound, length: 0))
    #expect(log.log == ["begin", "change", "change"])
    sample.window.makeFirstResponder(nil)
    #expect(log.log.suffix(2) == ["should end", "end"])
    #expect(sample.first.stringValue == "ab")
    sample.end()
  }

  @Test("endEditing(for:) ends editing whatever the delegate says")
  func forced() {
    let sample = Sample()
    let log = FieldLog()
    log.ends = false
    sample.first.delegate = log
    sample.window.makeFirstResponder(sample.first)
    sample.window.endEditing(for: nil)
    #expect(sample.window.firstResponder === sample.window)
    #expect(sample.first.currentEditor() == nil)
    sample.end()
  }
}
