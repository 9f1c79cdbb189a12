import Foundation
import ResponderCore

/// An exported journal on disk, read whole.
struct JournalFile {
  /// Larger than any export: 256 KB is the usual one.
  static let largest = 16 * 1024 * 1024

  /// Every entry with the number of its line.
  let entries: [(line: Int, entry: JournalEntry)]

  /// Reads a file; whatever is wrong with it is one line.
  init(path: String) throws(Failure) {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard let attributes else { throw Failure("\(path): there is no such file") }
    // A device or a pipe may never end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw Failure("\(path): not a file")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Self.largest else {
      throw Failure("\(path): \(size) bytes; a journal has at most \(Self.largest)")
    }
    // Foundation on Linux leaves 4 KB behind for each empty file that it reads.
    guard size > 0 else { throw Failure("\(path): no entries") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path): cannot be read")
    }
    do {
      entries = try JournalReader.readLines(data)
    } catch {
      throw Failure("\(path): \(error)")
    }
    guard !entries.isEmpty else { throw Failure("\(path): no entries") }
  }
}
