import Testing
import UIKit

/// Tests how a text view measures its content and scrolls it.
@MainActor
struct TextViewScrollTests {
  private func textView() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.font = .systemFont(ofSize: 15.3)
    view.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    view.layoutIfNeeded()
    return view
  }

  @Test("outside a window a text view scrolls to a range at once", .fact("T4.5.20"))
  func outsideWindow() {
    let view = textView()
    view.scrollRangeToVisible(NSRange(location: view.text.count, length: 0))
    #expect(view.contentOffset.y > 500)
  }

  @Test(
    "the content is a whole number of points high", .fact("T4.5.21"),
    arguments: [11.3, 15.3, 17, 23.7])
  func wholeHeight(size: CGFloat) {
    let view = textView()
    view.font = .systemFont(ofSize: size)
    view.layoutIfNeeded()
    #expect(view.contentSize.height > 100)
    #expect(view.contentSize.height == view.contentSize.height.rounded())
  }
}
