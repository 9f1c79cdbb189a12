import Foundation

/// Where the program's words go: results to standard output, complaints to standard error.
@MainActor
struct Console {
  var line: (String) -> Void
  var complaint: (String) -> Void

  /// The process's own streams; each line is written at once, so that progress is seen while it happens.
  static let standard = Console(
    line: { try? FileHandle.standardOutput.write(contentsOf: Data(($0 + "\n").utf8)) },
    complaint: { try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8)) })
}
