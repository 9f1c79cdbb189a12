#if canImport(HeadlessDriver)
  import UIKit

  /// Stands in for a web view on Linux, which has no WebKit: the name is the public class's.
  public final class WKWebView: UIView {
    public let scrollView = UIScrollView()
    /// What is first responder in it.
    public let content = Editor()

    /// A page of a height, in a web view as large as the screen; the caret in page coordinates.
    public init(page height: CGFloat, caret: CGRect?) {
      super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scrollView.frame = bounds
      scrollView.contentInsetAdjustmentBehavior = .never
      addSubview(scrollView)
      content.frame = CGRect(x: 0, y: 0, width: 390, height: height)
      content.caret = caret
      scrollView.addSubview(content)
      scrollView.contentSize = content.bounds.size
    }

    public required init?(coder: NSCoder) { nil }
  }
#endif
