// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Calls its target on every frame, before property animations and layout (T4.1.5). With a
/// `linkStride` of 2, it calls the target on every second frame.
open class CADisplayLink: NSObject {
  /// The target, which the link retains until it is invalidated.
  private var target: AnyObject?
  private let selector: Selector
  private var client: FrameClient?
  open private(set) var timestamp: CFTimeInterval = 0
  open var isPaused = false { didSet { updateClient() } }
  private var isAdded = false

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    updateClient()
  }

  open func invalidate() {
    isAdded = false
    updateClient()
    target = nil
  }

  private func updateClient() {
    nonisolated(unsafe) let link = self
    MainActor.assumeIsolated {
      link.client?.invalidate()
      link.client = nil
      guard link.isAdded, !link.isPaused else { return }
      link.client = HeadlessLoop.main.addFrameClient { time in
        let stride = HeadlessLoop.main.choices.linkStride
        guard Int((time * HeadlessLoop.frameRate).rounded()) % stride == 0 else { return }
        link.timestamp = time
        if let target = link.target { ObjectiveCRuntime.send(link.selector, to: target, [link]) }
      }
    }
  }
}

/// Returns the time since boot, in seconds, on the virtual clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  HeadlessLoop.clock
}
