import Foundation

/// Where the program's words go: results to standard output, complaints to standard error.
@MainActor
struct Console {
  var line: (String) -> Void
  var complaint: (String) -> Void

  /// The process's own streams; each line is written at once, so that progress is seen while it happens.
  static let standard = Console(
    line: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
    complaint: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
}
