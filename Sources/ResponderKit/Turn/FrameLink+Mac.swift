#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit

  /// Calls a closure about sixty times a second until the link is invalidated.
  ///
  /// It uses a timer, because the display links of a Mac belong to views and windows, and are newer
  /// than macOS 12.
  @MainActor
  final class FrameLink {
    private static let interval: TimeInterval = 1.0 / 60
    private let handler: () -> Void
    private var timer: CFRunLoopTimer?

    init(_ handler: @escaping () -> Void) {
      self.handler = handler
      arm()
    }

    func invalidate() {
      if let timer { CFRunLoopTimerInvalidate(timer) }
      timer = nil
    }

    private func arm() {
      let date = CFAbsoluteTimeGetCurrent() + Self.interval
      let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, 0, 0, 0) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.tick() }
      }
      self.timer = timer
      CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    }

    private func tick() {
      guard timer != nil else { return }
      arm()
      handler()
    }
  }
#endif
