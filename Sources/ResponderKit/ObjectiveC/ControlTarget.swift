// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit)
  internal import UIKit

  /// Calls a closure as the target of a control. The control does not keep this object alive.
  @MainActor
  final class ControlTarget: NSObject {
    private weak var control: UIControl?
    private let events: UIControl.Event
    private let handler: () -> Void

    init(_ control: UIControl, for events: UIControl.Event, handler: @escaping () -> Void) {
      self.control = control
      self.events = events
      self.handler = handler
      super.init()
      control.addTarget(self, action: Self.action, for: events)
    }

    func remove() {
      control?.removeTarget(self, action: Self.action, for: events)
    }

    fileprivate func handle() {
      handler()
    }
  }

  #if canImport(ObjectiveC)
    extension ControlTarget {
      fileprivate static var action: Selector { #selector(rk_controlActed(_:)) }

      @objc fileprivate nonisolated func rk_controlActed(_ sender: Any?) {
        MainActor.nowOrLater { self.handle() }
      }
    }
  #else
    extension ControlTarget {
      fileprivate static let action: Selector = {
        let name = Selector("rk_controlActed:")
        let body: @MainActor (AnyObject, Any?) -> Void = { receiver, _ in
          (receiver as? ControlTarget)?.handle()
        }
        class_addMethod(ControlTarget.self, name, imp_implementationWithBlock(body), "v@:@")
        return name
      }()
    }
  #endif
#endif
