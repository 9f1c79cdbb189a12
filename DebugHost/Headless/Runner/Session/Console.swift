import Foundation

/// The program's output: results go to standard output, and complaints go to standard error.
@MainActor
struct Console {
  var line: (String) -> Void
  var complaint: (String) -> Void

  /// The streams of the process. Each line is written immediately, so that users see the progress.
  static let standard = Console(
    line: { try? FileHandle.standardOutput.write(contentsOf: Data(($0 + "\n").utf8)) },
    complaint: { try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8)) })
}
