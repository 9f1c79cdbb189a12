import Foundation
import Testing

@testable import ResponderScopeLive

@Suite("The live server")
struct LiveServerTests {
  @Test(
    "Wi-Fi or Ethernet comes first, then the personal hotspot, then a cable",
    arguments: [
      (["pdp_ip0", "en1", "en0", "bridge100"], "en0"), (["pdp_ip0", "bridge100"], "bridge100"),
      (["en0 169", "bridge100"], "bridge100"), (["en0 169", "en2 169"], "en0"),
      (["pdp_ip0", "utun0", "awdl0", "bridge0", "lo0"], nil),
    ])
  func interface(names: [String], best: String?) {
    let all = names.map { name in
      let parts = name.split(separator: " ")
      let address = name == "lo0" ? .loopback : IPv4(parts.count > 1 ? 169 : 172, 254, 10, 1)
      return NetworkInterface(name: String(parts[0]), address: address)
    }
    #expect(NetworkInterface.local(among: all)?.name == best)
  }

  @Test("an answer comes with everything that keeps the page to itself")
  func answer() async throws {
    try await serving { server, _ in
      let port = server.port
      let text = await blocking { RawClient.get(port, "/hello") }
      #expect(text.hasPrefix("HTTP/1.1 200 \r\n") && text.hasSuffix("\r\n\r\nGET /hello 0"))
      for part in [
        "Content-Security-Policy: default-src 'none'; script-src 'self';", "nosniff", "no-store",
        "frame-ancestors 'none'", "Connection: close", "connect-src 'self';",
      ] { #expect(text.contains(part)) }
      #expect(!text.contains("unsafe") && !text.contains("Access-Control"))
      #expect(await blocking { RawClient.post(port, "/x", "hello") }.hasSuffix("POST /x 5"))
    }
  }

  @Test("a connection stays for further requests, also when they come at once")
  func keepAlive() async throws {
    try await serving { server, handler in
      let port = server.port
      let replies = await blocking { () -> [String] in
        guard let client = RawClient(port: port) else { return [] }
        let request = "GET /a HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
        client.send(request)
        var replies = [client.reply()]
        client.send(request + request.replacingOccurrences(of: "/a", with: "/b"))
        replies += [client.reply(), client.reply()]
        client.send("POST /c HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: 3\r\n\r\nab")
        client.send("c" + request)
        return replies + [client.reply(), client.reply()]
      }
      #expect(replies.allSatisfy { $0.contains("Connection: keep-alive") })
      #expect(handler.requests == ["GET /a 0", "GET /a 0", "GET /b 0", "POST /c 3", "GET /a 0"])
    }
  }

  @Test(
    "a refused request has its reason in a line",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: evil.test\r\n\r\n", 403),
      ("GET /events HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.test\r\n\r\n", 403),
      ("POST /events HTTP/1.1\r\nHost: HOST\r\n\r\n", 405),
      ("DELETE / HTTP/1.1\r\nHost: HOST\r\n\r\n", 405), ("nonsense\r\n\r\n", 400),
      ("\u{16}\u{3}\u{1}\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999\r\n\r\n", 413),
      ("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n", 431),
      ("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 100_000))", 431),
      // The client does not send the whole request.
      ("GET / HTTP/1.1\r\nHost: HOST\r\n", 408),
      ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 10\r\n\r\nhalf", 408),
    ])
  func refusals(request: String, status: Int) async throws {
    try await serving { server, handler in
      let port = server.port
      let text = await blocking {
        RawClient.ask(port, request.replacingOccurrences(of: "HOST", with: "127.0.0.1:\(port)"))
      }
      #expect(text.hasPrefix("HTTP/1.1 \(status) "), "\(text.prefix(60))")
      #expect(handler.requests.isEmpty && handler.streams.isEmpty)
    }
  }

  @Test("a request byte by byte has no more time")
  func slowRequest() async throws {
    try await serving { server, handler in
      let port = server.port
      let client = try #require(await blocking { RawClient(port: port) })
      let start = ContinuousClock.now
      while client.send("GET / HTTP/1.1\r\nX: y\r\n"), ContinuousClock.now - start < .seconds(4) {
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(ContinuousClock.now - start < .seconds(3) && handler.requests.isEmpty)
    }
  }

  @Test("a connection without a request is closed without a word")
  func silent() async throws {
    var limits = ServerLimits.quick
    limits.idleTime = 0.2
    try await serving(limits: limits) { server, _ in
      let port = server.port
      #expect(await blocking { RawClient(port: port)?.receiveAll() } == [])
      let client = try #require(await blocking { RawClient(port: port) })
      client.send("GET /x HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      #expect(await blocking { client.reply() }.hasSuffix("GET /x 0"))
      #expect(await blocking { client.receiveAll() } == [])
    }
  }

  @Test(
    "without a file descriptor the server waits",
    arguments: [
      (EMFILE, true), (ENFILE, true), (ENOMEM, true), (EBADF, true), (EAGAIN, false),
      (ECONNABORTED, false),
    ])
  func refusal(number: Int32, isEnd: Bool) {
    if case .ended = Socket.refusal(number) { #expect(isEnd) } else { #expect(!isEnd) }
  }

  @Test("a stream carries events in order, and ends with its page")
  func stream() async throws {
    try await serving { server, handler in
      let port = server.port
      let (page, id) = try #require(await blocking { RawClient.stream(port) })
      #expect(await handler.wait { $0.streams.count == 1 })
      let stream = try #require(handler.streams.first)
      #expect(stream.id == id && stream.mayAct && id.count == 32)
      for number in 0..<5 { stream.send("number", Data("\(number)\nline".utf8)) }
      let events = await blocking { (0..<5).compactMap { _ in page.event() } }
      #expect(events.map(\.data) == (0..<5).map { "\($0)\nline" })
      let named = await blocking { RawClient.get(port, "/client?client=\(id)") }
      #expect(named.hasSuffix("\r\n\r\n" + id))
      page.close()
      #expect(await handler.wait { $0.left == 1 })
      #expect(stream.isClosed && !stream.send("x", Data()))
      let gone = await blocking { RawClient.get(port, "/client?client=\(id)") }
      #expect(gone.hasSuffix("none"))
    }
  }

  @Test("a stream that the app closes ends after what it was sent")
  func close() async throws {
    try await serving { server, handler in
      let port = server.port
      let (page, _) = try #require(await blocking { RawClient.stream(port) })
      #expect(await handler.wait { $0.streams.count == 1 })
      handler.streams.first?.send("last", Data("word".utf8))
      handler.streams.first?.close()
      let last = await blocking { (page.event()?.data, page.receive().count) }
      #expect(last.0 == "word" && last.1 == 0)
      #expect(await handler.wait { $0.left == 1 })
    }
  }

  @Test("a port that is taken is one clear line")
  func taken() async throws {
    try await serving { server, handler in
      let error = #expect(throws: LiveServer.ListenError.self) {
        try LiveServer(port: server.port, handler: handler)
      }
      let line = "is taken, perhaps by another app or simulator; 0 takes any free port"
      #expect(error?.description == "port \(server.port) \(line)")
    }
  }

  @Test("a server that stops ends every connection at once")
  func end() async throws {
    let handler = TestHandler()
    let server = try LiveServer(port: 0, handler: handler)
    let port = server.port
    let (page, _) = try #require(await blocking { RawClient.stream(port) })
    let idle = try #require(await blocking { RawClient(port: port) })
    let slow = try #require(await blocking { RawClient(port: port) })
    slow.send("GET /slow HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    #expect(await handler.wait { !$0.requests.isEmpty && !$0.streams.isEmpty })
    let start = ContinuousClock.now
    await server.stop()
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(
      await blocking { page.receiveAll().count + idle.receiveAll().count + slow.receiveAll().count }
        == 0)
    #expect(await blocking { RawClient(port: port) } == nil)
    #expect(await handler.wait { $0.left == 1 && $0.hasEnded == 1 })
    // The port is free at once, and stopping the server twice does no harm.
    let next = try LiveServer(port: port, handler: handler)
    await server.stop()
    await next.stop()
  }

  @Test("a server that nothing holds any more closes its port")
  func released() async throws {
    var server: LiveServer? = try LiveServer(port: 0, handler: TestHandler())
    let port = try #require(server?.port)
    server = nil
    var isOpen = true
    for _ in 0..<400 where isOpen {
      isOpen = await blocking { RawClient(port: port) } != nil
      if isOpen { try await Task.sleep(for: .milliseconds(5)) }
    }
    #expect(!isOpen)
  }

  @Test("a request whose client has gone is cancelled")
  func gone() async throws {
    try await serving { server, handler in
      let port = server.port
      let client = try #require(await blocking { RawClient(port: port) })
      client.send("POST /slow HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      #expect(await handler.wait { !$0.requests.isEmpty })
      client.close()
      #expect(await handler.wait { $0.hasEnded == 1 })
    }
  }

  @Test("only posted requests may act, and only if the app allows it")
  func actions() async throws {
    for (allows, post) in [(false, "read only\n"), (true, "acted")] {
      try await serving(allowsActions: allows) { server, _ in
        let port = server.port
        #expect(await blocking { RawClient.post(port, "/act", "") }.hasSuffix(post))
        #expect(await blocking { RawClient.get(port, "/act") }.hasSuffix("read only\n"))
      }
    }
  }

  private static func get(_ port: UInt16, _ path: String, _ headers: String) async -> String {
    await blocking { RawClient.get(port, path, headers) }
  }

  private static func stream(
    _ port: UInt16, _ headers: String
  ) async -> (client: RawClient, id: String)? {
    await blocking { RawClient.stream(port, headers) }
  }

  @Test("with a token: page, cookie, and nothing else without it")
  func token() async throws {
    let token = AccessToken()
    try await serving(token: token) { server, handler in
      let port = server.port
      let page = await blocking { RawClient.get(port, "/") }
      #expect(page.hasPrefix("HTTP/1.1 200 ") && !page.contains("\(token)"))
      #expect(await blocking { RawClient.get(port, "/events") }.hasPrefix("HTTP/1.1 401 "))
      let wrong = await blocking { RawClient.post(port, "/session", "\(AccessToken())") }
      #expect(wrong.hasPrefix("HTTP/1.1 401 ") && !wrong.contains("Set-Cookie"))
      #expect(handler.requests == ["GET / 0"])
      for _ in 0..<2 {
        let reply = await blocking { RawClient.post(port, "/session", "\(token)\n") }
        #expect(reply.hasPrefix("HTTP/1.1 204 "))
        #expect(
          reply.contains(
            "Set-Cookie: responderscope-\(port)=\(token); Path=/; HttpOnly; SameSite=Strict\r\n"))
      }
      let cookie = "Cookie: responderscope-\(port)=\(token)\r\n"
      #expect(await Self.get(port, "/report", cookie).hasSuffix("GET /report 0"))
      let (client, id) = try #require(await Self.stream(port, cookie))
      let bearer = "Authorization: Bearer \(token)\r\n"
      #expect(await Self.get(port, "/client?client=\(id)", bearer).hasSuffix(id))
      // The token does not replace the checks of host and origin.
      let other = await Self.get(port, "/report", bearer + "Origin: http://evil.test\r\n")
      #expect(other.hasPrefix("HTTP/1.1 403 "))
      client.close()
    }
  }
}
