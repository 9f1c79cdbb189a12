// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit)
  package import UIKit

  /// Calls a closure on every frame until the link is invalidated.
  @MainActor
  package final class FrameLink: NSObject {
    private let handler: () -> Void
    private var link: CADisplayLink?

    package init(_ handler: @escaping () -> Void) {
      self.handler = handler
      super.init()
      link = CADisplayLink(target: self, selector: Self.action)
      link?.add(to: .main, forMode: .common)
    }

    /// Ends the calls. The display link keeps this object alive until then.
    package func invalidate() {
      link?.invalidate()
      link = nil
    }

    fileprivate func tick() {
      handler()
    }
  }

  #if canImport(ObjectiveC)
    extension FrameLink {
      fileprivate static var action: Selector { #selector(rk_tick(_:)) }

      @objc fileprivate nonisolated func rk_tick(_ link: CADisplayLink) {
        MainActor.nowOrLater { self.tick() }
      }
    }
  #else
    extension FrameLink {
      fileprivate static let action: Selector = {
        let name = Selector("rk_tick:")
        let body: @MainActor (AnyObject, Any?) -> Void = { receiver, _ in
          (receiver as? FrameLink)?.tick()
        }
        class_addMethod(FrameLink.self, name, imp_implementationWithBlock(body), "v@:@")
        return name
      }()
    }
  #endif
#endif
