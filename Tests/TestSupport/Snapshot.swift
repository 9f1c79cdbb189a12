import Foundation
import Testing

/// Compares text and pictures with the files in the test target's folder `__Snapshots__`, or in
/// another folder.
///
/// With `RESPONDERSCOPE_RENEW_SNAPSHOTS=1`, the tests write the files instead of comparing.
public enum Snapshot {
  public static let areRenewed =
    ProcessInfo.processInfo.environment["RESPONDERSCOPE_RENEW_SNAPSHOTS"] == "1"

  public static func check(
    _ text: String, name: String, in folder: URL? = nil, testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = folder ?? Self.folder(of: testFile)
    let file = folder.appendingPathComponent(name)
    if areRenewed {
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

  /// Returns the snapshot folder of a test file's target: `Tests/TARGET/__Snapshots__`.
  private static func folder(of testFile: String) -> URL {
    let tests = Repository.url("Tests")
    let target = testFile.dropFirst(tests.path.count).split(separator: "/").first ?? ""
    return tests.appendingPathComponent("\(target)/__Snapshots__")
  }
}
