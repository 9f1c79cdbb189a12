import ResponderScopeLive
import Testing

/// Tests that the server rejects pages of other origins, and other host names that lead to it.
@Suite("Who may talk to the device")
struct GatekeeperTests {
  private func passes(
    _ headers: [String: String], method: String = "GET", path: String = "/events",
    address: String = "127.0.0.1", isLoopback: Bool = true
  ) -> Bool {
    Gatekeeper(address: address, port: 8460, isLoopback: isLoopback).objection(
      to: HTTPHead(method: method, path: path, headers: headers)) == nil
  }

  @Test("its own page, and programs that name it")
  func friends() {
    #expect(passes(["host": "127.0.0.1:8460"]))
    #expect(passes(["host": "LocalHost:8460"]))
    #expect(passes(["host": "127.0.0.1:8460", "origin": "http://127.0.0.1:8460"]))
    #expect(passes(["host": "127.0.0.1:8460", "sec-fetch-site": "same-origin"]))
    #expect(passes(["host": "127.0.0.1:8460", "sec-fetch-site": "none"], path: "/"))
  }

  @Test(
    "no other name",
    arguments: [
      [:], ["host": ""], ["host": "evil.test:8460"], ["host": "127.0.0.1"],
      ["host": "127.0.0.1:80"], ["host": "127.0.0.1.evil.test:8460"], ["host": "[::1]:8460"],
      ["host": "127.0.0.1:8460", "origin": "http://evil.test"],
      ["host": "127.0.0.1:8460", "origin": "null"], ["host": "127.0.0.1:8460", "origin": ""],
      ["host": "127.0.0.1:8460", "origin": "https://127.0.0.1:8460"],
      ["host": "127.0.0.1:8460", "origin": "http://127.0.0.1:8461"],
      ["host": "127.0.0.1:8460", "origin": "http://127.0.0.1:8460.evil.test"],
      // Another name of this server is a different origin.
      ["host": "127.0.0.1:8460", "origin": "http://localhost:8460"],
      ["host": "127.0.0.1:8460", "sec-fetch-site": "cross-site"],
      ["host": "127.0.0.1:8460", "sec-fetch-site": "same-site"],
    ] as [[String: String]])
  func strangers(headers: [String: String]) {
    #expect(!passes(headers))
  }

  @Test("a link on another page may open the page, which then is its own origin")
  func link() {
    let link = ["host": "127.0.0.1:8460", "sec-fetch-site": "cross-site"]
    #expect(passes(link, path: "/"))
    #expect(!passes(link, path: "/journal"))
  }

  @Test("a browser says where a post comes from; a program need not")
  func posts() {
    let browser = ["host": "127.0.0.1:8460", "sec-fetch-site": "same-origin"]
    #expect(!passes(browser, method: "POST"))
    let origin = browser.merging(["origin": "http://127.0.0.1:8460"]) { $1 }
    #expect(passes(origin, method: "POST"))
    #expect(passes(["host": "127.0.0.1:8460"], method: "POST"))
    #expect(
      !passes(
        ["host": "127.0.0.1:8460", "sec-fetch-site": "cross-site"], method: "POST", path: "/"))
  }

  @Test("on a network only the bound address counts, not localhost and not a name that leads here")
  func network() {
    func passes(_ headers: [String: String]) -> Bool {
      self.passes(headers, address: "192.168.1.5", isLoopback: false)
    }
    #expect(passes(["host": "192.168.1.5:8460"]))
    #expect(passes(["host": "192.168.1.5:8460", "origin": "http://192.168.1.5:8460"]))
    for host in ["localhost:8460", "127.0.0.1:8460", "phone.local:8460", "192.168.1.5"] {
      #expect(!passes(["host": host]))
      #expect(!passes(["host": "192.168.1.5:8460", "origin": "http://" + host]))
    }
  }
}
