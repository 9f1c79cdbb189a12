#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Waits by means of a timer on the main run loop, which meanwhile has the turns in which
  /// diagnoses are made. The timer follows a device's real clock, or the virtual clock of a
  /// headless device.
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
