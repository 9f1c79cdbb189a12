import TestSupport

/// The package's own source files, for tests of the text itself, such as that a word does not occur
/// in it.
enum ProductSources {
  struct File {
    let path: String
    /// The text without whole-line comments.
    let code: String
  }

  /// Returns the Swift files below a folder of the package, sorted by path.
  static func files(in folder: String) throws -> [File] {
    try Repository.swiftFiles(in: folder).map { path in
      let text = try Repository.text("\(folder)/\(path)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      return File(path: path, code: code.joined(separator: "\n"))
    }
  }

  /// Returns each line that contains a text, preceded by the path of its file.
  static func lines(with text: String, in folder: String) throws -> [String] {
    try files(in: folder).flatMap { file in
      file.code.split(separator: "\n").filter { $0.contains(text) }.map { "\(file.path): \($0)" }
    }
  }
}
