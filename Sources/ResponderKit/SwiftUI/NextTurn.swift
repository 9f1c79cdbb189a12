#if canImport(SwiftUI)
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The next turn of the main run loop, in whatever mode it runs; the loop is woken for it.
  @MainActor
  enum NextTurn {
    static func perform(_ body: @escaping @MainActor () -> Void) {
      CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) {
        MainActor.assumeIsolated(body)
      }
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }
  }
#endif
