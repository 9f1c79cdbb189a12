import Foundation

/// A client that sends and receives bytes, on 127.0.0.1 unless a test names another host. Its calls
/// block, and each read has a time limit, so it needs a thread of its own.
final class RawClient: @unchecked Sendable {
  private let file: Int32
  private var isOpen = true

  /// Connects to the server. Returns nil if the connection fails, for example because no server
  /// listens.
  init?(port: UInt16, host: String = "127.0.0.1", timeout: TimeInterval = 8) {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
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

  /// Sends the bytes.
  ///
  /// - Returns: Whether all bytes were sent.
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

  /// Returns the next bytes, or no bytes at the end or after the time limit.
  func receive(_ most: Int = 65_536) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: most)
    let count = recv(file, &buffer, most, 0)
    return count > 0 ? Array(buffer[..<count]) : []
  }

  /// Returns everything that arrives until the server closes the connection, or sends nothing for
  /// the time limit.
  func receiveAll() -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let bytes = receive()
      if bytes.isEmpty { return all }
      all += bytes
    }
  }

  /// Returns everything up to and including `end`. If the connection or the time limit ends before
  /// that, returns what has arrived.
  func receive(until end: String) -> String {
    var all: [UInt8] = []
    while !String(decoding: all, as: UTF8.self).hasSuffix(end) {
      let byte = receive(1)
      if byte.isEmpty { break }
      all += byte
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// Returns the next reply on a connection that stays open: its head and a body of the announced
  /// length.
  func reply() -> String {
    let head = receive(until: "\r\n\r\n")
    let length = head.components(separatedBy: "Content-Length: ").dropFirst().first.flatMap {
      Int($0.prefix { $0.isNumber })
    }
    var body: [UInt8] = []
    while body.count < length ?? 0 {
      let more = receive((length ?? 0) - body.count)
      if more.isEmpty { break }
      body += more
    }
    return head + String(decoding: body, as: UTF8.self)
  }

  /// Returns the name and the data of a stream's next event, or nil if the connection or the time
  /// limit ends first.
  func event() -> (name: String, data: String)? {
    while true {
      let text = receive(until: "\n\n")
      guard text.hasSuffix("\n\n") else { return nil }
      let lines = text.split(separator: "\n")
      guard let name = lines.first(where: { $0.hasPrefix("event: ") }) else { continue }
      let data = lines.filter { $0.hasPrefix("data: ") }.map { $0.dropFirst(6) }
      return (String(name.dropFirst(7)), data.joined(separator: "\n"))
    }
  }

  /// Sends a request, and returns the whole reply.
  static func ask(_ port: UInt16, _ request: String, host: String = "127.0.0.1") -> String {
    guard let client = RawClient(port: port, host: host) else { return "" }
    client.send(request)
    return String(decoding: client.receiveAll(), as: UTF8.self)
  }

  /// Sends `GET PATH`. Each further header line ends with its line break.
  static func get(_ port: UInt16, _ path: String, _ headers: String = "") -> String {
    ask(
      port,
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\(headers)\r\n")
  }

  static func post(
    _ port: UInt16, _ path: String, _ body: String, _ headers: String = ""
  ) -> String {
    ask(
      port,
      "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)")
  }

  /// Opens `GET /events`. Returns nil if the server refuses.
  static func stream(_ port: UInt16, _ headers: String = "") -> (client: RawClient, id: String)? {
    guard let client = RawClient(port: port) else { return nil }
    client.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(headers)\r\n")
    guard client.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "), let hello = client.event(),
      hello.name == "hello"
    else { return nil }
    let id = hello.data.components(separatedBy: "\"")[3]
    return (client, id)
  }
}

/// Runs blocking work on a thread of its own, outside Swift's thread pool.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: work()) }.start()
  }
}
