import HeadlessServe
import Testing

/// Pages of others, and names of others that lead here, stay outside.
@Suite("Who may talk to the device")
struct GatekeeperTests {
  private func passes(_ headers: [String: String], path: String = "/socket") -> Bool {
    Gatekeeper(port: 8460).objection(
      to: HTTPHead(method: "GET", path: path, headers: headers)) == nil
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
    "nobody else",
    arguments: [
      [:], ["host": ""], ["host": "evil.test:8460"], ["host": "127.0.0.1"],
      ["host": "127.0.0.1:80"], ["host": "127.0.0.1.evil.test:8460"], ["host": "[::1]:8460"],
      ["host": "127.0.0.1:8460", "origin": "http://evil.test"],
      ["host": "127.0.0.1:8460", "origin": "null"], ["host": "127.0.0.1:8460", "origin": ""],
      ["host": "127.0.0.1:8460", "origin": "https://127.0.0.1:8460"],
      ["host": "127.0.0.1:8460", "origin": "http://127.0.0.1:8461"],
      ["host": "127.0.0.1:8460", "origin": "http://127.0.0.1:8460.evil.test"],
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
}
