package import Foundation

/// Takes a client's bytes apart into WebSocket messages (RFC 6455), and never holds more than one message of the size allowed.
package struct WebSocketReader: Sendable {
  package enum Event: Equatable, Sendable {
    case text(Data)
    case ping(Data)
    case pong
    case close
  }

  /// The client does not keep to the protocol, or not to the limits; the code is the one of RFC 6455, 7.4.1.
  package struct Violation: Error, Equatable {
    package let code: UInt16
    package let reason: String
  }

  private let longest: Int
  private var buffer: [UInt8] = []
  private var message: [UInt8] = []
  private var isInMessage = false

  /// - Parameter longest: Bytes of a message.
  package init(longest: Int) {
    self.longest = longest
  }

  /// How many bytes are held.
  package var held: Int { buffer.count + message.count }

  /// Takes what arrived, and returns what is complete.
  package mutating func take(_ bytes: [UInt8]) throws(Violation) -> [Event] {
    buffer += bytes
    var events: [Event] = []
    var start = 0
    while let (event, end) = try frame(at: start) {
      start = end
      if let event { events.append(event) }
    }
    buffer.removeFirst(start)
    return events
  }

  private mutating func frame(at start: Int) throws(Violation) -> (Event?, Int)? {
    guard buffer.count >= start + 2 else { return nil }
    let (first, second) = (buffer[start], buffer[start + 1])
    guard first & 0x70 == 0 else { throw Violation(code: 1002, reason: "reserved bits are set") }
    guard second & 0x80 != 0 else { throw Violation(code: 1002, reason: "a frame is not masked") }
    let (isLast, code) = (first & 0x80 != 0, first & 0x0f)
    let isControl = code >= 8
    var length = Int(second & 0x7f)
    var place = start + 2
    if length >= 126 {
      let width = length == 126 ? 2 : 8
      if isControl { throw Violation(code: 1002, reason: "a control frame is too long") }
      guard buffer.count >= place + width else { return nil }
      // Before it is a number: the first bytes of a length that anybody may send are zero.
      if width == 8, buffer[place..<(place + 4)].contains(where: { $0 != 0 }) { throw tooLong }
      length = buffer[place..<(place + width)].suffix(4).reduce(0) { $0 << 8 | Int($1) }
      place += width
    }
    guard length + (isControl ? 0 : message.count) <= longest else { throw tooLong }
    try check(code: code, isLast: isLast)
    guard buffer.count >= place + 4 + length else { return nil }
    var payload = [UInt8](repeating: 0, count: length)
    for index in 0..<length {
      payload[index] = buffer[place + 4 + index] ^ buffer[place + index % 4]
    }
    return (try event(code: code, isLast: isLast, payload), place + 4 + length)
  }

  private var tooLong: Violation {
    Violation(code: 1009, reason: "a message has at most \(longest) bytes")
  }

  private func check(code: UInt8, isLast: Bool) throws(Violation) {
    switch code {
    case 0 where isInMessage, 1 where !isInMessage: break
    case 0, 1: throw Violation(code: 1002, reason: "fragments are out of order")
    case 2: throw Violation(code: 1003, reason: "binary messages are not taken")
    case 8, 9, 10:
      guard isLast else { throw Violation(code: 1002, reason: "a control frame is in parts") }
    default: throw Violation(code: 1002, reason: "there is no such kind of frame")
    }
  }

  private mutating func event(
    code: UInt8, isLast: Bool, _ payload: [UInt8]
  ) throws(Violation) -> Event? {
    switch code {
    case 8: return .close
    case 9: return .ping(Data(payload))
    case 10: return .pong
    default:
      message += payload
      isInMessage = !isLast
      guard isLast else { return nil }
      let whole = message
      message = []
      guard String(validating: whole, as: UTF8.self) != nil else {
        throw Violation(code: 1007, reason: "a text is not UTF-8")
      }
      return .text(Data(whole))
    }
  }
}
