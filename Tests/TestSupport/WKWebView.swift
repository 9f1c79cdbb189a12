#if canImport(HeadlessDriver)
  import UIKit

  /// A stand-in for WebKit's web view, because Linux has no WebKit. It has the name of the public
  /// class, because ResponderKit looks the class up by that name.
  public final class WKWebView: UIView {
    public let scrollView = UIScrollView()
    /// The view inside the web view that becomes first responder.
    public let content = Editor()

    /// Creates a web view as large as the screen, with a page of the given height.
    ///
    /// - Parameter caret: The caret in page coordinates, or nil if no text is being edited.
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
