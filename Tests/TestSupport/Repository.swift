import Foundation

/// The files of this package, for what only their text can prove.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder of the package.
  public static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  public static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The Swift files below a folder, sorted, each as its path from there.
  public static func swiftFiles(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: url(folder).path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }
}
