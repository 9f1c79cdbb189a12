import HeadlessDriver
import ResponderCore
import SwiftUI
import Testing

@testable import ResponderKit

/// A fresh device with one tree of SwiftUI on its screen, and questions about what is really focused there.
@MainActor
final class TagStage {
  let device: Device
  private(set) var controller: UIHostingController<AnyView>

  init(_ view: some View) {
    // What SwiftUI warns of is a failure: publishing inside an update (T4.20.25).
    RuntimeWarning.onWarning = { Issue.record(Comment(rawValue: $0)) }
    controller = UIHostingController(rootView: AnyView(view))
    device = Device.boot(root: controller)
  }

  /// Shows a tree with a chain around it, and gives the chain back.
  convenience init<Content: View>(
    chain: inout ResponderChain?, @ViewBuilder _ content: @escaping (ResponderChain) -> Content
  ) {
    let caught = Caught()
    self.init(
      ResponderChainReader { chain in
        let _ = caught.take(chain)
        content(chain)
      })
    chain = caught.chain
  }

  var window: UIWindow? { device.windows.first }

  func turn(_ work: () -> Void = {}) {
    device.perform(work)
  }

  /// All views of a kind, in the order of the tree.
  func all<V: UIView>(_ type: V.Type, in root: UIView? = nil) -> [V] {
    guard let root = root ?? window else { return [] }
    return ((root as? V).map { [$0] } ?? []) + root.subviews.flatMap { all(type, in: $0) }
  }

  var fields: [UITextField] { all(UITextField.self) }

  func field(_ placeholder: String) -> UITextField? {
    fields.first { $0.placeholder == placeholder }
  }

  /// Taps the button with this title.
  func press(_ title: String) {
    let control = all(UIControl.self).first { control in
      all(UILabel.self, in: control).contains { $0.text == title }
    }
    guard let control else { return }
    device.tap(control)
    device.settle()
  }

  /// The texts on the screen.
  var texts: [String] { all(UILabel.self).compactMap(\.text) }

  /// The placeholder of the field that is really first responder in the first window.
  var focused: String? {
    (window?.firstResponderInside as? UITextField)?.placeholder
  }

  func end() {
    turn { window?.rootViewController = UIViewController() }
    controller = UIHostingController(rootView: AnyView(EmptyView()))
    device.settle()
    _ = Device.boot()
    HeadlessTurn.run()
  }
}

/// Takes a chain out of a view's body.
@MainActor
final class Caught {
  private(set) weak var chain: ResponderChain?

  func take(_ chain: ResponderChain) {
    self.chain = chain
  }
}

/// Turns of the run loop with nothing else in them.
@MainActor
enum HeadlessTurn {
  private static var start = 0

  /// How many turns have begun since counting started.
  static var count: Int { HeadlessLoop.main.turnCount - start }

  static func startCounting() {
    start = HeadlessLoop.main.turnCount
  }

  static func run(_ count: Int = 3) {
    let device = Device.boot()
    for _ in 0..<count { device.perform {} }
  }
}

/// Lets the process's main queue run what waits on it: tests occupy it.
@MainActor
func drainMainQueue() async {
  for _ in 0..<3 {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

/// Switches from outside a tree.
@MainActor
final class Model: ObservableObject {
  @Published var isOn = false
  @Published var number = 0
  @Published var rows: [Int] = []
  @Published var name: String?
}

enum Name: Hashable {
  case first, last
}

/// A field whose delegate may refuse.
struct StubbornField: UIViewRepresentable {
  let name: String
  var begins = true
  var ends = true

  final class Coordinator: NSObject, UITextFieldDelegate {
    var begins = true
    var ends = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.placeholder = name
    (context.coordinator.begins, context.coordinator.ends) = (begins, ends)
  }
}

/// A custom view that can be first responder.
struct CustomResponder: UIViewRepresentable {
  final class CustomView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  func makeUIView(context: Context) -> CustomView { CustomView() }
  func updateUIView(_ view: CustomView, context: Context) {}
}

/// A custom controller that can be first responder.
struct CustomController: UIViewControllerRepresentable {
  final class Controller: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  func makeUIViewController(context: Context) -> Controller { Controller() }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}

struct SearchBar: UIViewRepresentable {
  func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
  func updateUIView(_ bar: UISearchBar, context: Context) {}
}
