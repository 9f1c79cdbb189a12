// Written for this project; platform: macos. Every line that ends in WRONG must be reported, no other.
import AppKit
import SwiftUI

struct Screen: View {
    @State private var text = ""
    @State private var on = false
    @Environment(\.editMode) private var mode // WRONG
    @Environment(\.horizontalSizeClass) private var size // WRONG
    var a: some View { TextField("x", text: $text).keyboardType(.emailAddress) } // WRONG
    var b: some View { TextField("x", text: $text).textInputAutocapitalization(.never) } // WRONG
    var c: some View { Text("x").fullScreenCover(isPresented: $on) { Text("y") } } // WRONG
    var d: some View { Text("x").navigationBarTitleDisplayMode(.inline) } // WRONG
    var e: some View { Text("x").listStyle(.insetGrouped) } // WRONG
    var f: some View { Text("x").toolbar { ToolbarItem(placement: .navigationBarTrailing) { Text("x") } } } // WRONG
    var g: some View { Text("x").tabViewStyle(.page) } // WRONG
    var h: some View { Color(uiColor: .red) } // WRONG
    var i: some View { Text("x").navigationViewStyle(.stack) } // WRONG
    var j: some View { Text("x").searchable(text: $text, placement: .navigationBarDrawer) } // WRONG
    var k: some View { Text("x").listRowSeparator(.hidden) } // WRONG
    var body: some View { Text("x") }
}
struct Probe: NSViewRepresentable { // WRONG
    func makeUIView(context: Context) -> NSTextField { NSTextField() }
    func updateUIView(_ view: NSTextField, context: Context) {}
}
struct Phone: UIViewRepresentable {} // WRONG
@MainActor func show(in window: NSWindow) {
    window.contentView = NSHostingView(root: Screen()) // WRONG
    window.contentView = NSHostingController(rootView: Screen()) // WRONG
    window.contentViewController = UIHostingController(rootView: Screen()) // WRONG
}
