import Foundation

/// The lines of sample journals, for fuzzing. They are real entries of every kind that a session
/// records.
enum SampleLines {
  static let all: [[UInt8]] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("DebugHost/Samples")
    let names = [
      "form", "chat", "diagnosis-double-lift", "diagnosis-orphan", "diagnosis-overlay",
    ]
    return names.flatMap { name in
      let data = FileManager.default.contents(
        atPath: folder.appendingPathComponent("\(name).jsonl").path)
      return (data ?? Data()).split(separator: UInt8(ascii: "\n")).map { Array($0) }
    }
  }()
}
