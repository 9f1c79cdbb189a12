// Written for this project; Swift 6 mode with MemberImportVisibility: what SwiftUI's isolation allows. No line may be reported. // features: MemberImportVisibility
import Combine
import Observation
import SwiftUI
import UIKit

final class Store: ObservableObject { @Published var count = 0 }
@MainActor final class Model: ObservableObject {
    @Published var names: [String] = []
    func load() async { names = ["a"] }
    nonisolated func unrelated() -> Int { 1 }
}
@available(iOS 17.0, *) @MainActor @Observable final class Seen { var name = "" }

struct Screen: View {
    @StateObject private var model: Model
    @ObservedObject var store: Store
    @State private var text = ""
    @FocusState private var focused: Bool
    @Environment(\.dismiss) private var dismiss
    let width: CGFloat

    init(store: Store, model: @autoclosure @escaping () -> Model) {
        self.store = store
        width = 10
        _model = StateObject(wrappedValue: model())
    }
    var body: some View {
        VStack {
            TextField("x", text: $text).focused($focused)
            TextField("y", text: Binding(get: { text }, set: { text = $0; store.count += 1 }))
            Button("Go") { go() }
            Button("Later") { Task { await model.load(); dismiss() } }
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: CGRect.zero.height) }
        }
        .task { await model.load(); text = "loaded" }
        .onAppear { go() }
        .onReceive(store.$count.receive(on: DispatchQueue.main)) { if $0 > 3 { go() } }
        .refreshable { await model.load() }
    }
    private func go() { focused = true; model.names.append(text) }
}

@available(iOS 17.0, *)
struct Observed: View {
    @Environment(Seen.self) private var seen
    @Bindable var other: Seen
    var body: some View { TextField(seen.name, text: $other.name).environment(seen) }
}

struct Probe: UIViewRepresentable {
    let found: (UIView) -> Void
    func makeUIView(context: Context) -> UIView { let view = UIView(); found(view); return view }
    func updateUIView(_ view: UIView, context: Context) { view.alpha = context.environment.isEnabled ? 1 : 0.5 }
}

nonisolated func made() -> some View { Text("a").padding().background(Color.red) }
nonisolated struct Key: EnvironmentKey { static let defaultValue: Int? = nil }
struct Wave: Shape {
    var phase: Double
    var animatableData: Double { get { phase } set { phase = newValue } }
    func path(in rect: CGRect) -> Path { var path = Path(); path.move(to: .zero); path.addLine(to: CGPoint(x: rect.maxX, y: phase)); return path }
}
struct Plain: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) } }
@MainActor func show(in window: UIWindow) { window.rootViewController = UIHostingController(rootView: Wave(phase: 0).fill(.red)) }
