import AppKit
import HeadlessMacDriver
import ResponderCore
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

@MainActor
@Suite("AppKit: typed actions", .serialized) struct ActionTests {
  private final class AppDelegate: NSObject, NSApplicationDelegate, Marking {
    var words: [String] = []
    func mark(_ word: String) { words.append(word) }
  }

  private struct Ask: AnsweringResponderAction {
    func execute(responder: any Marking) -> Int {
      responder.mark("asked")
      return 7
    }
  }

  @Test(
    "the nearest handler, the sender first, gets an action once; else the answer is nil",
    .item("4.2", "4.3", "4.4", "4.5"))
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

  @Test(
    "the walk goes from the first responder, a field editor, up through its field to the controller",
    .flaw("2.5.6"))
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

  @Test(
    "At the chain's end come the application and its delegate, whether it is a responder or not")
  func application() {
    let desk = Desk.boot()
    let delegate = AppDelegate()
    desk.application.delegate = delegate
    let view = NSView(frame: .zero)
    _ = desk.window(view)
    #expect(view.execute(action: Mark(word: "end")) === delegate)
    #expect(delegate.words == ["end"])
    #expect(desk.application.find(action: Mark()) === delegate)
    desk.application.delegate = nil
    desk.end()
  }

  @Test(
    "at a sheet the walk goes on to the application, stops, or goes on at the presenter",
    .flaw("2.5.3"))
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
    #expect(
      sheet.view.find(action: Mark(), atPresentation: .continueAtPresenter) === presenter)
    desk.turn { presenter.dismiss(sheet) }
    // A sheet without a view controller has no presenting controller. With `.continueAtPresenter`,
    // the walk continues at the sheet's parent window.
    let (plain, inside) = (NSWindow(), NSView(frame: .zero))
    plain.contentView?.addSubview(inside)
    desk.turn { window.beginSheet(plain) }
    #expect(inside.find(action: Mark()) == nil)
    presenter.view.addSubview(NSView(frame: .zero))
    window.nextResponder = presenter
    #expect(inside.find(action: Mark(), atPresentation: .continueAtPresenter) === presenter)
    window.nextResponder = nil
    desk.turn { window.endSheet(plain) }
    desk.end()
  }

  @Test(
    "a cycle ends the walk; an unhandled action, and a Responder that every object is, are reported",
    .flaw("2.5.1", "2.5.2", "2.5.4")
  )
  func reports() {
    let desk = Desk.boot()
    var events: [JournalEntry.Event] = []
    let token = BehaviorReports.observe { events.append($0) }
    let (one, other) = (FocusView(frame: .zero), FocusView(frame: .zero))
    (one.nextResponder, other.nextResponder) = (other, one)
    #expect(one.execute(action: Mark()) == nil)
    let ids = events.compactMap { event -> Diagnosis.ID? in
      if case .diagnosis(let diagnosis) = event { diagnosis.id } else { nil }
    }
    #expect(ids == [.chainCycle])
    struct Anything: ResponderAction {
      func execute(responder: NSResponder) {}
    }
    #expect(one.execute(action: Anything()) == nil)
    #expect(events.count == 4)
    let actions = events.compactMap { event -> ActionRecord? in
      if case .action(let record) = event { record } else { nil }
    }
    #expect(actions.map(\.action) == ["Mark", "Anything"])
    #expect(actions.allSatisfy { $0.handler == nil })
    withExtendedLifetime(token) {}
    desk.end()
  }
}
