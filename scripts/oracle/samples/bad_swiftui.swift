// Written for this project; every line that ends in WRONG must be reported, no other (iOS 15, Swift 5 mode)
import Combine
import SwiftUI
import UIKit

final class Model: ObservableObject { @Published var name = ""; @Published var count = 0; @Published var names: [String] = [] }
final class NotObserved { var name = "" }
struct Row { var name = "" }
enum Field: Hashable { case a, b }

struct Misspelt: View {
    @State private var text = ""
    @State private var on = false
    @State private var number = 1
    @State private var choice: Field = .a
    @State private var row: Row?
    @StateObject private var model = Model()
    @FocusState private var focus: Field?
    @FocusState private var focused: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismissal) private var dismissal // WRONG
    @Environment(\.dynamicType) private var type // WRONG

    var m1: some View { Text("x").paddding(20) } // WRONG
    var m2: some View { Text("x").foregroundColour(.red) } // WRONG
    var m3: some View { Text("x").frame(width: 10, hight: 20) } // WRONG
    var m4: some View { Text("x").frame(width: 10, maxHeight: 20) } // WRONG
    var m5: some View { Text("x").onAppear(action: {}) } // WRONG
    var m6: some View { Text("x").accessibilityID("x") } // WRONG
    var m7: some View { VStack(align: .leading) { Text("x") } } // WRONG
    var m8: some View { VStack(alignment: .left) { Text("x") } } // WRONG
    var m9: some View { HStack(alignment: .leading) { Text("x") } } // WRONG
    var m10: some View { TextField("x", $text) } // WRONG
    var m11: some View { TextField("x", text: text) } // WRONG
    var m12: some View { TextField("x", text: $number) } // WRONG
    var m13: some View { Toggle("x", isOn: $text) } // WRONG
    var m14: some View { TextField("x", text: $text).focused($focus, equals: .c) } // WRONG
    var m15: some View { TextField("x", text: $text).focused($focus) } // WRONG
    var m16: some View { TextField("x", text: $text).focused($on) } // WRONG
    var m17: some View { TextField("x", text: $text).submitLabel(.forward) } // WRONG
    var m18: some View { TextField("x", text: $text).textFieldStyle(.rounded) } // WRONG
    var m19: some View { TextField("x", text: $text).textFieldStyle(.squareBorder) } // WRONG
    var m20: some View { TextField("x", text: $text).keyboardType(.email) } // WRONG
    var m21: some View { TextField("x", text: $text).onSubmit(of: .field) {} } // WRONG
    var m22: some View { Text("x").font(.title4) } // WRONG
    var m23: some View { Text("x").padding(.left, 4) } // WRONG
    var m24: some View { ForEach([Row()]) { Text($0.name) } } // WRONG
    var m25: some View { ForEach([1, 2]) { Text("\($0)") } } // WRONG
    var m26: some View { Label("x", systemName: "y") } // WRONG
    var m27: some View { Text(number) } // WRONG
    var m28: some View { Button("x") { $0 } } // WRONG
    var m29: some View { Text("x").sheet(item: $row) { _ in Text("y") } } // WRONG
    var m30: some View { Text("x").environmentObject(NotObserved()) } // WRONG
    var m31: some View { Text("x").environment(\.locale, "en") } // WRONG
    var m32: some View { Text("x").environment(\.isSearching, true) } // WRONG
    var m33: some View { TextField("x", text: $model.nam) } // WRONG
    var m34: some View { TextField("x", text: model.$name) } // WRONG
    var m35: some View { Picker("x", selection: choice) { Text("a").tag(Field.a) } } // WRONG
    var m36: some View { Text("x").onReceive(model.name) { _ in } } // WRONG
    var m37: some View { Text("x").overlay(alignment: .top) } // WRONG
    var m38: some View { 5 } // WRONG
    var m39: some View { Text("x").listStyle(.sideBar) } // WRONG
    var m40: some View { Text("x").listStyle(.bordered) } // WRONG
    var m41: some View { Text("x").modifier(Text("y")).body2 } // WRONG
    var m42: some View { Text("x").toolbar { ToolbarItem(placement: .keyboards) { Text("x") } } } // WRONG
    var m43: some View { Text("x").ignoresSafeArea(.keyboards) } // WRONG
    var m44: some View { Text("x").swipeActions(edge: .top) { Text("x") } } // WRONG
    var m45: some View { Image(systemNamed: "x") } // WRONG
    var m46: some View { Image(nsImage: UIImage()) } // WRONG
    var m47: some View { Color(nsColor: .red) } // WRONG
    // too new for iOS 15
    var n1: some View { NavigationStack { Text("x") } } // WRONG
    var n2: some View { Text("x").scrollDismissesKeyboard(.immediately) } // WRONG
    var n3: some View { TextField("x", text: $text, axis: .vertical) } // WRONG
    var n4: some View { Text("x").onChange(of: text) { old, new in } } // WRONG
    var n5: some View { Text("x").onChange(of: text, initial: true) {} } // WRONG
    var n6: some View { Text("x").searchable(text: $text).searchFocused($focused) } // WRONG
    var n7: some View { Text("x").defaultScrollAnchor(.bottom) } // WRONG
    var n8: some View { Text("x").lineLimit(1...3) } // WRONG
    var n9: some View { Text("x").autocorrectionDisabled() } // WRONG
    var n10: some View { Text("x").presentationDetents([.medium]) } // WRONG
    var n11: some View { Text("x").searchable(text: $text, isPresented: $on) } // WRONG
    var n12: some View { Text("x").toolbar(.hidden, for: .navigationBar) } // WRONG
    var n13: some View { Text("x").onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, _ in } } // WRONG
    var n14: some View { Text("x").navigationDestination(for: Int.self) { Text("\($0)") } } // WRONG
    // for the Mac alone
    var p1: some View { Text("x").navigationSubtitle("x") } // WRONG
    var p2: some View { Text("x").onExitCommand {} } // WRONG
    var p3: some View { Toggle("x", isOn: $on).toggleStyle(.checkbox) } // WRONG
    var p4: some View { Picker("x", selection: $choice) { Text("a") }.pickerStyle(.radioGroup) } // WRONG

    var body: some View { Text("x") }
    func act() {
        focus = true // WRONG
        text = nil // WRONG
        model = Model() // WRONG
        dismiss = nil // WRONG
        dismiss.call() // WRONG
        _ = $text.wrapped // WRONG
        withAnimation(.easeInOut(seconds: 1)) { on = true } // WRONG
        let binding: Binding<Int> = $text // WRONG
        let visibility = SwiftUI.Visibility.partial // WRONG
        _ = (binding, visibility)
    }
}
struct NoBody: View { var text = "" } // WRONG
struct BadBody: View { var body: String { "" } } // WRONG
struct BadModifier: ViewModifier { func body(_ content: Content) -> some View { content } } // WRONG
struct BadState: View { @StateObject var row = Row(); var body: some View { Text("x") } } // WRONG
struct BadObserved: View { @ObservedObject var it: NotObserved; var body: some View { Text("x") } } // WRONG
struct BadFocus: View { @FocusState var row: Row?; var body: some View { Text("x") } } // WRONG
struct BadKey: EnvironmentKey { static let fallback = 1 } // WRONG
struct BadPreference: PreferenceKey { static var defaultValue = 0; static func reduce(_ value: inout Int, nextValue: () -> Int) {} } // WRONG
struct BadApp: App { var body: some View { Text("x") } } // WRONG
struct BadScene: Scene { var body: some Scene { Text("x") } } // WRONG
struct BadProbe: UIViewRepresentable { // WRONG
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateView(_ view: UITextField, context: Context) {}
}
struct BadController: UIViewControllerRepresentable { // WRONG
    func makeUIViewController(context: Context) -> UIView { UIView() }
    func updateUIViewController(_ controller: UIView, context: Context) {}
}
struct MacProbe: NSViewRepresentable {} // WRONG
func host() { _ = UIHostingController(root: Text("x")) } // WRONG
@MainActor func host2(_ host: UIHostingController<Text>) { host.rootView = Color.red } // WRONG
@MainActor func host3(_ host: UIHostingController<Text>) { host.sizingOptions = [] } // WRONG
@MainActor func host4() -> UIView { NSHostingView(rootView: Text("x")) } // WRONG
