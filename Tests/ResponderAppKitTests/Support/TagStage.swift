import HeadlessMacDriver
import SwiftUI

@testable import ResponderKit

/// A fresh Mac with one tree of SwiftUI in its window, and questions about what is really focused there.
///
/// The headless iPhone's has the same members, as far as the tests in `Shared` need them.
@MainActor
final class TagStage {
  typealias Window = NSWindow
  typealias Field = NSTextField
  typealias Editor = NSTextView

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

  /// Whether a view that does not accept leaves the focus where it is.
  static var keepsFocusOnRefusal: Bool { true }

  /// A Mac with nothing of the stages before it.
  static func rest() { Desk.boot().turns() }

  /// A chain that a client makes for the window.
  func makeWindowChain() -> ResponderChain { ResponderChain(forWindow: window) }

  var turnCount: Int { desk.turnCount }

  func turn(_ work: () -> Void = {}) {
    desk.turn(work)
  }

  /// Lets what waits come to its end, a tag's half a second too.
  func settle() {
    desk.turns()
    desk.advance(by: 0.6)
    desk.turns()
  }

  func advance(by seconds: Double) { desk.advance(by: seconds) }

  /// A window and the sheets on it: each has a first responder.
  func roots(of window: NSWindow) -> [NSWindow] { [window] + window.sheets }

  /// All views of a kind, in the order of the tree; by default in the window and its sheets.
  func all<V: NSView>(_ type: V.Type, in root: NSView? = nil) -> [V] {
    guard let root else { return all(type, in: window) }
    return ((root as? V).map { [$0] } ?? []) + root.subviews.flatMap { all(type, in: $0) }
  }

  func all<V: NSView>(_ type: V.Type, in window: NSWindow) -> [V] {
    roots(of: window).compactMap(\.contentView).flatMap { all(type, in: $0) }
  }

  func field(_ placeholder: String) -> NSTextField? {
    all(NSTextField.self).first { $0.placeholderString == placeholder }
  }

  func makeFirstResponder(_ view: NSView?) {
    view.map { _ = $0.window?.makeFirstResponder($0) }
  }

  func tap(_ view: NSView) {
    desk.click(view)
    turn()
  }

  /// Clicks the button with this title.
  func press(_ title: String) {
    let button = all(NSControl.self).first { control in
      all(TextLabel.self, in: control).contains { $0.text == title }
    }
    if let button { tap(button) }
  }

  func pressReturn() {
    desk.type("\r")
    turn()
  }

  var texts: [String] { all(TextLabel.self).map(\.text) }

  /// What is really first responder in the window.
  var firstResponder: NSResponder? { NSResponder.current(in: window) }

  /// The placeholder of the field that is really edited in a window, asked of AppKit itself.
  func focused(in window: NSWindow) -> String? {
    let editor = window.firstResponder as? NSTextView
    return (editor?.delegate as? NSTextField)?.placeholderString
  }

  /// Shows a tree in a window of its own, which is key then.
  func show(_ view: some View) -> NSWindow {
    let other = NSWindow(contentViewController: NSHostingController(rootView: view))
    other.setContentSize(NSSize(width: 400, height: 500))
    desk.show(other)
    return other
  }

  func close(_ other: NSWindow) {
    desk.close(other)
    other.contentViewController = nil
    other.contentView = nil
    turn()
  }

  func end() {
    close(window)
    controller = NSHostingController(rootView: AnyView(EmptyView()))
    desk.end()
    Desk.boot()
  }
}
