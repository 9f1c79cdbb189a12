import Foundation

/// A client of bytes on 127.0.0.1, blocking and with a time limit for every read; for a task of its own.
final class RawClient: @unchecked Sendable {
  private let file: Int32
  private var isOpen = true

  /// Connects; nil if nobody listens.
  init?(port: UInt16, timeout: TimeInterval = 8) {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var limit = timeval(tv_sec: Int(timeout), tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close()
      return nil
    }
  }

  deinit { close() }

  func close() {
    if isOpen { Foundation.close(file) }
    isOpen = false
  }

  /// - Returns: Whether all of it was taken.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// The next bytes; empty at the end, or when the time is over.
  func receive(_ most: Int = 65_536) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: most)
    let count = recv(file, &buffer, most, 0)
    return count > 0 ? Array(buffer[..<count]) : []
  }

  /// Everything until the server closes.
  func receiveAll() -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let bytes = receive()
      if bytes.isEmpty { return all }
      all += bytes
    }
  }

  /// A request and its whole answer.
  static func ask(_ port: UInt16, _ request: String) -> String {
    guard let client = RawClient(port: port) else { return "" }
    client.send(request)
    return String(decoding: client.receiveAll(), as: UTF8.self)
  }

  /// Opens the socket as a page does; nil if the server would not.
  static func page(_ port: UInt16, headers: String = "") -> RawClient? {
    guard let client = RawClient(port: port) else { return nil }
    client.send(
      "GET /socket HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\(headers)\r\n"
    )
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let byte = client.receive(1)
      if byte.isEmpty { return nil }
      head += byte
    }
    let text = String(decoding: head, as: UTF8.self)
    return text.hasPrefix("HTTP/1.1 101 ") && text.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
      ? client : nil
  }

  /// The next whole frame: its first byte and its payload.
  func frame() -> (code: UInt8, payload: Data)? {
    func exactly(_ count: Int) -> [UInt8]? {
      var bytes: [UInt8] = []
      while bytes.count < count {
        let more = receive(count - bytes.count)
        if more.isEmpty { return nil }
        bytes += more
      }
      return bytes
    }
    guard let head = exactly(2) else { return nil }
    var length = Int(head[1])
    if length > 125 {
      guard let bytes = exactly(length == 126 ? 2 : 8) else { return nil }
      length = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = exactly(length) else { return nil }
    return (head[0] & 0x0f, Data(payload))
  }
}

/// Runs blocking work off the tasks' threads.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: work()) }.start()
  }
}
