import HeadlessDriver
import ResponderCore
import SwiftUI
import Testing

@testable import ResponderKit

/// A new device that shows one SwiftUI view hierarchy, and queries for what really has the focus there.
@MainActor
final class TagStage {
  let device: Device
  private(set) var controller: UIHostingController<AnyView>

  init(_ view: some View) {
    // A warning of SwiftUI's is a failure, for example about publishing inside an update (T4.20.25).
    RuntimeWarning.onWarning = { Issue.record(Comment(rawValue: $0)) }
    controller = UIHostingController(rootView: AnyView(view))
    device = Device.boot(root: controller)
  }

  /// Shows a view hierarchy in a chain's reader, and returns the chain in `chain`.
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

  /// Returns all views of a type, in the order of the hierarchy.
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

  /// The placeholder of the field that really is first responder in the first window.
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

/// Receives a chain from the body of a view, for code outside it.
@MainActor
final class Caught {
  private(set) weak var chain: ResponderChain?

  func take(_ chain: ResponderChain) {
    self.chain = chain
  }
}

/// Runs turns of the run loop in which nothing else happens.
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

/// Lets the main queue of the process run its pending blocks, because tests occupy the main thread.
@MainActor
func drainMainQueue() async {
  for _ in 0..<3 {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

/// Switches that a test sets from outside the view hierarchy.
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
