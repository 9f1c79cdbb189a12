import HeadlessMacDriver
import SwiftUI

@testable import ResponderKit

/// A newly booted Mac that shows one SwiftUI tree in a window. Its properties report which view
/// really has the focus, whatever the chain reports.
///
/// The `TagStage` of the headless iPhone has the same members, as far as the tests in `Shared` need
/// them.
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

  /// Whether the focus stays where it is when the new view refuses it.
  static var keepsFocusOnRefusal: Bool { true }

  /// Boots an empty Mac and runs a few turns, so that nothing of earlier stages is left.
  static func rest() { Desk.boot().turns() }

  /// Returns a new chain for the window, made as an app makes it.
  func makeWindowChain() -> ResponderChain { ResponderChain(forWindow: window) }

  var turnCount: Int { desk.turnCount }

  func turn(_ work: () -> Void = {}) {
    desk.turn(work)
  }

  /// Runs turns and advances the time until no request is waiting. A request may wait half a second
  /// for the view of its tag.
  func settle() {
    desk.turns()
    desk.advance(by: 0.6)
    desk.turns()
  }

  func advance(by seconds: Double) { desk.advance(by: seconds) }

  /// Returns a window and its sheets. Each of these windows has a first responder.
  func roots(of window: NSWindow) -> [NSWindow] { [window] + window.sheets }

  /// Returns all views of a type, in the order of the view tree. Without a root, it searches the
  /// window and its sheets.
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

  /// The actual first responder in the window, or nil.
  var firstResponder: NSResponder? { NSResponder.current(in: window) }

  /// Returns the placeholder of the field that is being edited in a window, or nil. Reads the first
  /// responder from AppKit itself.
  func focused(in window: NSWindow) -> String? {
    let editor = window.firstResponder as? NSTextView
    return (editor?.delegate as? NSTextField)?.placeholderString
  }

  /// Shows a SwiftUI tree in a new window, and makes the window key.
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
