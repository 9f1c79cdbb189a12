import Foundation

/// Counts what a piece of work costs, by running this executable again under valgrind:
/// `Benchmarks count WORK MODE TIMES`. A run does the work a number of times, and the difference
/// between two runs leaves out what happens only once.
@MainActor
enum Counted {
  /// The pieces of work by name. Each is called with its mode and the number of times.
  private static let works: [String: @MainActor (String, Int) -> Void] = [
    "fields": FieldBenchmark.perform, "decision": DecisionBenchmark.perform,
    "keyboard": KeyboardBenchmark.perform, "scroll": HUDBenchmark.scroll,
    "rest": HUDBenchmark.rest, "cause": CauseBenchmark.perform,
  ]

  /// Does the work that the arguments name. Returns false if they name none.
  static func perform(_ arguments: [String]) -> Bool {
    guard arguments.count == 4, arguments[0] == "count", let work = works[arguments[1]],
      let times = Int(arguments[3])
    else { return false }
    work(arguments[2], times)
    return true
  }

  /// Returns the instructions that doing the work once takes; nil without valgrind, or if it cannot
  /// read this build.
  static func instructions(_ work: String, _ mode: String, _ few: Int, _ many: Int) -> Int? {
    let tool = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
    return difference(tool, "Collected :", [work, mode], few, many).map { $0 / (many - few) }
  }

  /// Returns the heap allocations of doing the work `many` instead of `few` times.
  static func allocations(_ work: String, _ mode: String, _ few: Int, _ many: Int) -> Int? {
    let tool = ["--tool=memcheck", "--leak-check=no"]
    return difference(tool, "total heap usage:", [work, mode], few, many)
  }

  private static func difference(
    _ tool: [String], _ line: String, _ work: [String], _ few: Int, _ many: Int
  ) -> Int? {
    guard let less = count(tool, line, work + ["\(few)"]),
      let more = count(tool, line, work + ["\(many)"])
    else { return nil }
    return more - less
  }

  /// Returns the first number after `line` in valgrind's report.
  private static func count(_ tool: [String], _ line: String, _ work: [String]) -> Int? {
    let valgrind = "/usr/bin/valgrind"
    guard FileManager.default.isExecutableFile(atPath: valgrind),
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: valgrind)
    process.arguments = tool + [path, "count"] + work
    // Without this variable, Swift seeds sets and dictionaries differently in each process. They
    // then grow at different times, and the counts vary.
    process.environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let words = text.components(separatedBy: line).dropFirst().first?.split(separator: " ").first
    return words.flatMap { Int($0.filter(\.isNumber)) }
  }
}

/// Returns the seconds that one call of `body` takes, from the fastest of five series of `rounds`
/// calls.
@MainActor
func seconds(_ rounds: Int, _ body: () -> Void) -> Double {
  (0..<5).map { _ in
    ContinuousClock().measure { for _ in 0..<rounds { body() } } / .seconds(rounds)
  }.min() ?? 0
}

func format(_ value: Double) -> String {
  value >= 100 ? String(Int(value.rounded())) : String(Double(Int((value * 10).rounded())) / 10)
}

/// Returns a count in words; `valgrind` counts nothing where it is missing.
func words(_ count: Int?) -> String { count.map(String.init) ?? "(not counted: no valgrind)" }
