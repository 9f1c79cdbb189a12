import SwiftUI
import Testing

@testable import ResponderKit

/// A sheet whose editor is focused when the sheet appears.
@MainActor
@Suite struct SheetEditorScreenTests {
  private struct Composer: View {
    @EnvironmentObject private var chain: ResponderChain
    @Environment(\.dismiss) private var dismiss
    @Binding var text: String

    var body: some View {
      NavigationStack {
        TextEditor(text: $text)
          .responderTag("note")
          .onAppear { chain.firstResponder = "note" }
          .navigationTitle("Note")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
          }
      }
    }
  }

  private struct Screen: View {
    @State private var isWriting = false
    @State private var title = ""
    @State private var text = ""

    var body: some View {
      List {
        TextField("Title", text: $title).responderTag("title")
        Text("says: \(text)")
        Button("Write") { isWriting = true }
        ForEach(0..<30) { Text("row \($0)") }
      }
      .dismissesFirstResponder()
      .sheet(isPresented: $isWriting) { Composer(text: $text) }
    }
  }

  @Test(
    "sheet with editor: focused as it comes, typed into, closed; the list below is where it was",
    arguments: SystemBehavior.allCases)
  func story(_ system: SystemBehavior) throws {
    try system.run {
      var found: ResponderChain?
      let stage = TagStage(chain: &found) { Screen().environmentObject($0) }
      stage.device.settle()
      let (list, chain) = (try #require(stage.list), try #require(found))
      let (top, inset) = (list.contentOffset, list.adjustedContentInset)
      try stage.tapField("Title")
      #expect(chain.firstResponder == "title")
      for _ in 0..<2 {
        try stage.tapLabel("Write")
        stage.device.advance(by: 1)
        #expect(chain.firstResponder == "note" && UIResponder.current is UITextView)
        #expect(stage.hasKeyboard)
        stage.type("x")
        try stage.tapLabel("Done")
        stage.device.advance(by: 1)
        #expect(chain.firstResponder != "note" && !(UIResponder.current is UITextView))
      }
      #expect(stage.label("says: xx") != nil)
      stage.turn { chain.firstResponder = nil }
      stage.device.settle()
      #expect(!stage.hasKeyboard)
      #expect(list.contentOffset == top && list.adjustedContentInset == inset)
      stage.turn { chain.firstResponder = "title" }
      stage.device.settle()
      #expect(stage.focused == "Title")
      stage.end()
    }
  }
}
