#if canImport(UIKit)
  public import UIKit

  /// The platform's window, under the name that the ResponderChain library gave it: `UIWindow`, on macOS `NSWindow`.
  public typealias PlatformWindow = UIWindow
  /// The platform's responder: `UIResponder`, on macOS `NSResponder`.
  public typealias PlatformResponder = UIResponder

  typealias PlatformView = UIView
  typealias PlatformViewController = UIViewController
#endif
