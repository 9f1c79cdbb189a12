import Foundation
import Testing

@testable import HeadlessServe

/// A server on 127.0.0.1 and clients that mean well, and others.
@Suite("The web server")
struct WebServerTests {
  @Test("an answer comes with everything that keeps the page to itself")
  func answer() async throws {
    try await Served.run { server, _ in
      let port = server.port
      let text = await blocking {
        RawClient.ask(port, "GET /hello HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      }
      #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.hasSuffix("\r\n\r\nGET /hello 0"))
      for part in [
        "Content-Security-Policy: default-src 'none'; script-src 'self';", "nosniff", "no-store",
        "frame-ancestors 'none'", "Connection: close",
      ] { #expect(text.contains(part)) }
      #expect(!text.contains("unsafe") && !text.contains("Access-Control"))
      let posted = await blocking {
        RawClient.ask(
          port, "POST /x HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Length: 5\r\n\r\nhello")
      }
      #expect(posted.hasSuffix("POST /x 5"))
      let head = await blocking {
        RawClient.ask(port, "HEAD / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      }
      #expect(head.hasSuffix("\r\n\r\n") && head.contains("Content-Length: 8"))
    }
  }

  @Test(
    "a request that is not for it, or too much, is refused in a line",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: evil.test\r\n\r\n", 403),
      ("GET / HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.test\r\n\r\n", 403),
      ("GET /socket HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.test\r\n\r\n", 403),
      ("GET /socket HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
      ("DELETE / HTTP/1.1\r\nHost: HOST\r\n\r\n", 405),
      ("nonsense\r\n\r\n", 400), ("\u{16}\u{3}\u{1}\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999\r\n\r\n", 413),
      ("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n", 431),
      // Says nothing to the end.
      ("", 408), ("GET / HTTP/1.1\r\nHost: HOST\r\n", 408),
      ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 10\r\n\r\nhalf", 408),
    ])
  func refusals(request: String, status: Int) async throws {
    try await Served.run { server, application in
      let port = server.port
      let text = await blocking {
        RawClient.ask(
          port, request.replacingOccurrences(of: "HOST", with: "127.0.0.1:\(port)"))
      }
      #expect(text.hasPrefix("HTTP/1.1 \(status) "), "\(text.prefix(60))")
      #expect(await application.requests == 0)
    }
  }

  @Test("thousands of messages: refused, then cut off; another page never notices")
  func flood() async throws {
    try await Served.run { server, application in
      let port = server.port
      let friend = try #require(await blocking { RawClient.page(port) })
      let goodbye = await blocking { () -> (UInt8, UInt16, Int) in
        guard let client = RawClient.page(port) else { return (0, 0, 0) }
        let frame = Frames.text(#"{"type":"button","button":"shake"}"#)
        for _ in 0..<50 { client.send(Array(repeatElement(frame, count: 100).joined())) }
        var errors = 0
        while let (code, payload) = client.frame() {
          if code == 1 { errors += 1 }
          if code == 8 { return (code, UInt16(payload[0]) << 8 | UInt16(payload[1]), errors) }
        }
        return (0, 0, errors)
      }
      #expect(goodbye.0 == 8 && goodbye.1 == 1008 && goodbye.2 == server.limits.strikes)
      // 20 at once and at most what the rate gave meanwhile, of 5,000.
      #expect(await application.inputs < 500)
      let echo = await blocking { () -> Data? in
        friend.send(Frames.text(#"{"type":"echo","text":"still there"}"#))
        return friend.frame()?.payload
      }
      #expect(echo == Data(#"{"type":"echo","text":"still there"}"#.utf8))
    }
  }

  @Test(
    "a message that is none gets an error and the right goodbye",
    arguments: [
      (Frames.frame(0x2, [1, 2, 3]), 1003), (Frames.head(0x1, length: 1 << 40), 1009),
      (Frames.text(String(repeating: "x", count: 20_000)), 1009),
      (Frames.text("{}", masked: false), 1002), (Frames.frame(0x1, [0xff]), 1007),
      (Array(repeatElement(Frames.text("nonsense"), count: 8).joined()), 1008),
    ] as [([UInt8], UInt16)])
  func goodbyes(bytes: [UInt8], code: UInt16) async throws {
    try await Served.run { server, application in
      let port = server.port
      let frames = await blocking { () -> [(UInt8, Data)] in
        guard let client = RawClient.page(port) else { return [] }
        client.send(bytes)
        var frames: [(UInt8, Data)] = []
        while let frame = client.frame() { frames.append(frame) }
        return frames
      }
      #expect(frames.first.map { $0.0 == 1 && $0.1.starts(with: Data("{\"error\":".utf8)) } == true)
      let last = try #require(frames.last)
      #expect(last.0 == 8 && UInt16(last.1[0]) << 8 | UInt16(last.1[1]) == code)
      #expect(await application.inputs == 0)
    }
  }

  @Test("connections that say nothing are bounded in number and time")
  func halfOpen() async throws {
    try await Served.run { server, _ in
      let (port, most) = (server.port, server.limits.connections)
      let idle = await blocking { (0..<(most * 3)).compactMap { _ in RawClient(port: port) } }
      // All were accepted by the system; the server keeps no more than it wants, and those for a moment only.
      #expect(idle.count == most * 3)
      let ends = await blocking { idle.map { $0.receiveAll().count } }
      #expect(ends.filter { $0 > 0 }.count <= most)
      let text = await blocking {
        RawClient.ask(port, "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      }
      #expect(text.hasPrefix("HTTP/1.1 200 "))
      #expect(server.connectionCount <= most)
    }
  }

  @Test("a page that reads nothing is given up; what waits for it is bounded")
  func deaf() async throws {
    try await Served.run { server, application in
      let port = server.port
      let client = try #require(await blocking { RawClient.page(port) })
      // The page has its answer before the application hears of the tab.
      await application.wait { !$0.tabs.isEmpty }
      let tab = try #require(await application.tabs.first)
      let piece = Data(repeating: 65, count: 1 << 20)
      var taken = 0
      while taken < 200, tab.send(piece) { taken += 1 }
      // The system's buffers and the few that may wait; not two hundred megabytes.
      #expect(taken < 100)
      await application.wait { $0.tabs.isEmpty }
      client.close()
      #expect(await application.tabs.isEmpty)
    }
  }

  @Test("a port that is taken is one clear line")
  func taken() throws {
    let server = try WebServer(port: 0)
    let error = #expect(throws: WebServer.ListenError.self) { try WebServer(port: server.port) }
    #expect(
      error?.description == "port \(server.port) is taken; --port takes another, 0 any that is free"
    )
  }

  @Test("when it ends, every connection ends")
  func end() async throws {
    let application = CountingApplication()
    let server = try WebServer(port: 0, limits: Served.limits)
    let task = Task { await server.run(application) }
    let port = server.port
    let page = try #require(await blocking { RawClient.page(port) })
    let idle = try #require(await blocking { RawClient(port: port) })
    task.cancel()
    await task.value
    #expect(await blocking { page.receiveAll().count + idle.receiveAll().count } < 500)
    #expect(await blocking { RawClient(port: port) } == nil)
    #expect(server.connectionCount == 0)
  }
}

/// Counts what reaches it.
actor CountingApplication: WebApplication {
  private(set) var requests = 0
  private(set) var inputs = 0
  private(set) var tabs: Set<Tab> = []

  func reply(to head: HTTPHead, body: Data) -> HTTPReply {
    requests += 1
    return HTTPReply(body: Data("\(head.method) \(head.path) \(body.count)".utf8))
  }

  func join(_ tab: Tab) { tabs.insert(tab) }

  func receive(_ input: Input, from tab: Tab) throws(InputError) { inputs += 1 }

  func leave(_ tab: Tab) { tabs.remove(tab) }

  /// Until it is so, or for eight seconds.
  func wait(_ isDone: @Sendable (isolated CountingApplication) -> Bool) async {
    for _ in 0..<1600 where !isDone(self) { try? await Task.sleep(for: .milliseconds(5)) }
  }
}

enum Served {
  /// As in life, but nobody waits long and a flood is over soon.
  static var limits: WebLimits {
    var limits = WebLimits()
    limits.requestTime = 0.4
    limits.writeTime = 0.4
    limits.messagesPerSecond = 20
    limits.burst = 20
    return limits
  }

  static func run(
    _ body: (WebServer, CountingApplication) async throws -> Void
  ) async throws {
    let application = CountingApplication()
    let server = try WebServer(port: 0, limits: limits)
    let task = Task { await server.run(application) }
    defer { task.cancel() }
    try await body(server, application)
    task.cancel()
    await task.value
  }
}
