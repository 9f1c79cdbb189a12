#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Finds classes of the app that handle touches themselves.
  @MainActor
  enum TouchOverride {
    #if canImport(ObjectiveC)
      /// Whether the responder's class, or a superclass outside the system, overrides
      /// `touchesBegan(_:with:)` or `touchesEnded(_:with:)`.
      static func exists(in responder: UIResponder) -> Bool {
        var cls: AnyClass? = type(of: responder)
        while let own = cls, !FocusCause.RawFrame.isOfSystem(Bundle(for: own).bundlePath) {
          let parent: AnyClass? = (own as? NSObject.Type)?.superclass()
          let overrides = [
            #selector(UIResponder.touchesBegan(_:with:)),
            #selector(UIResponder.touchesEnded(_:with:)),
          ].contains { class_getInstanceMethod(own, $0) != class_getInstanceMethod(parent, $0) }
          if overrides { return true }
          cls = parent
        }
        return false
      }
    #else
      /// Without Objective-C, no class reports which methods it overrides.
      static func exists(in responder: UIResponder) -> Bool { false }
    #endif
  }
#endif
