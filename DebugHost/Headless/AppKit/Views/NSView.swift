/// A rectangle in a window. The origin of its coordinates is at the lower left unless the view is
/// flipped.
@preconcurrency @MainActor
open class NSView: NSResponder {
  open private(set) weak var superview: NSView?
  open private(set) weak var window: NSWindow?
  open private(set) var subviews: [NSView] = []
  /// The controller whose view this is. The controller follows the view in the responder chain.
  weak var controller: NSViewController? { didSet { connect() } }
  open weak var nextKeyView: NSView?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var tag: Int { -1 }

  public init(frame frameRect: NSRect) {
    frame = frameRect
    bounds = NSRect(origin: .zero, size: frameRect.size)
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init(coder: coder)
  }

  open var frame: NSRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size {
        bounds.size = frame.size
        needsLayout = true
      }
    }
  }

  open var bounds: NSRect

  open var isHidden = false {
    didSet {
      // A hidden view cannot be a key view, so AppKit removes the focus from it (K).
      if isHidden, !oldValue { window?.forget(firstResponderIn: self) }
    }
  }

  open var isFlipped: Bool { false }
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open var fittingSize: NSSize { intrinsicContentSize }
  open var needsPanelToBecomeKey: Bool { false }

  /// Whether a click focuses the view. A click does not focus a button: only the keyboard does.
  var takesFocusOnClick: Bool { true }

  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Hierarchy

  open func addSubview(_ view: NSView) {
    insert(view, at: subviews.count)
  }

  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    if view.superview === self { subviews.removeAll { $0 === view } }
    let other = otherView.flatMap { other in subviews.firstIndex { $0 === other } }
    let end = place == .above ? subviews.count : 0
    insert(view, at: other.map { place == .above ? $0 + 1 : $0 } ?? end)
  }

  private func insert(_ view: NSView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    let isMove = view.superview === self
    if !isMove { view.removeFromSuperview() } else { subviews.removeAll { $0 === view } }
    view.viewWillMove(toSuperview: self)
    if view.window !== window { view.announce(window) }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.connect()
    view.viewDidMoveToSuperview()
    if view.window !== window { view.enter(window) }
    didAddSubview(view)
    needsLayout = true
    view.needsLayout = true
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    window?.forget(firstResponderIn: self)
    viewWillMove(toSuperview: nil)
    if window != nil { announce(nil) }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    connect()
    if window != nil { enter(nil) }
    viewDidMoveToSuperview()
  }

  private func announce(_ new: NSWindow?) {
    viewWillMove(toWindow: new)
    for subview in subviews { subview.announce(new) }
  }

  private func enter(_ new: NSWindow?) {
    window = new
    viewDidMoveToWindow()
    for subview in subviews { subview.enter(new) }
    if new != nil { needsLayout = true }
  }

  func leaveWindow() {
    window?.forget(firstResponderIn: self)
  }

  func setRoot(of new: NSWindow?) {
    announce(new)
    enter(new)
    connect()
    // The window follows the root view in the responder chain. If the view has a controller, the
    // window follows the controller.
    (controller ?? self).nextResponder = new
  }

  /// Links the view, its controller and the superview in the responder chain. AppKit puts a view's
  /// controller after the view (since OS X 10.10).
  private func connect() {
    let outer: NSResponder? = superview ?? (window?.contentView === self ? window : nil)
    if let controller {
      nextResponder = controller
      controller.nextResponder = outer
    } else {
      nextResponder = outer
    }
  }

  open func isDescendant(of view: NSView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}

  // MARK: Layout

  open var needsLayout = true {
    didSet { if needsLayout { HeadlessLoop.main.setNeedsCommit() } }
  }

  open func layout() {}

  open func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for subview in subviews { subview.layoutSubtreeIfNeeded() }
  }

  // MARK: Hit testing

  /// Returns the deepest view at a point. The point is in the superview's coordinates, or in the
  /// window's coordinates if the view is the root view.
  open func hitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden, frame.contains(point) || superview == nil else { return nil }
    let own = convert(point, from: superview)
    guard bounds.contains(own) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(own) { return hit }
    }
    return self
  }
}

/// A name for a part of the user interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
