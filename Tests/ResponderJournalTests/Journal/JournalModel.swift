import Foundation
import TestSupport

@testable import ResponderJournal

/// A model of journals with any budget, and with entries of any size and any numbers. It checks
/// what must be true of every export.
struct JournalModel {
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 844, 1e-300, 0x1p-1074, 1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .nan, .infinity, -.infinity, 9.223372036854776e18, 0.998,
  ]

  private static func number(_ random: inout SplitMix64) -> CGFloat {
    random.chance(2) ? random.pick(numbers) : CGFloat(random.int(-1_000_000...1_000_000)) / 512
  }

  private static func rect(_ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: number(&random), y: number(&random), width: number(&random), height: number(&random))
  }

  private static func point(_ random: inout SplitMix64) -> CGPoint {
    CGPoint(x: number(&random), y: number(&random))
  }

  private static func event(_ random: inout SplitMix64) -> JournalEntry.Event {
    // The name has any length. Its letters have one to four bytes each, or are written as escapes.
    let letter = random.pick(["x", "ü", "\u{1F469}", "\"", "\n", "\u{1}"])
    let length = random.pick([0, 9, 600, 5_000, 20_000, 66_000])
    let name = ResponderIdentity(className: String(repeating: letter, count: length))
    let geometry = ScrollViewGeometry(
      viewport: rect(&random).size, contentSize: rect(&random).size,
      contentOffset: point(&random),
      inset: Insets(top: number(&random), bottom: number(&random)))
    switch random.int(0...3) {
    case 0: return .focus(FocusChange(from: nil, to: name))
    case 1:
      return .dragEnd(
        DragEnd(
          scrollView: name,
          projection: .decide(
            geometry: geometry, velocity: point(&random), rate: number(&random),
            isPaging: random.chance(2), announcedTarget: point(&random), scale: number(&random))))
    case 2:
      return .dismissal(
        DismissalRecord(
          scrollView: name, responder: name,
          decision: .decide(
            fieldRect: rect(&random), geometry: geometry, restingOffset: point(&random),
            obscuredBy: rect(&random), clip: rect(&random),
            rule: .visibleFraction(below: number(&random)))))
    default:
      return .anchor(
        AnchorRecord(
          scrollView: name,
          decision: .decide(
            policy: random.pick([.bottom(), .readingPosition, .firstResponder()]),
            geometry: geometry, changingBottomInsetTo: number(&random),
            firstResponder: rect(&random), reference: geometry.scrolled(to: point(&random)))))
    }
  }

  /// Returns the number of bytes in an entry's line including its end, or nil if the line is too
  /// long to be read. The journal's own encoder is not used here.
  private static func length(_ entry: JournalEntry) throws -> Int? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let count = try encoder.encode(entry).count
    return count > 65_536 ? nil : count + 1
  }

  static func problem(using random: inout SplitMix64) throws -> String? {
    let budget = random.pick([.min, -1, 0, 1, 700, 5_000, 70_000, 300_000, .max])
    var journal = Journal(byteBudget: budget)
    let count = random.int(0...6)
    for number in 0..<count { journal.append(event(&random), at: Double(number)) }
    let lines = journal.jsonLines
    guard lines.utf8.count <= max(0, budget) else {
      return "\(lines.utf8.count) of \(budget) bytes"
    }
    let read = try JournalReader.read(lines)
    if let difference = Replay(read).firstDifference { return "differs: \(difference)" }
    // From the newest entry on, the export contains every line that fits, up to the first one for
    // which there is no room left. Entries about focus, keyboard and diagnoses first get half of
    // the budget, and later what the other entries leave.
    var (expected, bytes): (Set<Double>, Int) = ([], 0)
    for (isLasting, room) in [(true, budget / 2), (false, budget), (true, budget)] {
      for entry in journal.entries.reversed()
      where [.focus, .keyboard, .diagnosis].contains(entry.kind) == isLasting {
        guard let length = try length(entry), length <= budget, !expected.contains(entry.time)
        else { continue }
        guard bytes + length <= room else { break }
        bytes += length
        expected.insert(entry.time)
      }
    }
    let times = read.map(\.time)
    return times == expected.sorted()
      ? nil : "entries \(times), and not \(expected), in \(budget) bytes"
  }
}
