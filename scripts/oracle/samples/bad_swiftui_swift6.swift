// Written for this project; Swift 6 mode: SwiftUI's isolation. Every line that ends in WRONG must be reported, no other.
import Combine
import SwiftUI
import UIKit

@MainActor final class Model: ObservableObject { @Published var name = "" }
final class Plain: ObservableObject { @Published var name = "" }

struct Screen: View {
    @StateObject private var model = Model()
    @State private var text = ""
    var body: some View { Text(model.name) }
    func act() { text = "x" }
    nonisolated func off() { act() } // WRONG
    nonisolated func off2() { _ = body } // WRONG
    nonisolated func off3() { _ = model.name } // WRONG
}
nonisolated func outside(_ screen: Screen) { screen.act() } // WRONG
nonisolated func dismissing(_ action: DismissAction) { action() } // WRONG
nonisolated func hosting(_ host: UIHostingController<Text>) { host.rootView = Text("x") } // WRONG
nonisolated func make() -> UIViewController { UIHostingController(rootView: Text("x")) } // WRONG
func detached(_ model: Model) { Task.detached { model.name = "" } } // WRONG
func crossing(_ model: Plain) { let act: @Sendable () -> Void = { model.name = "" }; act() } // WRONG
func sinking(_ subject: PassthroughSubject<Int, Never>) { let act: @Sendable () -> Void = { subject.send(1) }; act() } // WRONG
actor Elsewhere { func go(_ screen: Screen) { screen.act() } } // WRONG
struct Key: EnvironmentKey { static var defaultValue = 0 } // WRONG
struct Key2: PreferenceKey { static var defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) {} } // WRONG
struct Key3: EnvironmentKey { static let defaultValue = Model() } // WRONG
struct Probe: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    nonisolated func updateUIView(_ view: UIView, context: Context) { view.alpha = 1 } // WRONG
}
@MainActor func fine(_ screen: Screen) { screen.act(); _ = screen.body }
func later(_ screen: Screen) async { await screen.act() }
