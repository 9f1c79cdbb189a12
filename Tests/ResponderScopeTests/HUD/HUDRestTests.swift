import Foundation
import Testing

/// What a HUD at rest costs in memory, counted by valgrind over the benchmarks' executable; turns and samples are counted in
/// `HUDInvisibilityTests`.
@Suite("A HUD at rest")
struct HUDRestTests {
  private static let valgrind = "/usr/bin/valgrind"
  private static let benchmarks = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("Benchmarks").path

  /// Both must be there; under a sanitizer valgrind cannot run the executable, and the count is nil.
  private static var canCount: Bool {
    [valgrind, benchmarks].allSatisfy(FileManager.default.isExecutableFile)
  }

  private static func start(_ seconds: Int) throws -> (Process, Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: valgrind)
    process.arguments = ["--leak-check=no", benchmarks, "hud", "rest", "card", String(seconds)]
    // Sets and dictionaries that are seeded anew in each process grow at other moments.
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

  @Test("the shown card allocates nothing in a quarter of an hour", .enabled(if: canCount))
  func rest() throws {
    let (short, long) = (try Self.start(10), try Self.start(910))
    let (few, many) = (Self.allocations(short), Self.allocations(long))
    guard let few, let many else { return }
    #expect(few == many)
  }
}
