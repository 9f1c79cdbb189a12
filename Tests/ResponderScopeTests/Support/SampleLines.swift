import Foundation
import TestSupport

/// The lines of sample journals, for fuzzing. They are real entries of every kind that a session
/// records.
enum SampleLines {
  static let all: [[UInt8]] = {
    let names = [
      "form", "chat", "diagnosis-double-lift", "diagnosis-orphan", "diagnosis-overlay",
    ]
    return names.flatMap { name in
      let data = FileManager.default.contents(
        atPath: Repository.url("DebugHost/Samples/\(name).jsonl").path)
      return (data ?? Data()).split(separator: UInt8(ascii: "\n")).map { Array($0) }
    }
  }()
}
