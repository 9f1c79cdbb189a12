import Foundation

/// The files of this package, for tests that have to read the text of a file.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the URL of a file or folder in the package.
  public static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  public static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Returns the sorted paths of all Swift files below a folder, relative to the folder.
  public static func swiftFiles(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: url(folder).path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }
}
