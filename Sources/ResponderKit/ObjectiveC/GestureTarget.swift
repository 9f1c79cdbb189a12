// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit)
  package import UIKit

  /// Calls a closure as the target of a gesture recognizer. The recognizer does not keep this
  /// object alive.
  @MainActor
  package final class GestureTarget: NSObject {
    private weak var recognizer: UIGestureRecognizer?
    private let handler: (UIGestureRecognizer) -> Void

    package init(
      _ recognizer: UIGestureRecognizer, handler: @escaping (UIGestureRecognizer) -> Void
    ) {
      self.recognizer = recognizer
      self.handler = handler
      super.init()
      recognizer.addTarget(self, action: Self.action)
    }

    package func remove() {
      recognizer?.removeTarget(self, action: Self.action)
    }

    fileprivate func handle(_ recognizer: UIGestureRecognizer) {
      handler(recognizer)
    }
  }

  #if canImport(ObjectiveC)
    extension GestureTarget {
      fileprivate static var action: Selector { #selector(rk_handle(_:)) }

      @objc fileprivate nonisolated func rk_handle(_ recognizer: UIGestureRecognizer) {
        MainActor.nowOrLater { self.handle(recognizer) }
      }
    }
  #else
    extension GestureTarget {
      fileprivate static let action: Selector = {
        let name = Selector("rk_handle:")
        let body: @MainActor (AnyObject, Any?) -> Void = { receiver, argument in
          guard let recognizer = argument as? UIGestureRecognizer else { return }
          (receiver as? GestureTarget)?.handle(recognizer)
        }
        class_addMethod(GestureTarget.self, name, imp_implementationWithBlock(body), "v@:@")
        return name
      }()
    }
  #endif
#endif
