import HeadlessMacDriver
import SwiftUI

@testable import ResponderKit

/// A fresh Mac with one tree of SwiftUI in its window, and questions about what is really focused there.
@MainActor
final class TagStage {
  let desk: Desk
  let window: NSWindow
  private(set) var controller: NSHostingController<AnyView>

  init(_ view: some View) {
    desk = Desk.boot()
    controller = NSHostingController(rootView: AnyView(view))
    window = NSWindow(contentViewController: controller)
    window.setContentSize(NSSize(width: 400, height: 400))
    desk.show(window)
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

  func turn(_ work: () -> Void = {}) {
    desk.turn(work)
  }

  /// All views of a kind, in the order of the tree.
  func all<V: NSView>(_ type: V.Type, in root: NSView? = nil) -> [V] {
    guard let root = root ?? window.contentView else { return [] }
    return ((root as? V).map { [$0] } ?? []) + root.subviews.flatMap { all(type, in: $0) }
  }

  func field(_ placeholder: String) -> NSTextField? {
    all(NSTextField.self).first { $0.placeholderString == placeholder }
  }

  func focus(_ placeholder: String) {
    turn { window.makeFirstResponder(field(placeholder)) }
  }

  /// Clicks the button with this title.
  func press(_ title: String) {
    let button = all(NSControl.self).first { control in
      all(TextLabel.self, in: control).contains { $0.text == title }
    }
    if let button { desk.click(button) }
    turn()
  }

  var texts: [String] { all(TextLabel.self).map(\.text) }

  /// The placeholder of the field that is really edited.
  var focused: String? {
    (NSResponder.current(in: window)?.owningControl as? NSTextField)?.placeholderString
  }

  func end() {
    desk.close(window)
    window.contentViewController = nil
    window.contentView = nil
    controller = NSHostingController(rootView: AnyView(EmptyView()))
    desk.end()
    Desk.boot()
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
}

enum Name: Hashable {
  case first, last
}

/// A field whose delegate may refuse to end, or which does not accept at all.
struct StubbornField: NSViewRepresentable {
  let name: String
  var begins = true
  var ends = true

  final class Field: NSTextField {
    var begins = true
    override var acceptsFirstResponder: Bool { begins && super.acceptsFirstResponder }
  }

  func makeCoordinator() -> Refusal { Refusal() }

  func makeNSView(context: Context) -> Field {
    let field = Field(string: "")
    field.delegate = context.coordinator
    return field
  }

  func updateNSView(_ field: Field, context: Context) {
    field.placeholderString = name
    field.begins = begins
    context.coordinator.ends = ends
  }
}

/// A custom view that can be first responder.
struct CustomResponder: NSViewRepresentable {
  func makeNSView(context: Context) -> FocusView { FocusView(frame: .zero) }
  func updateNSView(_ view: FocusView, context: Context) {}
}

/// A custom controller that can be first responder.
struct CustomController: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> FocusController { FocusController() }
  func updateNSViewController(_ controller: FocusController, context: Context) {}
}
