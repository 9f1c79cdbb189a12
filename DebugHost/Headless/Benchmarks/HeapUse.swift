import Foundation

/// Counts heap allocations by running this executable again under valgrind, which sees them all.
enum HeapUse {
  private static let valgrind = "/usr/bin/valgrind"

  /// Returns how many more allocations one run makes than another, each given by its arguments.
  /// Returns nil without valgrind.
  static func allocations(of run: [String], beyond base: [String]) -> Int? {
    guard let more = allocations(run), let less = allocations(base) else { return nil }
    return more - less
  }

  private static func allocations(_ arguments: [String]) -> Int? {
    guard FileManager.default.isExecutableFile(atPath: valgrind) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: valgrind)
    process.arguments = ["--tool=memcheck", "--leak-check=no", ownPath] + arguments
    // Without this variable, Swift seeds sets and dictionaries differently in each process. They
    // then grow at different times, and the counts vary.
    process.environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return count(in: text)
  }

  private static var ownPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  /// Returns the figure in valgrind's line "total heap usage: 1,234 allocs, …".
  private static func count(in report: String) -> Int? {
    guard
      let line = report.split(separator: "\n").first(where: { $0.contains("total heap usage") }),
      let figure = line.split(separator: " ").first(where: { $0.first?.isNumber == true })
    else { return nil }
    return Int(figure.filter(\.isNumber))
  }
}
