import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("ResponderAction")
struct ActionTests {
  /// An action that no responder of these tests handles.
  private struct Unhandled: ResponderAction {
    func execute(responder: any UITableViewDelegate) {}
  }

  @Test(
    "the nearest handler, once",
    .item("4.1", "4.2", "4.3", "4.4", "4.5"),
    // The views from the sender up; m marks a handler.
    arguments: [("pp", nil), ("m", 0), ("mm", 0), ("ppm", 2), ("pmmm", 1), ("pmpm", 1)])
  func nearest(chain: String, handler: Int?) {
    let views = chain.map { $0 == "m" ? MarkedView() : PlainView() }
    nest(views)
    let expected = handler.map { views[$0] }
    #expect(views[0].find(action: Mark()) === expected)
    #expect(views.allSatisfy { ($0 as? MarkedView)?.words.isEmpty ?? true })
    for word in ["a", "b"] { #expect(views[0].execute(action: Mark(word: word)) === expected) }
    for view in views {
      #expect((view as? MarkedView)?.words ?? [] == (view === expected ? ["a", "b"] : []))
    }
    #expect(views[0].find(action: Unhandled()) == nil)
    #expect(views[0].execute(action: Unhandled()) == nil)
  }

  @Test("actions are values, for a protocol or a class", .item("4.6"), .flaw("2.5.9"))
  func values() {
    struct Tint: ResponderAction {
      func execute(responder: UIScrollView) { responder.tag = 7 }
    }
    nonisolated func prepare() -> some ResponderAction & Sendable { Mark(word: "prepared") }
    let (sender, scrollView) = (MarkedView(), UIScrollView())
    nest(sender, scrollView)
    sender.execute(action: prepare())
    #expect(sender.words == ["prepared"])
    #expect(sender.execute(action: Tint()) === scrollView && scrollView.tag == 7)
  }

  // MARK: Presentations

  @Test("a walk may end at a presentation, or follow next", .flaw("2.5.3"))
  func presentation() {
    let (behind, handling, sheet) = (MarkingController(), MarkingController(), Presented())
    let (device, sender) = (Device.boot(root: behind), PlainView())
    (handling.presenter, sheet.presenter) = (behind, behind)
    // The presented controller is asked before the walk ends.
    nest(sender, handling.view)
    #expect(sender.find(action: Mark(), atPresentation: .stop) === handling)
    nest(sender, sheet.view)
    // The sheet is not in a window yet, so `next` leads to the presenter (T4.3.8).
    #expect(sender.find(action: Mark()) === behind)
    #expect(sender.execute(action: Mark(), atPresentation: .stop) == nil)
    // The sheet is in a view hierarchy of its own, so `next` leads past the presenter (T4.3.7).
    // With the other choice of the headless UIKit, it still leads to the presenter (C5.12).
    device.windows[0].addSubview(sheet.view)
    let leadsPast = UIViewController.choices.presentedNext == .superviewFirst
    #expect((sender.find(action: Mark()) == nil) == leadsPast)
    #expect(sender.find(action: Mark(), atPresentation: .stop) == nil && behind.words.isEmpty)
  }

  /// A view controller that handles nothing, and reports a presenter although none has presented
  /// it.
  private final class Presented: UIViewController {
    weak var presenter: UIViewController?
    override var presentingViewController: UIViewController? { presenter }
  }

  @Test("a child that is presented by its own presenter", .flaw("2.5.3"))
  func presentedChild() {
    let (behind, sheet, child) = (MarkingController(), MarkingController(), Presented())
    (sheet.presenter, child.presenter) = (behind, behind)
    let sender = PlainView()
    sheet.addChild(child)
    nest(sender, child.view, sheet.view)
    #expect(sender.execute(action: Mark(), atPresentation: .stop) === sheet)
    #expect(sheet.words == ["x"] && behind.words.isEmpty)
  }

  // MARK: Where a walk starts, and what changes meanwhile

  @Test("from the first responder, then from the sender", .flaw("2.5.6", "2.1.5"))
  func firstResponder() {
    let (button, field, panel) = (PlainView(), MarkedView(), MarkedView())
    let controller = UIViewController()
    nest(button, panel, controller.view)
    controller.view.addSubview(field)
    _ = Device.boot(root: controller)
    #expect(button.execute(action: Mark(), startingAt: .current) === panel)
    #expect(field.becomeFirstResponder())
    #expect(button.execute(action: Mark(), startingAt: .current) === field)
    #expect(button.execute(action: Mark()) === panel)
    // An app extension has to search its own views for the first responder.
    let inside = controller.view.firstResponderInside
    #expect(button.execute(action: Mark(), startingAt: inside) === field)
    // If no responder in the first responder's chain handles an action, the search starts again at
    // the sender.
    struct Show: ResponderAction {
      func canExecute(responder: MarkedView) -> Bool { responder.subviews.count == 1 }
      func execute(responder: MarkedView) { responder.mark("shown") }
    }
    #expect(button.execute(action: Show(), startingAt: .current) === panel)
    #expect(panel.words.count == 3 && field.words.count == 2)
  }

  @Test("execute runs on the responder that it found, whatever the tree does", .flaw("2.5.7"))
  func treeChanges() {
    struct Rearrange: ResponderAction {
      let change: @MainActor () -> Void
      func canExecute(responder: any Marking) -> Bool {
        change()
        return true
      }
      func execute(responder: any Marking) { responder.mark("done") }
    }
    let (sender, first, second) = (PlainView(), MarkedView(), MarkedView())
    nest(sender, first)
    #expect(sender.execute(action: Rearrange { second.addSubview(sender) }) === first)
    #expect(sender.superview === second && first.words == ["done"] && second.words.isEmpty)
    // A handler that tears the tree down has the action once.
    let above = MarkedView()
    nest(second, above)
    second.onMark = { second.removeFromSuperview() }
    #expect(sender.execute(action: Mark()) === second)
    #expect(second.words.count == 1 && above.words.isEmpty)
  }

  @Test("a walk keeps nothing alive", .flaw("2.5.10"))
  func keepsNothing() {
    let sender = MarkedView()
    weak var gone: MarkedView?
    do {
      let above = MarkedView()
      nest(sender, above)
      sender.execute(action: Mark())
      gone = above
      sender.removeFromSuperview()
    }
    #expect(gone == nil && sender.words == ["x"])
  }

  // MARK: The article's example app

  @Test("six actions from a cell and a page", .item("4.7", "4.8", "4.9"))
  func exampleApp() {
    let (app, page) = (BlogApp(), PlainView())
    app.flow.view.addSubview(page)
    let actions: [any ResponderAction] = [
      ShowDetail(id: 1), ShowProfile(id: 2), EditBlog(id: 3, title: "a"), DeleteBlog(id: 4),
      EditUser(id: 5, name: "b"), DeleteUser(id: 6),
    ]
    let handlers: [BlogLevel] = [app.flow, app.tabs, app.main, app.main, app.main, app.main]
    for sender in [app.cells[0], page] {
      for (action, handler) in zip(actions, handlers) {
        #expect(sender.execute(action: action) as? BlogLevel === handler)
      }
    }
    #expect(
      app.flow.lines == ["detail 1", "detail 1"] && app.tabs.lines == ["profile 2", "profile 2"])
    let once = ["blog 3 is a", "no blog 4", "user 5 is b", "no user 6"]
    #expect(app.main.lines == once + once)
  }

  @Test("each row deletes its own blog, at the touch of its button", .flaw("2.5.8"))
  func ownRow() {
    let app = BlogApp()
    let device = Device.boot(root: app.tabs)
    device.settle()
    for button in app.buttons { device.tap(button) }
    #expect(app.main.lines == (10..<15).map { "no blog \($0)" })
  }
}

// MARK: The example app

@MainActor protocol DetailShowing { func tell(_ line: String) }
@MainActor protocol ProfileShowing { func tell(_ line: String) }
@MainActor protocol BlogEditing { func tell(_ line: String) }

struct ShowDetail: ResponderAction {
  let id: Int
  func execute(responder: any DetailShowing) { responder.tell("detail \(id)") }
}

struct ShowProfile: ResponderAction {
  let id: Int
  func execute(responder: any ProfileShowing) { responder.tell("profile \(id)") }
}

struct EditBlog: ResponderAction {
  let id: Int
  let title: String
  func execute(responder: any BlogEditing) { responder.tell("blog \(id) is \(title)") }
}

struct DeleteBlog: ResponderAction {
  let id: Int
  func execute(responder: any BlogEditing) { responder.tell("no blog \(id)") }
}

struct EditUser: ResponderAction {
  let id: Int
  let name: String
  func execute(responder: any BlogEditing) { responder.tell("user \(id) is \(name)") }
}

struct DeleteUser: ResponderAction {
  let id: Int
  func execute(responder: any BlogEditing) { responder.tell("no user \(id)") }
}

/// A container of the example app, which records what it was asked to do.
class BlogLevel: UIViewController {
  var lines: [String] = []
  func tell(_ line: String) { lines.append(line) }

  func show(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

final class BlogTabs: BlogLevel, ProfileShowing {}
final class MainFlow: BlogLevel, BlogEditing {}
final class BlogFlow: BlogLevel, DetailShowing {}

/// The tabs, the main flow, the blog flow, and the cells of a list, each with a delete button.
@MainActor
struct BlogApp {
  let tabs = BlogTabs()
  let main = MainFlow()
  let flow = BlogFlow()
  let cells = (0..<5).map { UIView(frame: CGRect(x: 0, y: 100 + $0 * 44, width: 390, height: 44)) }
  var buttons: [UIControl] = []

  init() {
    tabs.show(main)
    main.show(flow)
    for (row, cell) in cells.enumerated() {
      let button = UIButton(frame: cell.bounds)
      button.addAction(
        UIAction { _ in button.execute(action: DeleteBlog(id: row + 10)) }, for: .touchUpInside)
      cell.addSubview(button)
      flow.view.addSubview(cell)
      buttons.append(button)
    }
  }
}
