import Foundation
import ResponderCore

/// An exported journal on disk, read piece by piece. Lines that cannot be read are skipped and
/// counted.
struct JournalFile {
  /// The size of the largest file that is read, in bytes. Exports are much smaller.
  static let largest = 16 * 1024 * 1024
  private static let piece = 64 * 1024

  /// All entries with their line numbers, the header, and the skipped lines.
  let reading: JournalReading

  /// Reads a file. Throws a `Failure` of one line if the file is missing, is not a regular file, is
  /// too large, cannot be read, or has no entry that can be read.
  init(path: String) throws(Failure) {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard let attributes else { throw Failure("\(path): there is no such file") }
    // Reading from a device or a pipe may never end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw Failure("\(path): not a file")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Self.largest else {
      throw Failure("\(path): \(size) bytes; a journal has at most \(Self.largest)")
    }
    // On Linux, Foundation leaks 4 KB for each empty file that it reads.
    guard size > 0 else { throw Failure("\(path): no entries") }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Failure("\(path): cannot be read")
    }
    defer { try? handle.close() }
    var stream = JournalStream()
    var read = 0
    do {
      // The file may grow while it is read.
      while read <= Self.largest, let data = try handle.read(upToCount: Self.piece), !data.isEmpty {
        stream.read(data)
        read += data.count
      }
    } catch {
      throw Failure("\(path): cannot be read")
    }
    reading = stream.end()
    guard reading.lines.isEmpty else { return }
    throw Failure("\(path): \(reading.skipped.first.map { "\($0)" } ?? "no entries")")
  }
}
