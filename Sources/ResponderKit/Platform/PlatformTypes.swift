#if canImport(UIKit) || canImport(AppKit)
  internal import SwiftUI
  #if canImport(UIKit)
    public import UIKit

    /// The platform's window class: `NSWindow` on macOS, `UIWindow` elsewhere. The open-source
    /// library ResponderChain uses the same name.
    public typealias PlatformWindow = UIWindow
    /// The platform's responder class: `NSResponder` on macOS, `UIResponder` elsewhere.
    public typealias PlatformResponder = UIResponder

    typealias PlatformView = UIView
    typealias PlatformViewRepresentable = UIViewRepresentable
  #else
    public import AppKit

    /// The platform's window class: `NSWindow` on macOS, `UIWindow` elsewhere. The open-source
    /// library ResponderChain uses the same name.
    public typealias PlatformWindow = NSWindow
    /// The platform's responder class: `NSResponder` on macOS, `UIResponder` elsewhere.
    public typealias PlatformResponder = NSResponder

    typealias PlatformView = NSView
    typealias PlatformViewRepresentable = NSViewRepresentable
  #endif
#endif
