import ResponderJournal
import SwiftUI
import Testing

@testable import ResponderKit

/// A journal page whose editor grows with its text.
@MainActor @Suite struct ExpandingEditorScreenTests {
  private struct Journal: View {
    @EnvironmentObject private var chain: ResponderChain
    @State private var text = ""
    let hasVerticalFields: Bool

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Today").font(.title)
          ForEach(0..<6) { Text("question \($0)").frame(height: 50) }
          editor.responderTag("text")
          Button("Done") { chain.firstResponder = nil }
          Spacer(minLength: 900)
        }
        .padding(20)
      }
      .dismissesFirstResponder()
      .keyboardAnchor(.firstResponder(margin: 8))
    }

    @ViewBuilder private var editor: some View {
      if hasVerticalFields {
        TextField("Write", text: $text, axis: .vertical).lineLimit(1...8)
      } else {
        TextEditor(text: $text).frame(minHeight: 40).fixedSize(horizontal: false, vertical: true)
      }
    }
  }

  @Test("an editor above the keyboard while it grows", arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      let (stage, chain) = try TagStage.reading {
        Journal(hasVerticalFields: system.hasVerticalFields).environmentObject($0)
      }
      let list = try #require(stage.list)
      let top = list.contentOffset
      let editor = try #require(stage.all(UITextView.self).first)
      #expect(DismissalWatch.registry.behavior(of: list) != nil)
      #expect(DismissalWatch.registry.behavior(of: editor) == nil)
      stage.run { chain.firstResponder = "text" }
      #expect(editor.isFirstResponder && stage.hasKeyboard)
      let height = editor.frame.height
      for line in 0..<6 {
        stage.type("line \(line)\n")
        let end = try #require(editor.selectedTextRange?.end)
        let caret = editor.convert(editor.caretRect(for: end), to: nil)
        #expect(caret.maxY <= stage.device.keyboard.frame.minY, "line \(line)")
        #expect(editor.isFirstResponder && chain.firstResponder == "text")
      }
      #expect(editor.frame.height > height + 60)
      #expect(DismissalWatch.registry.behavior(of: editor) == nil)
      stage.scroll(editor, above: list, butFor: 6)
      #expect(editor.isFirstResponder)
      stage.scroll(list, by: 12)
      #expect(!editor.isFirstResponder && !stage.hasKeyboard)
      stage.fling(list, speed: -8)
      #expect(list.contentOffset == top && list.contentInset == .zero)
      stage.end()
    }
  }
}
