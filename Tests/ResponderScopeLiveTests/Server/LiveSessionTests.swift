import Foundation
import ResponderScopeLive
import Testing

/// Tests the additional requirements on a network, besides host and origin: the token, and the
/// session for which a client exchanges it.
@Suite("Sessions on a network")
struct LiveSessionTests {
  private func cookie(_ reply: String) -> String? {
    reply.components(separatedBy: "Set-Cookie: ").dropFirst().first?
      .components(separatedBy: ";").first
  }

  @Test("without a session there is the door and nothing else")
  func stranger() async throws {
    let door = Locked(LiveDoor())
    let token = door.with { $0.makeToken(at: Self.now) }
    try await serving(door: door) { server, site in
      let port = server.port
      let page = await blocking { RawClient.get(port, "/") }
      #expect(page.contains("<script src=\"/door.js\">") && !page.contains(token))
      #expect(await blocking { RawClient.get(port, "/door.js") }.contains("location.hash"))
      for path in [
        "/report", "/events", "/journal.jsonl", "/page.js", "/?token=\(token)x", "/session",
      ] {
        let reply = await blocking { RawClient.get(port, path) }
        let isDoor = path.hasPrefix("/?")
        #expect(reply.hasPrefix("HTTP/1.1 \(isDoor ? 200 : 401) "), "\(path)")
      }
      for cookie in ["", "responderscope-\(port)=", "responderscope-\(port)=\(token)", "other=1"] {
        let reply = await blocking { RawClient.get(port, "/report", "Cookie: \(cookie)\r\n") }
        #expect(reply.hasPrefix("HTTP/1.1 401 "))
      }
      let large = await blocking {
        RawClient.post(port, "/session", String(repeating: "x", count: 65))
      }
      #expect(large.hasPrefix("HTTP/1.1 413 "))
      #expect(site.requests.isEmpty && site.streams.isEmpty)
    }
  }

  @Test("a large body that the door itself answers no longer counts among the bodies")
  func largeBody() async throws {
    let door = Locked(LiveDoor())
    let token = door.with { $0.makeToken(at: Self.now) }
    try await serving(door: door) { server, _ in
      let port = server.port
      let session = cookie(await blocking { RawClient.post(port, "/session", token) })
      let header = "Cookie: \(try #require(session))\r\n"
      // Two bodies of this size exceed the limit for all bodies together.
      let body = String(repeating: "x", count: 16 << 20)
      let first = try #require(await blocking { RawClient(port: port) })
      let answer = await blocking {
        first.send(
          "POST /session HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(header)"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        return first.reply()
      }
      #expect(answer.hasPrefix("HTTP/1.1 401 "))
      let other = await blocking { RawClient.post(port, "/large", body, header) }
      #expect(other.hasSuffix("POST /large \(body.utf8.count)"))
      first.close()
    }
  }

  @Test("the token opens one session; wrong, old and used ones open none")
  func exchange() async throws {
    let door = Locked(LiveDoor())
    let token = door.with { $0.makeToken(at: Self.now) }
    try await serving(door: door) { server, site in
      let port = server.port
      let wrong = await blocking { RawClient.post(port, "/session", LiveDoor.secret()) }
      #expect(wrong.hasPrefix("HTTP/1.1 401 ") && cookie(wrong) == nil)
      let reply = await blocking { RawClient.post(port, "/session", token) }
      #expect(reply.hasPrefix("HTTP/1.1 204 "))
      #expect(reply.contains("; Path=/; HttpOnly; SameSite=Strict\r\n"))
      let session = try #require(cookie(reply))
      #expect(!session.contains(token))
      #expect(await blocking { RawClient.post(port, "/session", token) }.hasPrefix("HTTP/1.1 401 "))
      let header = "Cookie: \(session)\r\n"
      #expect(await blocking { RawClient.get(port, "/report", header) }.hasSuffix("GET /report 0"))
      #expect(await blocking { RawClient.get(port, "/", header) }.hasSuffix("GET / 0"))
      let (page, id) = try #require(await blocking { RawClient.stream(port, header) })
      await site.wait { $0.streams.count == 1 }
      let named = await blocking { RawClient.get(port, "/client?client=\(id)", header) }
      #expect(named.hasSuffix(id))
      // A session does not replace the checks of host and origin.
      let others = ["Origin: http://evil.test\r\n", "Sec-Fetch-Site: cross-site\r\n"]
      for other in others {
        let reply = await blocking { RawClient.get(port, "/report", header + other) }
        #expect(reply.hasPrefix("HTTP/1.1 403 "))
      }
      let rebound = await blocking {
        RawClient.ask(port, "GET /report HTTP/1.1\r\nHost: evil.test:\(port)\r\n\(header)\r\n")
      }
      #expect(rebound.hasPrefix("HTTP/1.1 403 "))
      // Another session has no access to the first session's page.
      let second = door.with { $0.makeToken(at: Self.now) }
      let other = try #require(cookie(await blocking { RawClient.post(port, "/session", second) }))
      let foreign = await blocking {
        RawClient.get(port, "/client?client=\(id)", "Cookie: \(other)\r\n")
      }
      #expect(foreign.hasSuffix("none"))
      page.close()
    }
  }

  @Test("a token that is too old opens nothing")
  func expired() async throws {
    let door = Locked(LiveDoor())
    let token = door.with { $0.makeToken(at: Self.now - 601) }
    try await serving(door: door) { server, _ in
      let port = server.port
      #expect(await blocking { RawClient.post(port, "/session", token) }.hasPrefix("HTTP/1.1 401 "))
    }
  }

  /// Opens a session, and returns the cookie header for it.
  private func enter(_ door: Locked<LiveDoor>, _ port: UInt16) async throws -> String {
    let token = door.with { $0.makeToken(at: Self.now) }
    let session = cookie(await blocking { RawClient.post(port, "/session", token) })
    return "Cookie: \(try #require(session))\r\n"
  }

  @Test("a session that makes room for another takes its streams along")
  func evicted() async throws {
    var limits = WebLimits.quick
    limits.sessions = 1
    let door = Locked(LiveDoor(limits: limits))
    try await serving(door: door, limits: limits) { server, site in
      let port = server.port
      let first = try await enter(door, port)
      let (page, _) = try #require(await blocking { RawClient.stream(port, first) })
      await site.wait { $0.streams.count == 1 }
      let second = try await enter(door, port)
      await site.wait { $0.left == 1 }
      #expect(site.streams.isEmpty)
      #expect(await blocking { page.receiveAll() }.isEmpty)
      #expect(await blocking { RawClient.get(port, "/x", second) }.hasPrefix("HTTP/1.1 200 "))
    }
  }

  @Test("a session that gets too old takes its streams along; one that is sent something does not")
  func streams() async throws {
    var limits = WebLimits.quick
    limits.sessionTime = 1
    let door = Locked(LiveDoor(limits: limits))
    try await serving(door: door, limits: limits) { server, site in
      let port = server.port
      let headers = [
        try await enter(door, port), try await enter(door, port), try await enter(door, port),
      ]
      let ids = try await blocking {
        headers.map { RawClient.stream(port, $0) }
      }.map { try #require($0) }
      await site.wait { $0.streams.count == 3 }
      // The server sends events to the first two pages all the time, but not to the third.
      let busy = site.streams.filter { $0.id != ids[2].id }
      let start = ContinuousClock.now
      while ContinuousClock.now - start < .seconds(2) {
        for client in busy { client.send("news", Data("{}".utf8)) }
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(Set(site.streams.map(\.id)) == Set(busy.map(\.id)))
      for header in headers.prefix(2) {
        #expect(await blocking { RawClient.get(port, "/x", header) }.hasPrefix("HTTP/1.1 200 "))
      }
      let late = await blocking { RawClient.get(port, "/x", headers[2]) }
      #expect(late.hasPrefix("HTTP/1.1 401 "))
      for (page, _) in ids { page.close() }
    }
  }

  @Test("without a session's request for a time, the server ends and says why")
  func idle() async throws {
    var limits = WebLimits.quick
    limits.sessionTime = 0.3
    let end = Locked<LiveServer.End?>(nil)
    let site = TestSite()
    let server = try LiveServer(
      port: 0, door: Locked(LiveDoor(limits: limits)), limits: limits, site: site,
      onEnd: { reason in end.with { $0 = reason } })
    for _ in 0..<400 where end.with({ $0 }) == nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(end.with { $0 } == .idle)
    let port = server.port
    #expect(await blocking { RawClient(port: port) } == nil)
  }

  /// The time of the server's clock, in seconds.
  private static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}
