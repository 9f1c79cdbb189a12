import Foundation
import ResponderJournal
import TestSupport
import Testing

/// Tests that a journal is the same on every platform and that its numbers are read back bit for
/// bit.
@Suite struct JournalNumbersTests {
  // 0x1p-1074 is the least: on Linux, JSONDecoder does not read a smaller number as 0 but throws
  // (findings/json-underflow.sh).
  static let numbers: [Double] = [
    0, -0.0, 0.1, 1.0 / 3, -43.333333333333336, 1e-300, 0x1p-1074, 1.7976931348623157e308,
    9_007_199_254_740_991, 412.667, -1e21, 123456789.123456789,
  ]

  @Test("a number comes back bit by bit", arguments: numbers)
  func roundTrip(number: Double) throws {
    let record = GeometryRecord(
      responder: SampleJournal.field, rect: rect(CGFloat(number), 1, 2, 3), window: .zero,
      obscuredBy: nil)
    let entry = JournalEntry(time: number, event: .geometry(record))
    let read = try JournalReader.read(Journal.jsonLines([entry]))
    guard case .geometry(let again)? = read.first?.event else {
      Issue.record("not a geometry")
      return
    }
    #expect(Double(again.decision.fieldRect.origin.x).bitPattern == number.bitPattern)
    #expect(read.first?.time.bitPattern == number.bitPattern)
  }

  @Test("random bits come back", arguments: [3, 4])
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      let entry = JournalEntry(time: number, event: .hud(HUDChange(isShown: true)))
      let read = try JournalReader.read(Journal.jsonLines([entry]))
      #expect(read.first?.time.bitPattern == number.bitPattern)
    }
  }

  /// Reads a line with a different key order, and with different spacing, exponents and escapes, as
  /// another JSON encoder might write it.
  @Test("another JSON writer's line is read the same")
  func otherWriter() throws {
    let here = #"{"hud":{"isShown":true},"kind":"hud","time":2500,"version":2}"#
    let there =
      #" { "version" : 2.0 , "time" : 2.5E3 , "kind" : "\u0068ud" , "hud" : {"isShown":true} } "#
    #expect(try JournalReader.read(here) == JournalReader.read(there))
  }

  @Test("a number too large for an Int is an error")
  func tooLarge() throws {
    let line = Journal.jsonLines([SampleJournal.entries[1]])
    for large in ["9223372036854775808", "1e99", "-9223372036854775809"] {
      let bad = line.replacingOccurrences(of: "\"curve\":7", with: "\"curve\":\(large)")
      #expect(bad != line)
      #expect(throws: JournalReadError.self) { _ = try JournalReader.read(bad) }
    }
  }

  @Test("the lines of a file keep their numbers")
  func lineNumbers() {
    let line = Journal.jsonLines([SampleJournal.entries[8]])
    let read = JournalReader.readLeniently(Data("\n\(line)\n\n\(line)".utf8))
    #expect(read.lines.map(\.number) == [2, 5])
  }

  @Test("an entry fits into what it is reckoned at")
  func size() {
    #expect(MemoryLayout<JournalEntry>.stride <= Journal.bytesPerEntry)
  }
}
