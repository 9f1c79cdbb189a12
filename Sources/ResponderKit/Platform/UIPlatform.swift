#if canImport(UIKit)
  public import UIKit

  /// The platform's window class, under the name from the ResponderChain library: `UIWindow` here,
  /// `NSWindow` on macOS.
  public typealias PlatformWindow = UIWindow
  /// The platform's responder class: `UIResponder` here, `NSResponder` on macOS.
  public typealias PlatformResponder = UIResponder

  typealias PlatformView = UIView
  typealias PlatformViewController = UIViewController
#endif
