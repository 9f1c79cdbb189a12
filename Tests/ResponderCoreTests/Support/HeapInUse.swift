#if canImport(Glibc)
  import Foundation
  import Glibc

  /// The bytes of the process's heap that are allocated and not freed, as glibc counts them (`malloc_info`).
  enum HeapInUse {
    private typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// Whether the heap is glibc's own: a sanitizer brings another one.
    static var isKnown: Bool {
      ["__asan_init", "__tsan_init"].allSatisfy { (name: String) in dlsym(nil, name) == nil }
        && bytes != nil
    }

    /// Bytes; nil where the allocator does not tell.
    static var bytes: Int? {
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      var text: UnsafeMutablePointer<CChar>?
      var length = 0
      guard let stream = open_memstream(&text, &length) else { return nil }
      let status = unsafeBitCast(symbol, to: Report.self)(0, stream)
      fclose(stream)
      defer { free(text) }
      guard status == 0, let text else { return nil }
      // The totals of all arenas come last: what was taken from the system, less what lies free in bins.
      let report = String(cString: text)
      guard let totals = report.range(of: "</heap>", options: .backwards)?.upperBound else {
        return nil
      }
      let lines = report[totals...].split(separator: "\n")
      func size(_ start: String) -> Int? {
        guard let line = lines.first(where: { $0.hasPrefix(start) }),
          let from = line.range(of: "size=\"")?.upperBound
        else { return nil }
        return Int(line[from...].prefix { $0.isNumber })
      }
      guard let system = size("<system type=\"current\""), let bins = size("<total type=\"rest\""),
        let fast = size("<total type=\"fast\"")
      else { return nil }
      return system - bins - fast
    }
  }
#endif
