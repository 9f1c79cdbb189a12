/// A scroll view, which shows a part of its document view.
@preconcurrency @MainActor
open class NSScrollView: NSView {
  open var contentView = NSClipView(frame: .zero)
  open var hasVerticalScroller = false

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }

  open var documentVisibleRect: NSRect { contentView.documentVisibleRect }

  open override func layout() {
    super.layout()
    contentView.frame = bounds
  }
}

/// The view that clips the document view to its visible part.
@preconcurrency @MainActor
open class NSClipView: NSView {
  open var documentView: NSView? {
    didSet {
      guard documentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }

  /// True if the document view is flipped. Scrolling then starts at the top of the document.
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }

  open var documentVisibleRect: NSRect { bounds }

  open func scroll(to newOrigin: NSPoint) {
    bounds.origin = newOrigin
    needsLayout = true
    superview?.needsLayout = true
  }
}
