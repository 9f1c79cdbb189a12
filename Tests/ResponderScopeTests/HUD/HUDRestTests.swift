import Foundation
import Testing

/// Tests how many allocations a HUD at rest and a full journal make, as valgrind counts them in the
/// benchmarks' executable. `HUDInvisibilityTests` counts turns and samples.
@Suite("A HUD at rest, and its journal")
struct HUDRestTests {
  private static let valgrind = "/usr/bin/valgrind"
  private static let benchmarks = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("Benchmarks").path

  /// Whether valgrind and the benchmark are installed. Even then, `allocations` returns nil under a
  /// sanitizer, because valgrind cannot run that executable.
  private static var canCount: Bool {
    [valgrind, benchmarks].allSatisfy(FileManager.default.isExecutableFile)
  }

  private static func start(_ arguments: [String]) throws -> (Process, Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: valgrind)
    process.arguments = ["--leak-check=no", benchmarks] + arguments
    // With a different hash seed in each process, sets and dictionaries would grow at different
    // times.
    process.environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return (process, errors)
  }

  private static func allocations(_ run: (process: Process, errors: Pipe)) -> Int? {
    let data = run.errors.fileHandleForReading.readDataToEndOfFile()
    run.process.waitUntilExit()
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .first { $0.contains("total heap usage") }
    let figure = line?.split(separator: " ").first { $0.first?.isNumber == true }
    return figure.flatMap { Int($0.filter(\.isNumber)) }
  }

  private static func expectSame(_ short: [String], _ long: [String]) throws {
    // Runs both at the same time, because valgrind is slow.
    let runs = (try start(short), try start(long))
    let (few, many) = (allocations(runs.0), allocations(runs.1))
    guard let few, let many else { return }
    #expect(few == many)
  }

  @Test("the shown card allocates nothing in a quarter of an hour", .enabled(if: canCount))
  func rest() throws {
    try Self.expectSame(["hud", "rest", "card", "10"], ["hud", "rest", "card", "910"])
  }

  @Test("the journal allocates nothing for an event once its ring is full", .enabled(if: canCount))
  func journal() throws {
    try Self.expectSame(["journal", "1000"], ["journal", "3000"])
  }
}
