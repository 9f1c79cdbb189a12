/// The AppKit scroll view of a SwiftUI scroll view. Its document view contains the platform views.
package final class HostingScrollView: NSScrollView {
  var onScroll: () -> Void = {}
  let container: NSView = DocumentView(frame: .zero)

  private final class DocumentView: NSView {
    override var isFlipped: Bool { true }
  }

  func start() {
    documentView = container
  }

  /// Does nothing, because a Mac has no keyboard to dismiss.
  func follow(_ environment: EnvironmentValues) {}

  func makeRoom(for covered: (top: CGFloat, bottom: CGFloat)) {}

  package var contentOffset: CGPoint {
    get { contentView.bounds.origin }
    set {
      contentView.scroll(to: newValue)
      onScroll()
    }
  }

  var shownArea: CGRect { contentView.bounds }

  /// Moves at once, because a clip view animates only through its animator.
  func move(by way: CGSize, isAnimated: Bool) {
    contentOffset = CGPoint(x: contentOffset.x + way.width, y: contentOffset.y + way.height)
  }

  var contentSize: CGSize {
    get { container.frame.size }
    set { container.frame = CGRect(origin: .zero, size: newValue) }
  }
}
