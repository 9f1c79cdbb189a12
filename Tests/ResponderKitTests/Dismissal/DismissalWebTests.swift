import HeadlessDriver
import ResponderCore
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
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let content = WKContentView(frame: CGRect(x: 0, y: 0, width: 390, height: 4000))
    private(set) var dismissals: [DismissalRecord] = []
    private var listener: HandlerToken?

    init(caret: CGRect?, rule: DismissalRule = .fullyHidden) {
      web.addSubview(scrollView)
      scrollView.addSubview(content)
      scrollView.contentSize = content.bounds.size
      content.caret = caret
      let controller = UIViewController()
      controller.view.addSubview(web)
      device = Device.boot(root: controller)
      scrollView.dismissFirstResponder(when: rule)
      device.perform { content.becomeFirstResponder() }
      device.settle()
      #expect(content.isFirstResponder)
      listener = BehaviorReports.observe { [weak self] in
        if case .dismissal(let record) = $0 { self?.dismissals.append(record) }
      }
    }

    func scroll(to y: CGFloat) {
      device.perform { scrollView.contentOffset.y = y }
      device.settle()
    }
  }

  @Test(
    "a field in a page is dismissed when its caret has left, the page still filling the view",
    .fact("T4.4.33")
  )
  func caretLeaves() {
    let page = Page(caret: CGRect(x: 20, y: 300, width: 2, height: 20))
    page.scroll(to: 200)
    #expect(page.content.isFirstResponder)
    page.scroll(to: 1500)
    #expect(!page.content.isFirstResponder)
    #expect(page.dismissals.last?.decision.fieldRect.height == 20)
  }

  @Test(
    "a page cut off by the viewport's edges is no reason while its caret is seen", .fact("T4.4.33"))
  func partly() {
    let page = Page(caret: CGRect(x: 20, y: 300, width: 2, height: 20), rule: .partlyHidden)
    page.scroll(to: 100)
    #expect(page.content.isFirstResponder)
  }

  @Test("a page that tells no caret is left alone", .fact("T4.4.33"))
  func noCaret() {
    for caret in [nil, CGRect.null, CGRect(x: 0, y: 0, width: 0, height: 0)] {
      let page = Page(caret: caret, rule: .visibleFraction(below: 0.9))
      page.device.perform { page.scrollView.contentSize.height = 20_000 }
      page.scroll(to: 9000)
      #expect(page.content.isFirstResponder)
      #expect(page.dismissals.isEmpty)
      page.device.fling(
        from: CGPoint(x: 8, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
      page.device.settle()
      #expect(page.content.isFirstResponder)
    }
  }
}

/// Replaces a web view on Linux, which has no WebKit. The class has the public name.
private final class WKWebView: UIView {}

/// Replaces the first responder in a web view. It is an input that reports nothing but its caret.
private final class WKContentView: UIView, UITextInput {
  /// The caret in the view's own coordinates, in points, or nil if nothing is edited.
  var caret: CGRect?
  private let text = UITextView()

  override var canBecomeFirstResponder: Bool { true }

  var selectedTextRange: UITextRange? {
    get { caret == nil ? nil : text.selectedTextRange }
    set { text.selectedTextRange = newValue }
  }
  func caretRect(for position: UITextPosition) -> CGRect { caret ?? .null }

  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  func text(in range: UITextRange) -> String? { nil }
  func replace(_ range: UITextRange, withText text: String) {}
  var markedTextRange: UITextRange? { nil }
  var beginningOfDocument: UITextPosition { text.beginningOfDocument }
  var endOfDocument: UITextPosition { text.endOfDocument }
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { nil }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  func firstRect(for range: UITextRange) -> CGRect { caret ?? .null }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
}
