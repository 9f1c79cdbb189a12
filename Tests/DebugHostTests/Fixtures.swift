@testable import DebugHost

/// Collects the lines that the program prints.
@MainActor
final class ConsoleSpy {
  private(set) var lines: [String] = []
  private(set) var complaints: [String] = []

  var console: Console {
    Console(line: { self.lines.append($0) }, complaint: { self.complaints.append($0) })
  }
}
