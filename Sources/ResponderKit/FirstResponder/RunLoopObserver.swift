#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Calls back each time the main run loop is about to wait, and never wakes it: an idle app costs nothing.
  ///
  /// Whatever changed in the turn that ends (focus, a scroll offset) is seen at its end, without swizzling and for every
  /// kind of responder.
  @MainActor
  package final class RunLoopObserver {
    /// When to be called among the observers of one wait.
    package enum Order: Int {
      /// Before Core Animation lays out and commits.
      case beforeCommit = 0
      /// After Core Animation's commit (order 2 000 000), when frames are final.
      case afterCommit = 2_000_001
    }

    private nonisolated(unsafe) let observer: CFRunLoopObserver?

    package init(order: Order, _ body: @escaping @MainActor () -> Void) {
      // Added to the main run loop alone, so it runs on the main thread: checking that in each turn costs more than most
      // bodies do.
      let unchecked = unsafeBitCast(body, to: (() -> Void).self)
      observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, order.rawValue
      ) { _, _ in
        unchecked()
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    package func invalidate() {
      CFRunLoopObserverInvalidate(observer)
    }

    deinit {
      CFRunLoopObserverInvalidate(observer)
    }
  }
#endif
