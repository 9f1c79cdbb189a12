#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation
  package import ResponderCore
  internal import UIKit

  /// The height of the keyboard over time, from its events in the journal.
  package struct KeyboardStrip: Encodable, Equatable {
    package struct Mark: Encodable, Equatable {
      /// The horizontal position, from 0 to 1000.
      package let x: Int
      package let title: String
      /// Whether a motion begins here, as opposed to ending here.
      package let isBegin: Bool
    }

    /// The keyboard changes of a journal that the strip can draw, and the time of the last entry.
    package struct History: Sendable {
      /// The maximum number of changes to keep, which is more than a strip can show side by side.
      private static let most = 200

      package private(set) var changes: [(time: TimeInterval, change: KeyboardChange)] = []
      package private(set) var end: TimeInterval = 0

      package init(_ entries: [JournalEntry] = []) { add(entries) }

      package mutating func add(_ entries: [JournalEntry]) {
        for entry in entries {
          if case .keyboard(let change) = entry.event { changes.append((entry.time, change)) }
        }
        if changes.count > Self.most { changes.removeFirst(changes.count - Self.most) }
        end = entries.last?.time ?? end
      }
    }

    /// The time that the strip covers, in seconds.
    package static let span: TimeInterval = 8
    private static let width = 1000.0
    private static let height = 100.0

    package let state: String
    /// Pairs of a label and a value.
    package let facts: [[String]]
    /// The height over time as an SVG path in a box of 1000 × 100, filled down to the bottom.
    package let area: String
    package let marks: [Mark]
    package let from: String
    package let to: String

    /// - Parameter now: The current time on the journal's clock, in seconds. The strip shows
    ///   nothing later.
    package init(
      _ snapshot: ResponderSnapshot, _ history: History, screen: CGRect, now: TimeInterval
    ) {
      state = snapshot.keyboard.placement == .hidden ? "hidden" : snapshot.keyboard.description
      var facts = snapshot.facts(about: .keyboard).map { [$0.title, $0.value] }
      if let event = snapshot.keyboardEvent {
        facts.append(["begin frame", Figures.rect(event.beginFrame)])
        facts.append(["end frame", Figures.rect(event.endFrame)])
        facts.append(["last event", event.kind.rawValue + (event.isLocal ? "" : ", another app's")])
        facts.append(["duration", Figures.seconds(event.duration)])
        facts.append(["curve", "\(event.curve)"])
      }
      self.facts = facts
      let changes = history.changes
      // The strip ends no earlier than a motion that is under way, so that it has room for the
      // whole motion from the first event on.
      let arrival = changes.last.map { $0.time + Self.length($0.change.event) } ?? 0
      let end = max(history.end, arrival, Self.span)
      // Between two entries, only a motion changes the strip. At rest the strip does not change, so
      // that the server sends nothing while nothing happens.
      let known = max(history.end, arrival)
      let now = now < arrival ? max(now, history.end) : known
      let start = end - Self.span
      (from, to) = (Figures.clock(start), Figures.clock(end))
      func x(_ time: TimeInterval) -> Double {
        ((time - start) / Self.span * Self.width).rounded()
      }
      func y(_ state: KeyboardState) -> Double {
        guard state.placement != .hidden, screen.height > 0 else { return Self.height }
        let part = min(max(Double((screen.maxY - state.frame.minY) / screen.height), 0), 1)
        return (Self.height * (1 - part)).rounded()
      }
      var level = Level(changes.last { $0.time < start }.map { y($0.change.after) } ?? Self.height)
      var marks: [Mark] = []
      for (time, change) in changes where time >= start {
        let place = x(time)
        let isBegin = Self.isBegin(change.event.kind)
        level.go(
          to: y(change.after), at: place,
          until: x(time + (isBegin ? Self.length(change.event) : 0)))
        marks.append(
          Mark(
            x: Int(place), title: "\(Figures.clock(time)) \(change.description)", isBegin: isBegin))
      }
      area = level.area(until: min(x(now), Self.width))
      self.marks = marks
    }

    /// A height over time as a path. A motion of the keyboard is a slope, not a step.
    private struct Level {
      private var path: String
      private var level: Double
      private var motion: (start: Double, end: Double, goal: Double)?

      init(_ level: Double) {
        self.level = level
        path = "M0 100V\(Int(level))"
      }

      mutating func go(to next: Double, at x: Double, until end: Double) {
        // UIKit posts a show and a change of frame at the same time. The second one replaces the
        // slope of the first one, of which nothing is drawn yet.
        if motion?.start != x { arrive(at: x) }
        motion = end > x && next != level ? (x, end, next) : nil
        if motion == nil, next != level {
          path += "V\(Int(next))"
          level = next
        }
      }

      /// - Parameter now: The horizontal position at which the path ends. A motion that is under
      ///   way is drawn only up to there.
      mutating func area(until now: Double) -> String {
        if let motion, now < motion.end {
          let part = max(0, now - motion.start) / (motion.end - motion.start)
          self.motion = (motion.start, now, (level + part * (motion.goal - level)).rounded())
        }
        arrive(at: now)
        return path + "V100Z"
      }

      /// Continues the path to `x`. A motion that has not ended by then reaches its goal at `x`.
      private mutating func arrive(at x: Double) {
        if let motion {
          path += "L\(Int(min(motion.end, x))) \(Int(motion.goal))"
          if motion.end < x { path += "H\(Int(x))" }
          level = motion.goal
        } else {
          path += "H\(Int(x))"
        }
        motion = nil
      }
    }

    /// Returns the time from the beginning of a motion to its end, in seconds; 0 for an event that
    /// begins no motion. The result is at most 2 seconds, because a hostile journal may contain any
    /// duration.
    private static func length(_ event: KeyboardEvent) -> TimeInterval {
      guard isBegin(event.kind), event.duration.isFinite else { return 0 }
      return min(max(event.duration, 0), 2)
    }

    private static func isBegin(_ kind: KeyboardEvent.Kind) -> Bool {
      switch kind {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }
  }
#endif
