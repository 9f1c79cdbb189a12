#if canImport(UIKit)
  public import UIKit

  /// The platform's window class: `NSWindow` on macOS, `UIWindow` elsewhere. The open-source
  /// library ResponderChain uses the same name.
  public typealias PlatformWindow = UIWindow
  /// The platform's responder class: `NSResponder` on macOS, `UIResponder` elsewhere.
  public typealias PlatformResponder = UIResponder

  typealias PlatformView = UIView
  typealias PlatformViewController = UIViewController
#endif
