#if canImport(Glibc)
  import Foundation
  import Glibc

  /// The bytes that the process has allocated on the heap and not freed, as glibc counts them
  /// (`malloc_info`).
  enum HeapInUse {
    private typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// Whether the process uses glibc's own heap. A sanitizer replaces it.
    static var isKnown: Bool {
      ["__asan_init", "__tsan_init"].allSatisfy { (name: String) in dlsym(nil, name) == nil }
        && bytes != nil
    }

    /// The number of bytes, or nil if the allocator does not report it.
    static var bytes: Int? {
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      var text: UnsafeMutablePointer<CChar>?
      var length = 0
      guard let stream = open_memstream(&text, &length) else { return nil }
      let status = unsafeBitCast(symbol, to: Report.self)(0, stream)
      fclose(stream)
      defer { free(text) }
      guard status == 0, let text else { return nil }
      // The totals of all arenas come last. The result is the memory taken from the system, without
      // the free chunks in the bins.
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
