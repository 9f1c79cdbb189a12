import HeadlessServe
import Testing

@Suite("Heads of requests")
struct HTTPHeadTests {
  private func head(_ text: String) -> HTTPHead? { HTTPHead(Array(text.utf8)) }

  @Test("method, path without query, headers by lower-case name")
  func reads() {
    let head = head("GET /journal?x=1 HTTP/1.1\r\nHost: 127.0.0.1:1\r\nX-Thing:  a: b ")
    #expect(
      head
        == HTTPHead(
          method: "GET", path: "/journal", headers: ["host": "127.0.0.1:1", "x-thing": "a: b"]))
  }

  @Test(
    "what is no plain request is refused",
    arguments: [
      "", "GET", "GET /", "GET / HTTP/1.0", "GET  / HTTP/1.1", "get / HTTP/1.1", "GET x HTTP/1.1",
      "GET http://127.0.0.1/ HTTP/1.1", "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\n: x",
      "GET / HTTP/1.1\r\nHost: a\r\nhost: b", "GET / HTTP/1.1\r\nHo st: a",
      "GET / HTTP/1.1\r\n folded: a", "GET / HTTP/1.1\nHost: a",
    ])
  func refuses(text: String) {
    #expect(head(text) == nil)
  }

  @Test("bytes that are no text are refused")
  func noText() {
    #expect(HTTPHead([0xff, 0xfe, 0x00]) == nil)
  }

  @Test(
    "the length of a body is told plainly or not at all",
    arguments: [
      (["content-length": "12"], 12), ([:], 0), (["content-length": "-1"], nil),
      (["content-length": "1e3"], nil), (["content-length": ""], nil),
      (["content-length": "99999999999999999999"], nil), (["content-length": "１２"], nil),
      (["transfer-encoding": "chunked"], nil),
      (["transfer-encoding": "chunked", "content-length": "1"], nil),
    ] as [([String: String], Int?)])
  func length(headers: [String: String], length: Int?) {
    #expect(HTTPHead(method: "POST", path: "/", headers: headers).bodyLength == length)
  }
}
