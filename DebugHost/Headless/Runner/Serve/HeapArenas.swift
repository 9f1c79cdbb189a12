import Foundation

/// Limits how glibc divides the heap.
enum HeapArenas {
  /// Makes all threads share one arena. Call this before other threads start.
  ///
  /// The work of the main queue moves between the system's worker threads, and glibc gives each
  /// thread an arena of its own. A thread cannot reuse the memory that a frame has freed on another
  /// thread, so the process grows by some unused megabytes in ten minutes.
  static func useOne() {
    typealias Function = @convention(c) (Int32, Int32) -> Int32
    // The constant is M_ARENA_MAX, but Swift's glibc module does not contain <malloc.h>. Other C
    // libraries have neither this function nor this problem.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    _ = unsafeBitCast(symbol, to: Function.self)(-8, 1)
  }
}
