import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// T4.4.33: the first responder in a web view is as large as the page. Only its caret shows where
/// the field is.
@MainActor @Suite("Dismissal: web views")
struct DismissalWebTests {
  /// A web page of 4,000 points whose editor is first responder.
  @MainActor
  private final class Page {
    let device: Device
    private let web: WKWebView
    var scrollView: UIScrollView { web.scrollView }
    var content: Editor { web.content }
    private(set) var dismissals: [DismissalDecision] = []
    private var listener: HandlerToken?

    init(caret: CGRect?, rule: DismissalRule = .fullyHidden) {
      web = WKWebView(page: 4_000, caret: caret)
      let controller = UIViewController()
      controller.view.addSubview(web)
      device = Device.boot(root: controller)
      scrollView.dismissFirstResponder(when: rule)
      device.settle { content.becomeFirstResponder() }
      #expect(content.isFirstResponder)
      listener = BehaviorReports.observe { [weak self] in
        if case .judged(let decision, _, _, _) = $0 { self?.dismissals.append(decision) }
      }
    }

    func scroll(to y: CGFloat) {
      device.settle { scrollView.contentOffset.y = y }
    }
  }

  @Test("a field in a page is dismissed when its caret has left", .fact("T4.4.33"))
  func caretLeaves() {
    let page = Page(caret: CGRect(x: 20, y: 300, width: 2, height: 20))
    page.scroll(to: 200)
    #expect(page.content.isFirstResponder)
    page.scroll(to: 1500)
    #expect(!page.content.isFirstResponder)
    #expect(page.dismissals.last?.fieldRect.height == 20)
  }

  @Test("a page cut off at the edges is no reason", .fact("T4.4.33"))
  func partly() {
    let page = Page(caret: CGRect(x: 20, y: 300, width: 2, height: 20), rule: .partlyHidden)
    page.scroll(to: 100)
    #expect(page.content.isFirstResponder)
  }

  @Test("a page that tells no caret is left alone", .fact("T4.4.33"))
  func noCaret() {
    let carets: [CGRect?] = [
      nil, .null, .zero, CGRect(x: CGFloat.nan, y: 300, width: 2, height: 20),
      CGRect(x: 20, y: CGFloat.infinity, width: 2, height: 20),
      CGRect(x: 20, y: 300, width: CGFloat.infinity, height: 20),
      CGRect(x: 20, y: 300, width: 2, height: CGFloat.infinity),
    ]
    for caret in carets {
      ResponderLog.reported.remove("dismissal.webPage")
      let page = Page(caret: caret, rule: .visibleFraction(below: 0.9))
      page.device.perform { page.scrollView.contentSize.height = 20_000 }
      page.scroll(to: 9000)
      #expect(page.content.isFirstResponder)
      #expect(page.dismissals.isEmpty)
      page.device.fling(
        from: CGPoint(x: 8, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
      page.device.settle()
      #expect(page.content.isFirstResponder)
      #expect(ResponderLog.reported.contains("dismissal.webPage"))
    }
  }

  @Test("the app's controls on a page are judged by their frames")
  func controlsOnPage() {
    for control in [UITextView(), UITextField()] as [UIView] {
      let page = Page(caret: CGRect(x: 20, y: 300, width: 2, height: 20))
      control.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
      page.scrollView.addSubview(control)
      page.device.settle { control.becomeFirstResponder() }
      page.scroll(to: 250)
      #expect(control.isFirstResponder)
      page.scroll(to: 1500)
      #expect(!control.isFirstResponder)
    }
  }
}
