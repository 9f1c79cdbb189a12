@testable import DebugHost

extension Recording {
  /// Returns a small recording of a dot that moves twenty points a frame in front of a keyboard
  /// that does not move.
  static func sample(name: String = "form", frames: Int = 4) -> Recording {
    Recording(
      name: name, title: "Form", summary: "A dot moves.", device: "iPhone 14",
      duration: 1,
      steps: [
        Step(time: 0, title: "Boot"),
        Step(time: 0.5, title: "Fling", facts: [Check(text: "it moved", holds: true)]),
      ],
      frames: (0..<frames).map { index in
        Frame(
          time: Double(index) * 0.25,
          svg:
            "<svg viewBox=\"0 0 390 844\"><g><rect y=\"600\"/><rect y=\"650\"/><text>a</text></g>"
            + "<circle cx=\"\(index * 20)\"/></svg>")
      },
      entries: [
        Entry(
          time: 0.25, kind: "decision", title: "Dismiss",
          facts: [Fact(label: "velocity", value: "1.8 pt/ms")], isDecision: true)
      ])
  }
}

/// Collects the lines that the program prints.
@MainActor
final class ConsoleSpy {
  private(set) var lines: [String] = []
  private(set) var complaints: [String] = []

  var console: Console {
    Console(line: { self.lines.append($0) }, complaint: { self.complaints.append($0) })
  }
}
