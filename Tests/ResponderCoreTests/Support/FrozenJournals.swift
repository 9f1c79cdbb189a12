import Foundation
import TestSupport

/// The journals in earlier formats and in the current one. They are never changed.
enum FrozenJournals {
  /// Returns the file that version 0.9.0 writes, in format 2 with a header.
  static func version2() throws -> Data {
    try Data(contentsOf: Repository.url("Tests/Fixtures/JournalVersion2/scenes.jsonl"))
  }

  static let folder = Repository.url("Tests/Fixtures/JournalVersion1")

  static let names = [
    "chat", "diagnosis-double-lift", "diagnosis-orphan", "diagnosis-overlay", "form", "scenes",
  ]

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "\(name).jsonl"))
  }
}
