#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Waits on the main run loop with a timer. The run loop then has the turns in which diagnoses
  /// are made, on a real clock and on a headless device's virtual one.
  @MainActor
  enum RunLoopPause {
    /// Waits for a duration in seconds.
    static func pause(for duration: TimeInterval) async {
      await withCheckedContinuation { continuation in
        let date = CFAbsoluteTimeGetCurrent() + duration
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, 0, 0, 0) { _ in
          continuation.resume()
        }
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
      }
    }
  }
#endif
