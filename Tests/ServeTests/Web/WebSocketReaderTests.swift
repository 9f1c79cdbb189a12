import Foundation
import HeadlessServe
import Testing

@Suite("Frames of a WebSocket")
struct WebSocketReaderTests {
  private typealias Event = WebSocketReader.Event

  @Test("cut anywhere, the messages are the same")
  func cuts() throws {
    let bytes =
      Frames.text("one") + Frames.frame(0x9, Array("p".utf8))
      + Frames.frame(0x1, [0xc3], last: false)
      + Frames.frame(0xA, []) + Frames.frame(0x0, [0xa9])
      + Frames.text(String(repeating: "x", count: 300))
      + Frames.frame(0x8, [3, 232])
    let expected: [Event] = [
      .text(Data("one".utf8)), .ping(Data("p".utf8)), .pong, .text(Data("é".utf8)),
      .text(Data(repeating: 120, count: 300)), .close,
    ]
    for cut in 0...bytes.count {
      var reader = WebSocketReader(longest: 1000)
      let events = try reader.take(Array(bytes[..<cut])) + reader.take(Array(bytes[cut...]))
      #expect(events == expected, "cut at \(cut)")
      #expect(reader.held == 0)
    }
    var reader = WebSocketReader(longest: 1000)
    #expect(try bytes.flatMap { try reader.take([$0]) } == expected)
  }

  @Test(
    "who does not keep to the protocol is cut off",
    arguments: [
      (Frames.text(String(repeating: "x", count: 101)), 1009),
      (Frames.head(0x1, length: .max), 1009),
      (
        Frames.frame(0x1, Array(repeating: 1, count: 60), last: false)
          + Frames.frame(0x0, Array(repeating: 1, count: 60)), 1009
      ),
      (Frames.frame(0x2, [1, 2]), 1003),
      (Frames.text("x", masked: false), 1002),
      ([0xc1, 0x80, 0, 0, 0, 0], 1002), ([0x83, 0x80, 0, 0, 0, 0], 1002),
      ([0x8f, 0x80, 0, 0, 0, 0], 1002),
      (Frames.frame(0x0, [1]), 1002),
      (Frames.frame(0x1, [65], last: false) + Frames.text("x"), 1002),
      (Frames.frame(0x9, [], last: false), 1002), ([0x89, 0xfe, 0, 126], 1002),
      (Frames.frame(0x1, [0xff]), 1007), (Frames.frame(0x1, [0xed, 0xa0, 0x80]), 1007),
    ] as [([UInt8], UInt16)])
  func violations(bytes: [UInt8], code: UInt16) {
    var reader = WebSocketReader(longest: 100)
    let error = #expect(throws: WebSocketReader.Violation.self) { try reader.take(bytes) }
    #expect(error?.code == code)
  }

  @Test("what is held is never more than a message and what was read with it")
  func memory() throws {
    var reader = WebSocketReader(longest: 16_384)
    // Announces the longest message that is allowed, and sends it byte by byte.
    _ = try reader.take(Frames.head(0x1, length: 16_384))
    for _ in 0..<16_384 { _ = try reader.take([1]) }
    #expect(reader.held <= 16_384 + 14)
    // Endless small fragments come to the same end.
    var other = WebSocketReader(longest: 100)
    #expect(throws: WebSocketReader.Violation.self) {
      _ = try other.take(Frames.frame(0x1, [65], last: false))
      for _ in 0..<1000 { _ = try other.take(Frames.frame(0x0, [65], last: false)) }
    }
    #expect(other.held <= 110)
  }

  @Test(
    "what the server sends has the right length", arguments: [0, 125, 126, 65_535, 65_536, 200_000])
  func frames(count: Int) {
    let frame = WebSocketFrame.text(Data(repeating: 65, count: count))
    let head = count < 126 ? 2 : count < 65_536 ? 4 : 10
    #expect(frame.count == head + count && frame[0] == 0x81)
    let told = head == 2 ? Int(frame[1]) : frame[2..<head].reduce(0) { $0 << 8 | Int($1) }
    #expect(told == count)
  }
}

/// Frames as a client sends them.
enum Frames {
  static func text(_ text: String, masked: Bool = true) -> [UInt8] {
    frame(0x1, Array(text.utf8), masked: masked)
  }

  static func frame(
    _ code: UInt8, _ payload: [UInt8], last: Bool = true, masked: Bool = true
  ) -> [UInt8] {
    let mask: [UInt8] = [7, 77, 177, 200]
    let body = masked ? payload.enumerated().map { $0.element ^ mask[$0.offset % 4] } : payload
    var head: [UInt8] = [(last ? 0x80 : 0) | code]
    if payload.count < 126 {
      head.append((masked ? 0x80 : 0) | UInt8(payload.count))
    } else {
      head += [(masked ? 0x80 : 0) | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    }
    return head + (masked ? mask : []) + body
  }

  /// A head that announces a length of eight bytes.
  static func head(_ code: UInt8, length: Int) -> [UInt8] {
    [0x80 | code, 0xff] + stride(from: 56, through: 0, by: -8).map { UInt8(length >> $0 & 255) }
      + [1, 2, 3, 4]
  }
}
