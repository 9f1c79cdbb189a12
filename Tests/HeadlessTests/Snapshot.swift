import Foundation
import Testing

/// Texts that are stored in `__Snapshots__` next to this file.
///
/// With RESPONDERSCOPE_RENEW_SNAPSHOTS=1, tests write these files instead of comparing with them.
enum Snapshot {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("__Snapshots__")

  static func check(
    _ text: String, name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".svg")
    if ProcessInfo.processInfo.environment["RESPONDERSCOPE_RENEW_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    let (old, new) = (pieces(kept), pieces(text))
    guard old != new else { return }
    let index = zip(old, new).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name) differs at element \(index):
      - \(index < old.count ? old[index] : "(end)")
      + \(index < new.count ? new[index] : "(end)")
      """, sourceLocation: sourceLocation)
  }

  private static func pieces(_ svg: String) -> [Substring] {
    svg.split(separator: "<")
  }
}
