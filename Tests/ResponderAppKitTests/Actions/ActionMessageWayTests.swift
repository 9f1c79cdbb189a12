import AppKit
import HeadlessMacDriver
import Testing

@testable import ResponderKit

@MainActor @Suite("AppKit: typed actions go the way of action messages", .serialized)
struct ActionMessageWayTests {
  /// Records the words of the actions that it handles. The tests use it as a delegate, as a
  /// document and as the last responder.
  private final class Helper: NSObject, NSWindowDelegate, NSApplicationDelegate, Marking {
    var words: [String] = []
    func mark(_ word: String) { words.append(word) }
  }

  private final class Controller: NSWindowController, Marking {
    var words: [String] = []
    func mark(_ word: String) { words.append(word) }
  }

  /// An action that the objects in `passed` cannot handle.
  private struct MarkUnless: ResponderAction {
    let passed: [AnyObject]
    func canExecute(responder: any Marking) -> Bool { !passed.contains { $0 === responder } }
    func execute(responder: any Marking) { responder.mark("x") }
  }

  @Test("controller, delegate, document, the app's delegate, the last responder")
  func order() {
    let desk = Desk.boot()
    let view = NSView(frame: .zero)
    let window = desk.window(view)
    let controller = Controller(window: window)
    let (delegate, document, appDelegate, last) = (Helper(), Helper(), Helper(), Helper())
    window.delegate = delegate
    controller.document = document
    desk.application.delegate = appDelegate
    ResponderActions.lastResponder = last
    let order: [AnyObject] = [controller, delegate, document, appDelegate, last]
    for index in order.indices {
      let action = MarkUnless(passed: Array(order[..<index]))
      #expect(view.find(action: action) === order[index])
    }
    #expect(view.find(action: MarkUnless(passed: order)) == nil)
    #expect(desk.application.find(action: Mark()) === appDelegate)
    // The document is now the window's delegate too, and the last responder is the application's
    // delegate too. The search still queries each of them only once.
    controller.document = delegate
    ResponderActions.lastResponder = appDelegate
    var asked = 0
    let search = view.walk(startingAt: nil, .followNext)
      .search(for: MarkUnless(passed: order)) { node, _, _ in
        if node === delegate || node === appDelegate { asked += 1 }
      }
    #expect(asked == 2 && search.target == nil)
    ResponderActions.lastResponder = nil
    desk.application.delegate = nil
    desk.end()
  }

  @Test("from a panel the walk asks the main window too")
  func mainWindow() {
    final class Panel: NSWindow {
      override var canBecomeMain: Bool { false }
    }
    let desk = Desk.boot()
    let (page, inside) = (MarkedView(frame: .zero), FocusView(frame: .zero))
    page.addSubview(inside)
    let main = desk.window(page)
    let delegate = Helper()
    main.delegate = delegate
    let tool = FocusView(frame: .zero)
    let panel = Panel(
      contentRect: NSRect(x: 0, y: 0, width: 50, height: 50), styleMask: .titled,
      backing: .buffered, defer: false)
    panel.contentView?.addSubview(tool)
    desk.show(panel)
    #expect(panel.isKeyWindow && main.isMainWindow)
    // The main window has no first responder yet, so the walk continues at the window itself.
    #expect(tool.find(action: Mark()) === delegate)
    main.makeFirstResponder(inside)
    #expect(tool.execute(action: Mark(word: "tool")) === page)
    #expect(page.words == ["tool"])
    #expect(NSView(frame: .zero).find(action: Mark()) == nil)
    let panelDelegate = Helper()
    panel.delegate = panelDelegate
    #expect(tool.find(action: Mark()) === panelDelegate)
    desk.end()
  }

  @Test("a walk that stops at a sheet asks nobody after it")
  func stop() {
    let desk = Desk.boot()
    let window = desk.window(NSView(frame: .zero))
    let (delegate, last) = (Helper(), Helper())
    window.delegate = delegate
    ResponderActions.lastResponder = last
    let (sheet, inside) = (NSWindow(), NSView(frame: .zero))
    sheet.contentView?.addSubview(inside)
    desk.turn { window.beginSheet(sheet) }
    #expect(inside.find(action: Mark(), atPresentation: .stop) == nil)
    #expect(inside.find(action: Mark()) === delegate)
    desk.turn { window.endSheet(sheet) }
    ResponderActions.lastResponder = nil
    desk.end()
  }

  @Test("startingAt: the sender's chain comes before the delegates and the application")
  func startingAt() {
    let desk = Desk.boot()
    let first = FocusView(frame: .zero)
    let window = desk.window(first)
    let delegate = Helper()
    window.delegate = delegate
    let sender = MarkedView(frame: .zero)
    #expect(sender.find(action: Mark(), startingAt: first) === sender)
    #expect(NSView(frame: .zero).find(action: Mark(), startingAt: first) === delegate)
    desk.end()
  }
}
