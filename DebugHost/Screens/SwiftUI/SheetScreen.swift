#if canImport(SwiftUI) && canImport(UIKit)
  import ResponderKit
  import SwiftUI

  /// A screen and the sheet that it presents. Both share one `ResponderChain`.
  struct SheetScreen: View {
    @EnvironmentObject var chain: ResponderChain
    @State private var showsNote = false
    @State private var title = ""
    @State private var note = ""

    var body: some View {
      // The content scrolls, because large text does not fit on the screen.
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Note").font(.largeTitle.bold())
          Text("First responder: \(chain.firstResponder?.description ?? "none")")
            .foregroundColor(.secondary)
          TextField("Title", text: $title)
            .accessibilityIdentifier("title")
            .textFieldStyle(.roundedBorder)
            .responderTag("title")
          Button("Write the note") { showsNote = true }.accessibilityIdentifier("write")
        }
        .padding(20)
      }
      .sheet(isPresented: $showsNote) {
        VStack(alignment: .leading, spacing: 16) {
          HStack {
            Text("What is it about?").font(.headline)
            Spacer()
            Button("Done") { showsNote = false }.accessibilityIdentifier("done")
          }
          TextEditor(text: $note)
            .accessibilityIdentifier("note")
            .frame(height: 160)
            .responderTag("note")
          Spacer()
        }
        .padding(20)
        .onAppear { chain.firstResponder = "note" }
      }
    }
  }
#endif
