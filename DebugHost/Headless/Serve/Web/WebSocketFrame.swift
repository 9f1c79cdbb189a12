package import Foundation

/// What the server sends on a WebSocket: whole, unmasked frames (RFC 6455).
package enum WebSocketFrame {
  package static func text(_ payload: Data) -> Data { frame(0x1, payload) }

  package static func pong(_ payload: Data) -> Data { frame(0xA, payload) }

  package static func close(_ code: UInt16, _ reason: String) -> Data {
    frame(0x8, Data([UInt8(code >> 8), UInt8(code & 0xff)]) + Data(reason.utf8.prefix(120)))
  }

  private static func frame(_ code: UInt8, _ payload: Data) -> Data {
    var bytes = Data([0x80 | code])
    switch payload.count {
    case ...125: bytes.append(UInt8(payload.count))
    case ...0xffff:
      bytes.append(contentsOf: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)])
    default:
      bytes.append(127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(payload.count >> shift & 0xff))
      }
    }
    return bytes + payload
  }
}
