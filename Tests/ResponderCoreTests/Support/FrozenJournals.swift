import Foundation

/// The journals of earlier formats, and of the present one, that are kept for ever.
enum FrozenJournals {
  /// What version 0.9.0 writes: one file of format 2, with a header.
  static func version2() throws -> Data {
    try Data(
      contentsOf: folder.deletingLastPathComponent()
        .appending(path: "JournalVersion2/scenes.jsonl"))
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/JournalVersion1")

  static let names = [
    "chat", "diagnosis-double-lift", "diagnosis-orphan", "diagnosis-overlay", "form", "scenes",
  ]

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "\(name).jsonl"))
  }
}
