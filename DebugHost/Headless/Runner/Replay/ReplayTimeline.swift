import Foundation
import ResponderCore

/// All entries of a journal on a time axis, which is drawn under each decision.
struct ReplayTimeline {
  private static let lanes = ["focus", "scroll", "keyboard", "decision"]

  private let times: ClosedRange<Double>
  /// The marks: one for each place in a lane at which there is at least one entry.
  private let marks: [(lane: Int, x: Int)]

  static let width = 800
  static let height = 96

  init(_ entries: [JournalEntry]) {
    let all = entries.map(\.time)
    let range = (all.min() ?? 0)...(all.max() ?? 0)
    times = range
    var seen: Set<Int> = []
    marks = entries.compactMap { entry in
      let mark = (Self.lane(of: entry), Self.x(of: entry.time, in: range))
      return seen.insert(mark.0 * 10_000 + mark.1).inserted ? mark : nil
    }
  }

  /// Returns the markup of the lanes, with a vertical line at the time of one entry.
  func svg(at entry: JournalEntry) -> String {
    var text = ""
    for (index, name) in Self.lanes.enumerated() {
      let y = index * 20 + 10
      text += "<text x=\"-12\" y=\"\(y + 4)\" text-anchor=\"end\" class=\"small\">\(name)</text>"
      text += "<path d=\"M0 \(y)H\(Self.width)\" class=\"lane\"/>"
    }
    for mark in marks {
      text += "<circle cx=\"\(mark.x)\" cy=\"\(mark.lane * 20 + 10)\" r=\"3\" "
      text += "class=\"lane-\(mark.lane)\"/>"
    }
    let x = Self.x(of: entry.time, in: times)
    let anchor = x < 60 ? "start" : x > Self.width - 60 ? "end" : "middle"
    return text
      + "<path d=\"M\(x) -6V82\" class=\"moment\"/>"
      + "<text x=\"\(x)\" y=\"98\" text-anchor=\"\(anchor)\" class=\"small\">"
      + "\(Figures.seconds(entry.time))</text>"
  }

  private static func lane(of entry: JournalEntry) -> Int {
    switch entry.kind {
    case .focus, .resign, .action, .hud, .screen: 0
    case .scroll, .geometry: 1
    case .keyboard: 2
    case .dragEnd, .dismissal, .anchor, .diagnosis: 3
    }
  }

  private static func x(of time: Double, in range: ClosedRange<Double>) -> Int {
    let length = range.upperBound - range.lowerBound
    let part = (time - range.lowerBound) / length
    return part.isFinite ? Int((min(max(part, 0), 1) * Double(width)).rounded()) : 0
  }
}
