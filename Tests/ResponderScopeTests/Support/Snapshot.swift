import Foundation
import Testing

/// Texts and pictures that are stored in `__Snapshots__` or in another folder.
///
/// With RESPONDERSCOPE_RENEW_SNAPSHOTS=1, tests write these files instead of comparing with them.
enum Snapshot {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("__Snapshots__")

  static func check(
    _ text: String, name: String, in folder: URL = folder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RESPONDERSCOPE_RENEW_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    let mark: Character = name.hasSuffix(".svg") ? "<" : "\n"
    let (old, new) = (kept.split(separator: mark), text.split(separator: mark))
    guard old != new else { return }
    let index = zip(old, new).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name) differs at part \(index):
      - \(index < old.count ? old[index] : "(end)")
      + \(index < new.count ? new[index] : "(end)")
      """, sourceLocation: sourceLocation)
  }
}
