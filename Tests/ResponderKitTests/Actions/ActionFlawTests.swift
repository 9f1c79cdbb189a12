import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("ResponderAction: the flaws of the article are mended")
struct ActionFlawTests {
  @Test("a chain that leads back ends the walk, handled or not", .flaw("2.5.1"))
  func cycle() {
    let sender = PlainView()
    let middle = PlainView()
    let handler = MarkedView()
    nest(sender, middle, handler)
    handler.nextChoice = sender
    #expect(sender.execute(action: Mark()) === handler)
    #expect(sender.execute(action: DeleteBlog(id: 1)) == nil)
    sender.nextChoice = sender
    #expect(sender.execute(action: Mark()) == nil)
    #expect(handler.words.count == 1)
  }

  @Test("a walk may end at a presentation, follow next, or go on at the presenter", .flaw("2.5.3"))
  func presentation() {
    let behind = MarkingController()
    let device = Device.boot(root: behind)
    let sheet = PresentedController(presenter: behind)
    let child = PresentedController(presenter: behind)
    let sender = PlainView()
    sheet.addChild(child)
    sheet.view.addSubview(child.view)
    child.view.addSubview(sender)

    // The sheet is not in a window yet, so `next` leads to the presenter (T4.3.8).
    #expect(sender.find(action: Mark()) === behind)
    #expect(sender.find(action: Mark(), atPresentation: .stop) == nil)
    #expect(sender.find(action: Mark(), atPresentation: .continueAtPresenter) === behind)

    // The sheet is in a view hierarchy of its own, so `next` leads past the presenter (T4.3.7).
    // With the other choice of the headless UIKit, it still leads to the presenter (C5.12).
    device.windows[0].addSubview(sheet.view)
    let leadsPast = UIViewController.choices.presentedNext == .superviewFirst
    #expect((sender.find(action: Mark()) == nil) == leadsPast)
    #expect(sender.execute(action: Mark(), atPresentation: .stop) == nil)
    #expect(behind.words.isEmpty)
    #expect(sender.execute(action: Mark(), atPresentation: .continueAtPresenter) === behind)
    #expect(behind.words == ["x"])
  }

  @Test("what is presented is asked before the walk ends there", .flaw("2.5.3"))
  func presentedHandles() {
    let behind = MarkingController()
    let sheet = PresentedMarkingController(presenter: behind)
    let sender = PlainView()
    sheet.view.addSubview(sender)
    #expect(sender.execute(action: Mark(), atPresentation: .stop) === sheet)
    #expect(sender.execute(action: Mark(), atPresentation: .continueAtPresenter) === sheet)
    #expect(sheet.words == ["x", "x"] && behind.words.isEmpty)
  }

  @Test("the boundary is the outermost presented controller, not its children", .flaw("2.5.3"))
  func presentedContainer() {
    let behind = MarkingController()
    let sheet = PresentedMarkingController(presenter: behind)
    let child = PresentedController(presenter: behind)
    let sender = PlainView()
    sheet.addChild(child)
    sheet.view.addSubview(child.view)
    child.view.addSubview(sender)
    #expect(sender.find(action: Mark(), atPresentation: .stop) === sheet)
    #expect(sender.find(action: Mark(), atPresentation: .continueAtPresenter) === sheet)
  }

  @Test("from the first responder, then from the sender", .flaw("2.5.6"))
  func firstResponder() {
    let button = PlainView()
    let field = MarkedView()
    let panel = MarkedView()
    let controller = UIViewController()
    nest(button, panel, controller.view)
    controller.view.addSubview(field)
    let device = Device.boot(root: controller)
    defer { withExtendedLifetime(device) {} }
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

  @Test(
    "execute runs on the very responder it found, whatever the tree does meanwhile", .flaw("2.5.7"))
  func treeChanges() {
    struct Rearrange: ResponderAction {
      let change: @MainActor () -> Void
      func canExecute(responder: any Marking) -> Bool {
        change()
        return true
      }
      func execute(responder: any Marking) { responder.mark("done") }
    }
    let sender = PlainView()
    let first = MarkedView()
    let second = MarkedView()
    nest(sender, first)
    let move = Rearrange { second.addSubview(sender) }
    #expect(sender.execute(action: move) === first)
    #expect(sender.superview === second)
    #expect(first.words == ["done"] && second.words.isEmpty)
    // As long as the tree stays the same, both calls return the same responder.
    #expect(sender.find(action: Mark()) === sender.execute(action: Mark()))
  }

  @Test("a handler that tears the tree down is told once", .flaw("2.5.7"))
  func teardown() {
    let sender = PlainView()
    let handler = MarkedView()
    let above = MarkedView()
    nest(sender, handler, above)
    handler.onMark = { handler.removeFromSuperview() }
    #expect(sender.execute(action: Mark()) === handler)
    #expect(handler.words.count == 1 && above.words.isEmpty)
  }

  @Test("what touches a responder is bound to the main actor, the action is not", .flaw("2.5.9"))
  func isolation() {
    nonisolated func prepare() -> some ResponderAction & Sendable { Mark(word: "prepared") }
    let handler = MarkedView()
    handler.execute(action: prepare())
    #expect(handler.words == ["prepared"])
  }

  @Test(
    "the walk begins at the sender, passes other types by, asks none above the handler, and keeps nothing",
    .flaw("2.5.10"))
  func peers() {
    let sender = MarkedView()
    weak var gone: MarkedView?
    do {
      let above = MarkedView()
      nest(sender, above)
      sender.execute(action: Mark())
      #expect(sender.execute(action: DeleteBlog(id: 1)) == nil)
      #expect(above.words.isEmpty)
      gone = above
      sender.removeFromSuperview()
    }
    #expect(gone == nil)
    #expect(sender.words == ["x"])
  }
}

/// A view controller that handles `Mark`.
@MainActor
private final class MarkingController: UIViewController, Marking {
  var words: [String] = []
  func mark(_ word: String) { words.append(word) }
}

/// A view controller that reports a presenter, although no view controller has presented it.
@MainActor
private class PresentedController: UIViewController {
  private weak var presenter: UIViewController?

  init(presenter: UIViewController) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var presentingViewController: UIViewController? { presenter }
}

@MainActor
private final class PresentedMarkingController: PresentedController, Marking {
  var words: [String] = []
  func mark(_ word: String) { words.append(word) }
}
