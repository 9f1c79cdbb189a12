#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Lets time pass on the main run loop: by a timer of the loop, so that the turns in which diagnoses are made come, and the
  /// virtual clock of a headless device counts as well as a real one.
  @MainActor
  enum RunLoopPause {
    /// Seconds.
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
