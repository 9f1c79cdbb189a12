import Foundation

/// The journals of version 1 that are kept for ever.
enum FrozenJournals {
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
