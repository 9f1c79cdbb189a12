// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit)
  package import UIKit

  /// Calls a closure as the target of an object of UIKit.
  @MainActor
  package class ClosureTarget: NSObject {
    fileprivate let handler: () -> Void

    fileprivate init(_ handler: @escaping () -> Void) {
      self.handler = handler
    }
  }

  /// Calls a closure on the events of a control, which does not keep this object alive.
  final class ControlTarget: ClosureTarget {
    private weak var control: UIControl?
    private let events: UIControl.Event

    init(_ control: UIControl, for events: UIControl.Event, handler: @escaping () -> Void) {
      (self.control, self.events) = (control, events)
      super.init(handler)
      control.addTarget(self, action: Self.action, for: events)
    }

    func remove() {
      control?.removeTarget(self, action: Self.action, for: events)
    }
  }

  /// Calls a closure with a gesture recognizer, which does not keep this object alive.
  package final class GestureTarget: ClosureTarget {
    private weak var recognizer: UIGestureRecognizer?

    package init(
      _ recognizer: UIGestureRecognizer, handler: @escaping (UIGestureRecognizer) -> Void
    ) {
      self.recognizer = recognizer
      super.init { [weak recognizer] in
        if let recognizer { handler(recognizer) }
      }
      recognizer.addTarget(self, action: Self.action)
    }

    package func remove() {
      recognizer?.removeTarget(self, action: Self.action)
    }
  }

  /// Calls a closure on every frame until the link is invalidated.
  package final class FrameLink: ClosureTarget {
    private var link: CADisplayLink?

    package override init(_ handler: @escaping () -> Void) {
      super.init(handler)
      link = CADisplayLink(target: self, selector: Self.action)
      link?.add(to: .main, forMode: .common)
    }

    /// Ends the calls. The display link keeps this object alive until then.
    package func invalidate() {
      link?.invalidate()
      link = nil
    }
  }

  #if canImport(ObjectiveC)
    extension ClosureTarget {
      fileprivate static var action: Selector { #selector(rk_act(_:)) }

      @objc fileprivate nonisolated func rk_act(_ sender: Any?) {
        MainActor.nowOrLater { self.handler() }
      }
    }
  #else
    extension ClosureTarget {
      fileprivate static let action: Selector = {
        let name = Selector("rk_act:")
        let body: @MainActor (AnyObject, Any?) -> Void = { receiver, _ in
          (receiver as? ClosureTarget)?.handler()
        }
        class_addMethod(ClosureTarget.self, name, imp_implementationWithBlock(body), "v@:@")
        return name
      }()
    }
  #endif
#endif
