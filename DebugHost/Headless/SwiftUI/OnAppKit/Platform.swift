@_exported import AppKit

typealias PlatformView = NSView
typealias PlatformViewController = NSViewController

/// Whether what lies over or under a view appears in an earlier pass than the view (T4.20.23); a test sets it.
@MainActor package var probesAppearFirst = false

extension NSView {
  /// A name for tests and for assistive technology.
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

extension Node {
  /// The node of a view or controller of the platform; nil for any other view.
  static func platformNode(_ view: any View, _ place: Place) -> Node? {
    if let view = view as? any NSViewRepresentable { return representable(view, place) }
    if let view = view as? any NSViewControllerRepresentable { return representable(view, place) }
    return nil
  }

  private static func representable(_ view: some NSViewRepresentable, _ place: Place) -> Node {
    RepresentableNode(place, view)
  }

  private static func representable(
    _ view: some NSViewControllerRepresentable, _ place: Place
  ) -> Node {
    ControllerNode(place, view)
  }
}
