// Written for this project; platform: macos. SwiftUI for macOS 12. No line may be reported.
import AppKit
import SwiftUI

@main
struct NotesApp: App {
    @NSApplicationDelegateAdaptor private var delegate: Delegate
    var body: some Scene {
        WindowGroup("Notes") { NotesView() }
            .commands { CommandGroup(replacing: .newItem) { Button("New note") {}.keyboardShortcut("n", modifiers: [.command, .shift]) } }
        Settings { Form { Toggle("Wrap", isOn: .constant(true)).toggleStyle(.checkbox) } }
    }
}
final class Delegate: NSObject, NSApplicationDelegate {
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}
struct NotesView: View {
    @State private var text = ""
    @State private var size = 1
    @FocusState private var focused: Bool
    var body: some View {
        HStack {
            List(0..<3, id: \.self) { Text("Note \($0)") }.listStyle(.sidebar)
            TextEditor(text: $text).focused($focused).focusable()
            Picker("Size", selection: $size) { Text("1").tag(1) }.pickerStyle(.radioGroup)
            Field(text: $text)
        }
        .frame(minWidth: 300)
        .background(Color(nsColor: .windowBackgroundColor))
        .onAppear { focused = true }
        .onExitCommand { text = "" }
        .searchable(text: $text, placement: .toolbar)
        .navigationSubtitle("all")
    }
}
struct Field: NSViewRepresentable {
    @Binding var text: String
    func makeNSView(context: Context) -> NSTextField { NSTextField() }
    func updateNSView(_ view: NSTextField, context: Context) { view.stringValue = text }
}
@MainActor func show(in window: NSWindow) {
    window.contentView = NSHostingView(rootView: NotesView())
    window.contentViewController = NSHostingController(rootView: AnyView(NotesView()))
}
