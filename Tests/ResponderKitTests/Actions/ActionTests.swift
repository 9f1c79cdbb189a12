import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("ResponderAction")
struct ActionTests {
  @Test("an action is a type, a responder type and a method", .item("4.1"))
  func protocolShape() {
    struct Greet: ResponderAction {
      func execute(responder: Marking) { responder.mark("hello") }
    }
    let view = MarkedView()
    Greet().execute(responder: view)
    #expect(view.words == ["hello"])
  }

  @Test("find climbs to the first of the type, and does nothing else", .item("4.2"))
  func find() {
    let sender = PlainView()
    let near = MarkedView()
    let far = MarkedView()
    nest(sender, PlainView(), near, PlainView(), far)
    #expect(sender.find(action: Mark()) === near)
    #expect(near.superview?.find(action: Mark()) === far)
    #expect(far.superview?.find(action: Mark()) == nil)
    #expect(PlainView().find(action: Mark()) == nil)
    #expect(near.words.isEmpty && far.words.isEmpty)
  }

  @Test(
    "execute performs the action once and returns its handler; without a handler nil, and no effect",
    .item("4.3"))
  func execute() {
    let sender = PlainView()
    let handler = MarkedView()
    nest(sender, PlainView(), handler)
    #expect(sender.execute(action: Mark(word: "a")) === handler)
    sender.execute(action: Mark(word: "b"))
    #expect(handler.words == ["a", "b"])
    handler.subviews[0].removeFromSuperview()
    #expect(sender.execute(action: Mark(word: "c")) == nil)
    #expect(handler.words == ["a", "b"])
  }

  @Test("the sender itself may handle", .item("4.4"))
  func selfFirst() {
    let sender = MarkedView()
    let above = MarkedView()
    nest(sender, above)
    #expect(sender.execute(action: Mark()) === sender)
    #expect(sender.words == ["x"] && above.words.isEmpty)
  }

  @Test("the nearest handler gets the action once, and none above it hears", .item("4.5"))
  func nearest() {
    let views = [PlainView(), MarkedView(), MarkedView(), MarkedView()]
    nest(views[0], views[1], views[2], views[3])
    views[0].execute(action: Mark())
    #expect(views.compactMap { ($0 as? MarkedView)?.words.count } == [1, 0, 0])
  }

  @Test("actions are values that carry data, made and compared anywhere", .item("4.6"))
  func payload() {
    nonisolated func make(_ id: Int) -> DeleteBlog { DeleteBlog(id: id) }
    #expect(make(3) == DeleteBlog(id: 3) && make(3) != make(4))
    let words = ["one", "two", "three"]
    let sender = MarkedView()
    for word in words { sender.execute(action: Mark(word: word)) }
    #expect(sender.words == words)
  }

  @Test("actions of different types go out of one list")
  func mixed() {
    let app = BlogApp()
    let actions: [any ResponderAction] = [ShowDetail(blogID: 1), DeleteBlog(id: 2), Mark()]
    let handlers = actions.map { app.list.execute(action: $0) }
    #expect(handlers[0] as? BlogFlow === app.flow)
    #expect(handlers[1] as? MainFlow === app.main)
    #expect(handlers[2] == nil)
  }

  @Test("a class is as good a Responder as a protocol")
  func concreteType() {
    struct Tint: ResponderAction {
      func execute(responder: UIScrollView) { responder.tag = 7 }
    }
    let scrollView = UIScrollView()
    let sender = PlainView()
    nest(sender, MarkedView(), scrollView)
    #expect(sender.execute(action: Tint()) === scrollView)
    #expect(scrollView.tag == 7)
  }
}
