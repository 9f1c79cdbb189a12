#if canImport(Glibc)
  import Foundation
  import Glibc

  /// The bytes of the process's heap that are allocated and not freed, as glibc counts them (`malloc_info`).
  ///
  /// Not resident memory: that has the pages that the allocator keeps, and depends on which thread freed what.
  public enum HeapInUse {
    private typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// Whether the heap is glibc's own: a sanitizer brings another one.
    public static var isKnown: Bool {
      ["__asan_init", "__tsan_init"].allSatisfy { (name: String) in dlsym(nil, name) == nil }
        && bytes != nil
    }

    /// Bytes; nil where the allocator does not tell.
    public static var bytes: Int? {
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      var text: UnsafeMutablePointer<CChar>?
      var length = 0
      guard let stream = open_memstream(&text, &length) else { return nil }
      let status = unsafeBitCast(symbol, to: Report.self)(0, stream)
      fclose(stream)
      defer { free(text) }
      guard status == 0, let text else { return nil }
      return bytes(in: String(cString: text))
    }

    /// What the arenas hold, less what is free in them, and what is mapped by itself.
    public static func bytes(in report: String) -> Int? {
      // The lines after the last arena are about all of them.
      guard let end = report.range(of: "</heap>", options: .backwards)?.upperBound else {
        return nil
      }
      let totals = report[end...].split(separator: "\n")
      func size(_ kind: String) -> Int? {
        guard let line = totals.first(where: { $0.hasPrefix("<" + kind) }),
          let start = line.range(of: "size=\"")?.upperBound
        else { return nil }
        return Int(line[start...].prefix { $0.isNumber })
      }
      guard let held = size("system type=\"current\""), let fast = size("total type=\"fast\""),
        let rest = size("total type=\"rest\""), let mapped = size("total type=\"mmap\"")
      else { return nil }
      return held - fast - rest + mapped
    }
  }
#endif
