import Foundation

/// How glibc shares out the heap.
enum HeapArenas {
  /// Lets all threads take from one arena; to be asked for before there are other threads.
  ///
  /// The main queue's work wanders over the system's worker threads, and glibc gives each an arena of its own: what one
  /// frame frees the next does not find again, and over ten minutes the process grows by some megabytes that hold nothing.
  static func useOne() {
    typealias Function = @convention(c) (Int32, Int32) -> Int32
    // M_ARENA_MAX; Swift's module of glibc leaves <malloc.h> out. Elsewhere there is no such function, and no such need.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    _ = unsafeBitCast(symbol, to: Function.self)(-8, 1)
  }
}
