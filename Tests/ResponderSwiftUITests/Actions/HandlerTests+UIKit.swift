import HeadlessDriver
import ResponderKit
import SwiftUI
import Testing

extension HandlerTests {
  @Test("handlers, controllers, the last responder", arguments: 0..<5)
  func order(first: Int) {
    let names = ["inner", "outer", "hosting", "container", "last"]
    let takes = { (name: String) in names.firstIndex(of: name)! >= first }
    let content = VStack { Sending(name: "view") }
      .noting("inner", log) { takes("inner") }
      .noting("outer", log) { takes("outer") }
    let hosting = NotingHostingController(rootView: AnyView(content))
    let container = NotingController(hosting)
    hosting.noter = takes("hosting") ? Noter("hosting", log) : nil
    container.noter = takes("container") ? Noter("container", log) : nil
    let last = Noter("last", log)
    ResponderActions.lastResponder = last
    let device = Device.boot(root: container)
    device.settle()
    let window = device.windows[0]
    func find(_ view: UIView) -> SendingView? {
      (view as? SendingView) ?? view.subviews.lazy.compactMap(find).first
    }
    let sender = find(window)
    let handler = sender?.handler(of: Note())
    let isView = if case .view = handler { true } else { false }
    #expect(handler != nil && isView == (first < 2))
    #expect((sender?.find(action: Note()) != nil) == (first >= 2))
    #expect(log.lines.isEmpty)
    let result = sender?.execute(action: Note(word: "w"))
    #expect((result as? Noter)?.name == (first < 2 ? nil : names[first]))
    #expect(log.lines == ["\(names[first]): w"])
    ResponderActions.lastResponder = nil
    device.perform { window.rootViewController = UIViewController() }
    TagStage.rest()
  }
}
