import Foundation

/// Measures how much of the C heap is in use.
///
/// Resident memory would be less precise: it includes pages that the allocator keeps, and depends
/// on the thread that freed each block.
enum LiveHeap {
  /// The number of bytes in use, or nil if the C library is not glibc.
  static var bytes: Int? {
    typealias Function = @convention(c) (Int32, OpaquePointer?) -> Int32
    guard let symbol = dlsym(nil, "malloc_info"), let file = tmpfile() else { return nil }
    defer { fclose(file) }
    guard unsafeBitCast(symbol, to: Function.self)(0, OpaquePointer(file)) == 0 else { return nil }
    rewind(file)
    var report = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      report += buffer[..<count]
    }
    return bytes(in: String(decoding: report, as: UTF8.self))
  }

  /// Returns the memory of all arenas without their free chunks, plus the blocks that are mapped
  /// separately.
  static func bytes(in report: String) -> Int? {
    // The lines after the last arena contain the totals of all arenas.
    guard let end = report.range(of: "</heap>", options: .backwards)?.upperBound else { return nil }
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
