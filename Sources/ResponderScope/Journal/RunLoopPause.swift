#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Waits for a timer on the main run loop. The run loop continues meanwhile, so the HUD can find
  /// mistakes at the end of each turn. The timer follows a device's real clock, or the virtual
  /// clock of a headless device.
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
