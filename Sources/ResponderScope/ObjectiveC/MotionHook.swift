// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Calls a closure when `motionEnded` of a `UIWindow` is called for a shake, before the original
  /// implementation runs. The package replaces no other method but those of `FocusHook`.
  ///
  /// `class_addMethod` comes first: if `UIWindow` only inherits the method, replacing the inherited
  /// implementation would change every responder.
  @MainActor
  enum MotionHook {
    /// Called for a shake. The first closure replaces the method.
    static var onShake: (@MainActor () -> Void)? {
      didSet { if onShake != nil { replaced } }
    }

    private static let replaced: Void = replace()

    private static func ended(_ motion: UIEvent.EventSubtype) {
      if motion == .motionShake { onShake?() }
    }

    #if canImport(ObjectiveC)
      private static func replace() {
        typealias Original =
          @convention(c) (UIWindow, Selector, UIEvent.EventSubtype, UIEvent?) -> Void
        let selector = #selector(UIResponder.motionEnded(_:with:))
        guard let method = class_getInstanceMethod(UIWindow.self, selector) else { return }
        let original = unsafeBitCast(method_getImplementation(method), to: Original.self)
        let block: @convention(block) (UIWindow, UIEvent.EventSubtype, UIEvent?) -> Void = {
          window, motion, event in
          MainActor.ifCurrent { ended(motion) }
          original(window, selector, motion, event)
        }
        let body = imp_implementationWithBlock(block)
        let types = method_getTypeEncoding(method)
        if !class_addMethod(UIWindow.self, selector, body, types) {
          _ = method_setImplementation(method, body)
        }
      }
    #else
      private static func replace() {
        let selector = Selector("motionEnded:withEvent:")
        guard let method = class_getInstanceMethod(UIWindow.self, selector) else { return }
        let original = method_getImplementation(method)
        let block: @MainActor (AnyObject, Any?, Any?) -> Void = { receiver, motion, event in
          if receiver is UIWindow, let motion = motion as? UIEvent.EventSubtype { ended(motion) }
          original.call(receiver, selector, motion, event)
        }
        let body = imp_implementationWithBlock(block)
        if !class_addMethod(UIWindow.self, selector, body, nil) {
          _ = method_setImplementation(method, body)
        }
      }
    #endif
  }
#endif
