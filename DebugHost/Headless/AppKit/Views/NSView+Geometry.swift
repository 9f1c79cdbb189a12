// Converts between the coordinate systems of views. A nil view stands for the window, whose origin
// is its lower left corner.
extension NSView {
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let inWindow = pointInWindow(point)
    return view?.point(fromWindow: inWindow) ?? inWindow
  }

  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    let inWindow = view?.pointInWindow(point) ?? point
    return self.point(fromWindow: inWindow)
  }

  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    Self.around(
      convert(NSPoint(x: rect.minX, y: rect.minY), to: view),
      convert(NSPoint(x: rect.maxX, y: rect.maxY), to: view))
  }

  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    Self.around(
      convert(NSPoint(x: rect.minX, y: rect.minY), from: view),
      convert(NSPoint(x: rect.maxX, y: rect.maxY), from: view))
  }

  private static func around(_ one: NSPoint, _ other: NSPoint) -> NSRect {
    NSRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }

  private var isOuterFlipped: Bool { superview?.isFlipped ?? false }

  private func pointInWindow(_ point: NSPoint) -> NSPoint {
    sequence(first: self) { $0.superview }.reduce(point) { $1.pointInSuperview($0) }
  }

  private func point(fromWindow point: NSPoint) -> NSPoint {
    let outer = superview?.point(fromWindow: point) ?? point
    let y = isFlipped == isOuterFlipped ? outer.y - frame.minY : frame.maxY - outer.y
    return NSPoint(x: outer.x - frame.minX + bounds.minX, y: y + bounds.minY)
  }

  private func pointInSuperview(_ point: NSPoint) -> NSPoint {
    let y = point.y - bounds.minY
    return NSPoint(
      x: frame.minX + point.x - bounds.minX,
      y: isFlipped == isOuterFlipped ? frame.minY + y : frame.maxY - y)
  }

  // MARK: Key views

  public var isHiddenOrHasHiddenAncestor: Bool {
    sequence(first: self) { $0.superview }.contains { $0.isHidden }
  }

  /// Whether the view is visible, accepts first responder, and is in a window that can become key.
  public var canBecomeKeyView: Bool {
    guard let window, window.canBecomeKey else { return false }
    return acceptsFirstResponder && !isHiddenOrHasHiddenAncestor
  }

  public var nextValidKeyView: NSView? {
    var asked: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var next = nextKeyView
    while let view = next, asked.insert(ObjectIdentifier(view)).inserted {
      if view.canBecomeKeyView { return view }
      next = view.nextKeyView
    }
    return nil
  }
}
