import Foundation
import Testing

/// Tests how many allocations the decisions make, as valgrind counts them in the benchmark's own
/// executable. The tests do not measure time.
@Suite("Heap allocations")
struct HeapTests {
  private static let valgrind = "/usr/bin/valgrind"
  private static let benchmarks = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("Benchmarks").path

  /// Whether valgrind and the benchmark are installed. Even then, `allocations` returns nil under a
  /// sanitizer, because valgrind cannot run that executable.
  private static var canCount: Bool {
    [valgrind, benchmarks].allSatisfy(FileManager.default.isExecutableFile)
  }

  private func allocations(_ decision: String, _ times: Int) throws -> Int? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.valgrind)
    process.arguments = ["--leak-check=no", Self.benchmarks, decision, String(times)]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let report = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let line = report.split(separator: "\n").first { $0.contains("total heap usage") }
    let figure = line?.split(separator: " ").first { $0.first?.isNumber == true }
    return figure.flatMap { Int($0.filter(\.isNumber)) }
  }

  @Test(
    "the decisions allocate nothing, however often", .enabled(if: canCount),
    arguments: ["dismissal", "overlap", "anchor"])
  func decisions(decision: String) throws {
    guard let once = try allocations(decision, 1) else { return }
    #expect(try allocations(decision, 501) == once)
  }
}
