import Foundation
import ResponderScopeLive
import Testing

@Suite("Limits of the live server", .serialized)
struct ServerLimitsTests {
  private func isServed(_ port: UInt16) async -> Bool {
    await blocking { RawClient.get(port, "/friend") }.hasPrefix("HTTP/1.1 200 ")
  }

  /// Returns as many connections as the server has places, after each has sent a text.
  private func connections(_ server: LiveServer, more: Int = 0, _ text: String) async -> [RawClient]
  {
    let (port, count) = (server.port, server.limits.connections + more)
    return await blocking {
      (0..<count).compactMap { _ in
        guard let client = RawClient(port: port) else { return nil }
        client.send(text.replacingOccurrences(of: "HOST", with: "127.0.0.1:\(port)"))
        return client
      }
    }
  }

  @Test(
    "connections that wait for a request make room for those that speak",
    arguments: [
      "", "GET / HT", "GET / HTTP/1.1\r\nHost: HOST\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9\r\n\r\nhalf",
    ])
  func places(text: String) async throws {
    var limits = ServerLimits()
    limits.connections = 12
    try await serving(limits: limits) { server, _ in
      let clients = await connections(server, more: 4, text)
      #expect(clients.count == 16)
      // A request keeps its place until it is answered.
      if text.hasPrefix("GET"), text.hasSuffix("\r\n\r\n") {
        _ = await blocking { clients.map { $0.reply() } }
      }
      let start = ContinuousClock.now
      #expect(await isServed(server.port))
      #expect(ContinuousClock.now - start < .seconds(2))
      #expect(await server.counts().connections <= 12)
    }
  }

  @Test("the connection that has been silent longest makes room")
  func oldest() async throws {
    var limits = ServerLimits()
    limits.connections = 2
    try await serving(limits: limits) { server, _ in
      let clients = await connections(server, "GET / HTTP/1.1\r\n")
      try await Task.sleep(for: .milliseconds(20))
      clients[0].send("Host: 127.0.0.1:\(server.port)\r\n")
      try await Task.sleep(for: .milliseconds(20))
      #expect(await isServed(server.port))
      clients[0].send("\r\n")
      #expect(await blocking { clients[0].reply() }.hasPrefix("HTTP/1.1 200 "))
      #expect(await blocking { clients[1].receive() }.isEmpty)
    }
  }

  @Test("connections that are answered keep their places")
  func answered() async throws {
    var limits = ServerLimits()
    limits.connections = 2
    try await serving(limits: limits) { server, handler in
      let clients = await connections(server, "GET /slow HTTP/1.1\r\nHost: HOST\r\n\r\n")
      #expect(await handler.wait { $0.requests.count == 2 })
      #expect(await blocking { RawClient(port: server.port)?.receiveAll() } == [])
      clients[0].close()
      #expect(await handler.wait { $0.hasEnded == 1 })
      #expect(await isServed(server.port))
    }
  }

  @Test("streams leave room for requests")
  func streams() async throws {
    var limits = ServerLimits()
    limits.streams = 2
    try await serving(limits: limits) { server, handler in
      let port = server.port
      let pages = await blocking { (0..<2).compactMap { _ in RawClient.stream(port) } }
      #expect(pages.count == 2)
      #expect(await blocking { RawClient.get(port, "/events") }.hasPrefix("HTTP/1.1 503 "))
      #expect(await isServed(port))
      pages[0].client.close()
      #expect(await handler.wait { $0.left == 1 })
      #expect(await blocking { RawClient.stream(port) } != nil)
    }
  }

  @Test("a page that reads too slowly loses its stream")
  func slowPage() async throws {
    try await serving { server, handler in
      let port = server.port
      let (page, _) = try #require(await blocking { RawClient.stream(port) })
      #expect(await handler.wait { !$0.streams.isEmpty })
      let stream = try #require(handler.streams.first)
      let piece = Data(repeating: 65, count: 1 << 20)
      var taken = 0
      for _ in 0..<200 where stream.send("piece", piece) { taken += 1 }
      #expect(taken < 30 && stream.isClosed)
      #expect(await handler.wait { $0.streams.isEmpty })
      page.close()
    }
  }

  @Test("a stream takes one message beyond its limit")
  func waiting() {
    let stream = EventStream(id: "1", mayAct: false, most: 40)
    let large = Data(repeating: 65, count: 100)
    #expect(stream.send("one", large))
    #expect(String(decoding: stream.next() ?? Data(), as: UTF8.self).hasPrefix("event: one\nd"))
    #expect(stream.send("two", large) && !stream.send("three", Data()))
    #expect(stream.isClosed && stream.next() == nil && !stream.send("four", Data()))
  }

  @Test("responses that nobody reads end, and do not delay others")
  func deaf() async throws {
    try await serving { server, _ in
      let port = server.port
      let askers = await blocking {
        (0..<12).compactMap { _ in RawClient(port: port) }
      }
      for client in askers { client.send("GET /big HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n") }
      #expect(await isServed(port))
      for _ in 0..<400 where await server.counts().connections > 0 {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(await server.counts().connections == 0)
    }
  }

  @Test("bytes of every length and kind leave the server standing")
  func noise() async throws {
    try await serving { server, _ in
      let port = server.port
      var random = SystemRandomNumberGenerator()
      for _ in 0..<40 {
        let length = Int.random(in: 0...12_000, using: &random)
        let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
        await blocking {
          guard let client = RawClient(port: port) else { return }
          client.send(bytes)
          client.close()
        }
      }
      #expect(await isServed(port))
    }
  }
}
