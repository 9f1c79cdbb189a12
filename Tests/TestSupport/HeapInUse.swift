#if canImport(Glibc)
  import Foundation
  import Glibc

  /// The bytes of the process's heap that are allocated and not yet freed, as glibc counts them
  /// (`malloc_info`).
  ///
  /// The tests do not use the resident memory, because it includes the pages that the allocator
  /// keeps, and depends on which thread freed which memory.
  public enum HeapInUse {
    private typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// Whether glibc can report the heap. It cannot if a sanitizer has replaced its allocator.
    public static var isKnown: Bool {
      ["__asan_init", "__tsan_init"].allSatisfy { (name: String) in dlsym(nil, name) == nil }
        && bytes != nil
    }

    /// The number of bytes in use, or nil if the allocator does not report it.
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

    /// Returns the number of bytes in use according to a report, or nil if the report lacks a
    /// number. This is the size of the arenas without their free memory, plus the blocks that are
    /// mapped outside the arenas.
    public static func bytes(in report: String) -> Int? {
      // The lines after the last arena are the totals of all arenas.
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
