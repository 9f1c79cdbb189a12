import Foundation
import Testing

@testable import ResponderScopeLive

/// Tests a server on 127.0.0.1: its replies, the requests that it refuses, its streams, and its
/// end. `HostileClientTests` tests clients that try to overload it.
@Suite("The live server")
struct LiveServerTests {
  @Test("an answer comes with everything that keeps the page to itself")
  func answer() async throws {
    try await serving { server, _ in
      let port = server.port
      let text = await blocking { RawClient.get(port, "/hello") }
      #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.hasSuffix("\r\n\r\nGET /hello 0"))
      for part in [
        "Content-Security-Policy: default-src 'none'; script-src 'self';", "nosniff", "no-store",
        "frame-ancestors 'none'", "Connection: close", "connect-src 'self';",
      ] { #expect(text.contains(part)) }
      #expect(!text.contains("unsafe") && !text.contains("Access-Control"))
      let posted = await blocking { RawClient.post(port, "/x", "hello") }
      #expect(posted.hasSuffix("POST /x 5"))
      let head = await blocking {
        RawClient.ask(
          port, "HEAD / HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n")
      }
      #expect(head.hasSuffix("\r\n\r\n") && head.contains("Content-Length: 7"))
    }
  }

  @Test("a connection stays for further requests, also when they come at once")
  func keepAlive() async throws {
    try await serving { server, site in
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
      #expect(site.requests == ["GET /a 0", "GET /a 0", "GET /b 0", "POST /c 3", "GET /a 0"])
    }
  }

  @Test("curl announces a large body first, and is told to go on")
  func expect() async throws {
    try await serving { server, _ in
      let port = server.port
      let reply = await blocking { () -> String in
        guard let client = RawClient(port: port) else { return "" }
        client.send(
          "POST /x HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: 5\r\n"
            + "Expect: 100-continue\r\n\r\n")
        guard client.receive(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n" else {
          return ""
        }
        client.send("hello")
        return client.reply()
      }
      #expect(reply.hasSuffix("POST /x 5"))
    }
  }

  @Test(
    "a request that is not for it, or too much, is refused in a line",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: evil.test\r\n\r\n", 403),
      ("GET / HTTP/1.1\r\n\r\n", 403),
      ("GET / HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.test\r\n\r\n", 403),
      ("GET /events HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.test\r\n\r\n", 403),
      ("GET /events HTTP/1.1\r\nHost: HOST\r\nSec-Fetch-Site: cross-site\r\n\r\n", 403),
      ("POST /events HTTP/1.1\r\nHost: HOST\r\n\r\n", 405),
      ("DELETE / HTTP/1.1\r\nHost: HOST\r\n\r\n", 405),
      ("OPTIONS / HTTP/1.1\r\nHost: HOST\r\n\r\n", 405),
      ("nonsense\r\n\r\n", 400), ("\u{16}\u{3}\u{1}\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: HOST\nX: y\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: HOST\r\nX: \u{0}\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: HOST\r\nHost: HOST\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost : HOST\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\n\r\nhello", 400),
      ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nExpect: magic\r\n\r\n", 417),
      ("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n", 431),
      // The client does not send the whole request.
      ("GET / HTTP/1.1\r\nHost: HOST\r\n", 408),
      ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 10\r\n\r\nhalf", 408),
    ])
  func refusals(request: String, status: Int) async throws {
    try await serving { server, site in
      let port = server.port
      let text = await blocking {
        RawClient.ask(port, request.replacingOccurrences(of: "HOST", with: "127.0.0.1:\(port)"))
      }
      #expect(text.hasPrefix("HTTP/1.1 \(status) "), "\(text.prefix(60))")
      #expect(site.requests.isEmpty && site.streams.isEmpty)
    }
  }

  @Test("a connection that has not sent a byte is closed without a word")
  func silent() async throws {
    try await serving { server, site in
      let port = server.port
      #expect(await blocking { RawClient(port: port)?.receiveAll() } == [])
      #expect(site.requests.isEmpty)
    }
  }

  @Test(
    "without a file descriptor the server waits before it accepts again; a client that has gone is none of its errors",
    arguments: [
      (EMFILE, true), (ENFILE, true), (ENOMEM, true), (EBADF, true), (EAGAIN, false),
      (ECONNABORTED, false),
    ])
  func refusal(number: Int32, isEnd: Bool) {
    if case .ended = Socket.refusal(number) { #expect(isEnd) } else { #expect(!isEnd) }
  }

  @Test("a stream says hello, carries events in order, and ends with its page")
  func stream() async throws {
    try await serving { server, site in
      let port = server.port
      let (page, id) = try #require(await blocking { RawClient.stream(port) })
      await site.wait { $0.streams.count == 1 }
      let client = try #require(site.streams.first)
      #expect(client.id == id && client.mayAct && id.count == 32)
      for number in 0..<5 { client.send("number", Data("\(number)\nline".utf8)) }
      let events = await blocking { (0..<5).compactMap { _ in page.event() } }
      #expect(events.map(\.data) == (0..<5).map { "\($0)\nline" })
      let named = await blocking { RawClient.get(port, "/client?client=\(id)") }
      #expect(named.hasSuffix("\r\n\r\n" + id))
      page.close()
      await site.wait { $0.left == 1 }
      #expect(site.seen.with { $0.left } == 1 && client.isClosed && !client.send("x", Data()))
      let gone = await blocking { RawClient.get(port, "/client?client=\(id)") }
      #expect(gone.hasSuffix("none"))
    }
  }

  @Test("the site ends a stream after what it has sent")
  func close() async throws {
    try await serving { server, site in
      let port = server.port
      let (page, _) = try #require(await blocking { RawClient.stream(port) })
      await site.wait { $0.streams.count == 1 }
      site.streams.first?.send("last", Data("word".utf8))
      site.streams.first?.close()
      let last = await blocking { (page.event()?.data, page.receive().count) }
      #expect(last.0 == "word" && last.1 == 0)
      await site.wait { $0.left == 1 }
    }
  }

  @Test("requests of one page are answered one after the other, in order")
  func order() async throws {
    try await serving { server, site in
      let port = server.port
      let (page, id) = try #require(await blocking { RawClient.stream(port) })
      await site.wait { $0.streams.count == 1 }
      let posts = await blocking { () -> [RawClient] in
        (0..<4).compactMap { number in
          guard let client = RawClient(port: port) else { return nil }
          client.send(
            "POST /order?client=\(id) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: 1\r\n"
              + "Connection: close\r\n\r\n\(number)")
          return client
        }
      }
      _ = await blocking { posts.map { $0.receiveAll() } }
      let order = site.seen.with { $0.order }
      #expect(order.count == 8)
      for index in stride(from: 0, to: order.count - 1, by: 2) {
        #expect(order[index + 1] == order[index].replacingOccurrences(of: "begin", with: "end"))
      }
      page.close()
    }
  }

  @Test("a port that is taken is one clear line")
  func taken() async throws {
    try await serving { server, site in
      let error = #expect(throws: LiveServer.ListenError.self) {
        try LiveServer(port: server.port, site: site)
      }
      #expect(
        error?.description
          == "port \(server.port) is taken, perhaps by another app or simulator; 0 takes any free port"
      )
    }
  }

  @Test("when it stops, every connection ends at once, also while a request is answered")
  func end() async throws {
    let site = TestSite()
    let server = try LiveServer(port: 0, site: site)
    let port = server.port
    let (page, _) = try #require(await blocking { RawClient.stream(port) })
    let idle = try #require(await blocking { RawClient(port: port) })
    let slow = try #require(await blocking { RawClient(port: port) })
    slow.send("GET /slow HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    await site.wait { !$0.requests.isEmpty && !$0.streams.isEmpty }
    let start = ContinuousClock.now
    await server.stop()
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(
      await blocking { page.receiveAll().count + idle.receiveAll().count + slow.receiveAll().count }
        == 0)
    #expect(await blocking { RawClient(port: port) } == nil)
    await site.wait { $0.left == 1 && $0.hasEnded == 1 }
    #expect(site.seen.with { $0.left == 1 && $0.hasEnded == 1 })
    // The port is free at once, and stopping the server twice does no harm.
    let next = try LiveServer(port: port, site: site)
    await server.stop()
    await next.stop()
  }

  @Test("a server that nothing holds any more closes its port")
  func released() async throws {
    let site = TestSite()
    var server: LiveServer? = try LiveServer(port: 0, site: site)
    let port = try #require(server?.port)
    server = nil
    var isOpen = true
    for _ in 0..<400 where isOpen {
      isOpen = await blocking { RawClient(port: port) } != nil
      if isOpen { try await Task.sleep(for: .milliseconds(5)) }
    }
    #expect(!isOpen)
  }

  @Test("input of a page that has gone is not answered any more: its task is cancelled")
  func gone() async throws {
    try await serving { server, site in
      let port = server.port
      let client = try #require(await blocking { RawClient(port: port) })
      client.send("POST /slow HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      await site.wait { !$0.requests.isEmpty }
      client.close()
      await site.wait { $0.hasEnded == 1 }
      #expect(site.seen.with { $0.hasEnded } == 1)
    }
  }

  @Test("without leave to act, no request may change the app; with it, only what is posted")
  func actions() async throws {
    for (allows, post) in [(false, "read only\n"), (true, "acted")] {
      try await serving(allowsActions: allows) { server, _ in
        let port = server.port
        #expect(await blocking { RawClient.post(port, "/act", "") }.hasSuffix(post))
        #expect(await blocking { RawClient.get(port, "/act") }.hasSuffix("read only\n"))
      }
    }
  }
}
