import Testing

@testable import ResponderScopeLive

@Suite("Which requests are answered")
struct RequestCheckTests {
  private static let host = "127.0.0.1:8460"

  /// Returns the status of the refusal of a request; nil if it may pass.
  private func status(
    _ headers: [String: String], _ method: String = "GET", _ path: String = "/events",
    address: IPv4 = .loopback, token: AccessToken? = nil
  ) -> Int? {
    RequestCheck(address: address, port: 8460, token: token, mostBody: 100)
      .refusal(of: HTTPHead(method: method, path: path, headers: headers))?.status
  }

  @Test(
    "its own page, a link to it, and programs that name it",
    arguments: [
      (["host": host], "GET", "/events"), (["host": "LocalHost:8460"], "GET", "/events"),
      (["host": host, "origin": "http://" + host], "GET", "/events"),
      (["host": host, "sec-fetch-site": "same-origin"], "GET", "/events"),
      (["host": host, "sec-fetch-site": "none"], "GET", "/"),
      (["host": host, "sec-fetch-site": "cross-site"], "GET", "/"), (["host": host], "POST", "/x"),
      (["host": host, "sec-fetch-site": "same-origin", "origin": "http://" + host], "POST", "/x"),
      (["host": host, "content-length": "100"], "POST", "/x"),
    ])
  func passes(headers: [String: String], method: String, path: String) {
    #expect(status(headers, method, path) == nil)
  }

  @Test(
    "other names and other pages",
    arguments: [
      [:], ["host": ""], ["host": "evil.test:8460"], ["host": "127.0.0.1"],
      ["host": "127.0.0.1:80"], ["host": "127.0.0.1.evil.test:8460"], ["host": "[::1]:8460"],
      ["host": host, "origin": "http://evil.test"], ["host": host, "origin": "null"],
      ["host": host, "origin": ""], ["host": host, "origin": "https://127.0.0.1:8460"],
      ["host": host, "origin": "http://127.0.0.1:8461"],
      ["host": host, "origin": "http://127.0.0.1:8460.evil.test"],
      // Another name of this server is a different origin.
      ["host": host, "origin": "http://localhost:8460"],
      ["host": host, "sec-fetch-site": "cross-site"],
      ["host": host, "sec-fetch-site": "same-site"],
    ] as [[String: String]])
  func refuses(headers: [String: String]) {
    #expect(status(headers) == 403)
  }

  @Test(
    "methods, lengths and posts without an origin",
    arguments: [
      (["host": host], "DELETE", 405), (["host": host], "OPTIONS", 405),
      (["host": host], "HEAD", 405), (["host": host, "content-length": "5"], "GET", 400),
      (["host": host, "content-length": "x"], "POST", 400),
      (["host": host, "transfer-encoding": "chunked"], "POST", 400),
      (["host": host, "content-length": "101"], "POST", 413),
      (["host": host, "sec-fetch-site": "same-origin"], "POST", 403),
      (["host": host, "sec-fetch-site": "cross-site"], "POST", 403),
    ])
  func refusesMethod(headers: [String: String], method: String, expected: Int) {
    #expect(status(headers, method, "/") == expected)
  }

  @Test("on a network only the bound address counts")
  func network() {
    let address = IPv4(192, 168, 1, 5)
    let own = "192.168.1.5:8460"
    #expect(status(["host": own, "origin": "http://" + own], address: address) == nil)
    for host in ["localhost:8460", "127.0.0.1:8460", "phone.local:8460", "192.168.1.5"] {
      #expect(status(["host": host], address: address) == 403)
      #expect(status(["host": own, "origin": "http://" + host], address: address) == 403)
    }
  }

  @Test("HTTP's default port may be left out")
  func defaultPort() {
    #expect(RequestCheck(address: .loopback, port: 80).hosts.contains("127.0.0.1"))
  }

  @Test("the token, as a bearer token or a cookie")
  func token() {
    let token = AccessToken()
    func status(_ method: String, _ path: String, _ headers: [String: String] = [:]) -> Int? {
      self.status(headers.merging(["host": Self.host]) { $1 }, method, path, token: token)
    }
    #expect("\(token)".count == 32 && "\(AccessToken())" != "\(token)")
    #expect(status("GET", "/report", ["authorization": "Bearer \(token)"]) == nil)
    #expect(status("POST", "/x", ["cookie": "a=1; responderscope-8460=\(token)"]) == nil)
    for wrong in ["", "\(token)x", String("\(token)".dropLast()), "\(AccessToken())"] {
      #expect(status("GET", "/report", ["authorization": "Bearer \(wrong)"]) == 401)
      #expect(status("GET", "/report", ["cookie": "responderscope-8460=\(wrong)"]) == 401)
    }
    #expect(status("GET", "/report", ["cookie": "responderscope-8461=\(token)"]) == 401)
    #expect(status("GET", "/report", ["authorization": "\(token)"]) == 401)
    for path in ["/report", "/events", "/journal.jsonl", "/session"] {
      #expect(status("GET", path) == 401)
    }
    for path in ["/", "/main.js", "/page.css"] { #expect(status("GET", path) == nil) }
    #expect(status("POST", "/") == 401)
    #expect(status("POST", "/session", ["content-length": "64"]) == nil)
    #expect(status("POST", "/session", ["content-length": "65"]) == 413)
  }
}
