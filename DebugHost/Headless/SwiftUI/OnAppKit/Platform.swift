@_exported import AppKit

typealias PlatformView = NSView
typealias PlatformViewController = NSViewController

/// Whether the overlay or background of a view appears in an earlier pass than the view (T4.20.23).
/// Tests set this variable.
@MainActor package var probesAppearFirst = false

extension NSView {
  /// The name by which tests find the view.
  var platformName: String? {
    get { identifier?.rawValue }
    set { identifier = newValue.map { NSUserInterfaceItemIdentifier($0) } }
  }
}

extension NSView {
  private var hasPlatformFocus: Bool {
    guard let current = window?.firstResponder else { return false }
    return current === self || (self as? NSControl)?.currentEditor() != nil
  }

  func takePlatformFocus() -> Bool {
    guard let window, acceptsFirstResponder else { return false }
    return hasPlatformFocus || (window.makeFirstResponder(self) && hasPlatformFocus)
  }

  func giveUpPlatformFocus() {
    if hasPlatformFocus { window?.makeFirstResponder(nil) }
  }
}

extension NSView {
  func insert(_ view: NSView, above sibling: NSView?) {
    addSubview(view, positioned: sibling == nil ? .below : .above, relativeTo: sibling)
  }

  /// Does nothing: every view of the stand-in on a Mac is in the hierarchy.
  func draw(_ list: [ShownView]) {}

  func bringToFront(_ view: NSView) { addSubview(view, positioned: .above, relativeTo: nil) }

  static func ignoringEvents() -> [NSView] { [] }

  func setHitTesting(_ isOn: Bool) { (self as? PlatformViewHost)?.takesClicks = isOn }
}

extension NSViewController {
  func join(_ parent: NSViewController) { parent.addChild(self) }
  func leaveParent() { removeFromParent() }
}

extension Node {
  /// Returns the node of a view that represents a platform view or view controller; nil for any
  /// other view.
  static func platformNode(_ view: any View, _ place: Place) -> Node? {
    (view as? any NSViewRepresentable)?.makeRepresentable(place)
      ?? (view as? any NSViewControllerRepresentable)?.makeRepresentable(place)
  }
}

let submitsOutermostFirst = false
