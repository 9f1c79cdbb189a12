import AppKit
import HeadlessMacDriver
import TestSupport
import Testing

@testable import ResponderKit

@MainActor protocol Marking: AnyObject {
  func mark(_ word: String)
}

struct Mark: ResponderAction {
  var word = "x"
  func execute(responder: any Marking) { responder.mark(word) }
}

final class MarkedView: FocusView, Marking {
  var words: [String] = []
  func mark(_ word: String) { words.append(word) }
}

final class MarkedController: NSViewController, Marking {
  var words: [String] = []
  func mark(_ word: String) { words.append(word) }
}

@MainActor @Suite("AppKit: typed actions", .serialized) struct ActionTests {
  private struct Ask: AnsweringResponderAction {
    func execute(responder: any Marking) -> Int {
      responder.mark("asked")
      return 7
    }
  }

  @Test("the nearest handler gets an action once", .item("4.2", "4.3", "4.4", "4.5"))
  func nearest() {
    let desk = Desk.boot()
    let (near, far) = (MarkedView(frame: .zero), MarkedView(frame: .zero))
    let plain = NSView(frame: .zero)
    far.addSubview(near)
    near.addSubview(plain)
    _ = desk.window(far)
    #expect(plain.find(action: Mark()) === near)
    #expect(plain.execute(action: Mark(word: "a")) === near)
    #expect(near.execute(action: Mark(word: "b")) === near)
    #expect(near.words == ["a", "b"] && far.words == [])
    #expect(plain.execute(action: Ask()) == 7)
    #expect(NSView(frame: .zero).execute(action: Mark()) == nil)
    desk.end()
  }

  @Test("from a field editor through its field to the controller", .flaw("2.5.6"))
  func fromFirstResponder() {
    let desk = Desk.boot()
    let controller = MarkedController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let name = NSTextField(frame: NSRect(x: 0, y: 0, width: 100, height: 22))
    controller.view.addSubview(name)
    let window = NSWindow(contentViewController: controller)
    desk.show(window)
    desk.click(name)
    let menu = NSView(frame: .zero)
    #expect(menu.execute(action: Mark(), startingAt: .current) === controller)
    #expect(controller.words == ["x"])
    desk.end()
  }

  @Test("at a sheet: the application, nothing, or the presenter", .flaw("2.5.3"))
  func sheets() {
    let desk = Desk.boot()
    let presenter = MarkedController()
    presenter.view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let window = NSWindow(contentViewController: presenter)
    desk.show(window)
    let sheet = NSViewController()
    sheet.view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    desk.turn { presenter.presentAsSheet(sheet) }
    #expect(sheet.view.window !== window)
    #expect(sheet.view.find(action: Mark()) == nil)
    #expect(sheet.view.find(action: Mark(), atPresentation: .stop) == nil)
    desk.turn { presenter.dismiss(sheet) }
    desk.end()
  }
}
