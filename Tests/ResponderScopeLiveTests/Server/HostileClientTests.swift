import Foundation
import ResponderScopeLive
import Testing

/// Tests that hostile clients have a limited cost, and that the server serves other clients in the
/// meantime.
@Suite("Hostile clients", .serialized)
struct HostileClientTests {
  private func isServed(_ port: UInt16) async -> Bool {
    await blocking { RawClient.get(port, "/friend") }.hasPrefix("HTTP/1.1 200 ")
  }

  @Test("connections that say nothing give their places to those that speak")
  func halfOpen() async throws {
    var limits = WebLimits.quick
    limits.headTime = 30
    try await serving(limits: limits) { server, _ in
      let (port, most) = (server.port, server.limits.connections)
      let idle = await blocking { (0..<60).compactMap { _ in RawClient(port: port) } }
      #expect(idle.count == 60)
      for client in idle.suffix(20) { client.send("GET / HT") }
      let start = ContinuousClock.now
      #expect(await isServed(port))
      #expect(ContinuousClock.now - start < .seconds(2))
      #expect(await server.counts().connections <= most)
    }
  }

  @Test("connections that only stay after a request make room, too")
  func keptAlive() async throws {
    try await serving { server, _ in
      let (port, most) = (server.port, server.limits.connections)
      let kept = await blocking { () -> [RawClient] in
        (0..<most).compactMap { _ in
          guard let client = RawClient(port: port) else { return nil }
          client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
          return client.reply().isEmpty ? nil : client
        }
      }
      #expect(kept.count == most)
      #expect(await isServed(port))
    }
  }

  @Test("strangers who send two requests at once get two answers, and keep no place for it")
  func pipelined() async throws {
    try await serving(door: Locked(LiveDoor())) { server, _ in
      let (port, most) = (server.port, server.limits.connections)
      let request = "GET /door.js HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      let strangers = await blocking { () -> [RawClient] in
        (0..<most).compactMap { _ in
          guard let client = RawClient(port: port) else { return nil }
          client.send(request + request)
          return client
        }
      }
      #expect(strangers.count == most)
      let replies = await blocking { strangers.map { [$0.reply(), $0.reply()] } }
      #expect(replies.allSatisfy { $0.allSatisfy { $0.hasPrefix("HTTP/1.1 200 ") } })
      let start = ContinuousClock.now
      #expect(await blocking { RawClient.get(port, "/door.js") }.hasPrefix("HTTP/1.1 200 "))
      #expect(ContinuousClock.now - start < .seconds(2))
    }
  }

  @Test("strangers who ask and read nothing make room")
  func strangersWhoWait() async throws {
    var limits = WebLimits.quick
    // The server answers no requests, so that each client keeps waiting for its reply.
    limits.requestBurst = 0
    limits.requestsPerSecond = 1
    try await serving(door: Locked(LiveDoor()), limits: limits) { server, _ in
      let (port, most) = (server.port, server.limits.connections)
      let request = "GET /door.js HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      let strangers = await blocking { () -> [RawClient] in
        (0..<(most + 4)).compactMap { _ in
          guard let client = RawClient(port: port) else { return nil }
          client.send(request)
          return client
        }
      }
      let start = ContinuousClock.now
      let ended = await blocking { strangers.prefix(4).filter { $0.receive().isEmpty }.count }
      // The server closed these connections at once. The reads did not end because of a timeout.
      #expect(ended == 4 && ContinuousClock.now - start < .seconds(4))
    }
  }

  @Test("a request whose turn does not come is refused, and its place is free again")
  func noTurn() async throws {
    var limits = WebLimits.quick
    (limits.inFlight, limits.waitTime) = (1, 0.2)
    try await serving(limits: limits) { server, site in
      let port = server.port
      let slow = try #require(await blocking { RawClient(port: port) })
      slow.send("GET /slow HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      await site.wait { $0.requests.count == 1 }
      #expect(await blocking { RawClient.get(port, "/x") }.hasPrefix("HTTP/1.1 503 "))
      slow.close()
      await site.wait { $0.hasEnded == 1 }
      #expect(await isServed(port))
    }
  }

  @Test("twelve idle streams keep no browser out: the one that was silent longest makes room")
  func idleStreams() async throws {
    try await serving { server, site in
      let (port, most) = (server.port, server.limits.streams)
      let first = await blocking { (0..<most).compactMap { _ in RawClient.stream(port) } }
      #expect(first.count == most)
      // None of the streams has been silent for long enough to be replaced.
      #expect(await blocking { RawClient.stream(port) } == nil)
      try await Task.sleep(for: .milliseconds(250))
      _ = await blocking { RawClient.get(port, "/client?client=\(first[0].id)") }
      let newcomer = await blocking { RawClient.stream(port) }
      #expect(newcomer != nil)
      await site.wait { $0.left == 1 && $0.streams.count == most }
      let ids = Set(site.streams.map(\.id))
      #expect(ids.count == most && ids.contains(first[0].id) && !ids.contains(first[1].id))
    }
  }

  @Test("unfinished bodies are bounded together, and small ones of others still come through")
  func bodies() async throws {
    var limits = WebLimits.quick
    limits.bodyTime = 30
    try await serving(limits: limits) { server, site in
      let port = server.port
      let megabyte = [UInt8](repeating: 65, count: 1 << 20)
      let clients = await blocking { () -> [RawClient] in
        (0..<8).compactMap { _ in
          guard let client = RawClient(port: port) else { return nil }
          client.send(
            "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: \(16 << 20)\r\n\r\n")
          return client
        }
      }
      // The server accepts one body of 16 MB. Two would exceed the limit of 24 MB for all bodies.
      // It therefore refuses the other clients before they send theirs.
      let refused = await blocking {
        clients.dropFirst().filter { $0.reply().hasPrefix("HTTP/1.1 503 ") }.count
      }
      #expect(refused == 7)
      #expect(await blocking { clients[0].send(megabyte) })
      #expect(await blocking { RawClient.post(port, "/small", "hello") }.hasSuffix("POST /small 5"))
      #expect(site.requests == ["POST /small 5"])
    }
  }

  @Test("a flood of requests is slowed down, and a friend is served")
  func flood() async throws {
    var limits = WebLimits.quick
    limits.requestsPerSecond = 100
    limits.requestBurst = 20
    try await serving(limits: limits) { server, site in
      let port = server.port
      let flood = try #require(await blocking { RawClient(port: port) })
      let request = "GET /flood HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      // The client sends more than the server's input buffer can hold, so it has to wait.
      let sender = Task {
        await blocking { flood.send(String(repeating: request, count: 5000)) }
      }
      let start = ContinuousClock.now
      for _ in 0..<5 { #expect(await isServed(port)) }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      let count = site.requests.count { $0.contains("/flood") }
      #expect(Double(count) <= 20 + 100 * (seconds + 0.2))
      flood.close()
      _ = await sender.value
    }
  }

  @Test("a client that reads nothing is closed; what waits for it is bounded")
  func deaf() async throws {
    try await serving { server, site in
      let port = server.port
      let (page, _) = try #require(await blocking { RawClient.stream(port) })
      await site.wait { !$0.streams.isEmpty }
      let client = try #require(site.streams.first)
      let piece = Data(repeating: 65, count: 1 << 20)
      var taken = 0
      for _ in 0..<200 where client.send("piece", piece) { taken += 1 }
      #expect(taken < 20 && !client.hasRoom)
      await site.wait { $0.streams.isEmpty }
      #expect(site.streams.isEmpty)
      page.close()
      // Large replies that their clients do not read do not delay other clients.
      let askers = await blocking { () -> [RawClient] in
        (0..<12).compactMap { _ in
          guard let client = RawClient(port: port) else { return nil }
          client.send("GET /big HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
          return client
        }
      }
      #expect(askers.count == 12)
      #expect(await isServed(port))
    }
  }

  @Test("a message that no queue can hold is dropped, and the stream stays open for others")
  func oversized() {
    let client = LiveClient(id: "1", mayAct: false)
    #expect(!client.send("big", Data(repeating: 65, count: LiveClient.mostBytes)))
    #expect(client.hasRoom)
    #expect(client.send("small", Data("1".utf8)))
    #expect(client.next() == LiveClient.message("small", Data("1".utf8)))
  }

  @Test("a stream that has room again says so")
  func room() async throws {
    try await serving { server, site in
      let port = server.port
      let (page, _) = try #require(await blocking { RawClient.stream(port) })
      await site.wait { !$0.streams.isEmpty }
      let client = try #require(site.streams.first)
      let hasRoom = Locked(false)
      await MainActor.run { client.onRoom = { hasRoom.with { $0 = true } } }
      let piece = Data(repeating: 65, count: 1 << 18)
      var taken = 0
      while client.send("piece", piece) { taken += 1 }
      #expect(!client.hasRoom && taken > 0)
      let count = taken
      let read = await blocking {
        (0..<count).compactMap { _ in page.receive(piece: 1 << 18) }.count
      }
      #expect(read == count)
      for _ in 0..<400 where !hasRoom.with({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
      #expect(hasRoom.with { $0 } && client.hasRoom)
    }
  }

  @Test("a page whose requests are refused again and again loses its stream; refusals are forgiven")
  func strikes() async throws {
    try await serving { server, site in
      let port = server.port
      let (page, id) = try #require(await blocking { RawClient.stream(port) })
      await site.wait { !$0.streams.isEmpty }
      for _ in 0..<7 { _ = await blocking { RawClient.post(port, "/bad?client=\(id)", "") } }
      #expect(await server.counts().streams == 1)
      _ = await blocking { RawClient.post(port, "/bad?client=\(id)", "") }
      #expect(await server.counts().streams == 0)
      #expect(await blocking { page.receiveAll() }.isEmpty)
    }
    var bucket = TokenBucket(perSecond: 0.1, burst: 7)
    for _ in 0..<7 {
      let isForgiven = bucket.take(at: 0)
      #expect(isForgiven)
    }
    let late = (bucket.take(at: 5), bucket.take(at: 11))
    #expect(late == (false, true))
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

extension RawClient {
  /// Receives an event of `length` bytes of data.
  fileprivate func receive(piece length: Int) -> Int? {
    var left = length + "event: piece\ndata: \n\n".utf8.count
    while left > 0 {
      let count = receive(min(left, 65_536)).count
      if count == 0 { return nil }
      left -= count
    }
    return length
  }
}
