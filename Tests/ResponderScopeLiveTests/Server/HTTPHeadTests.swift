import Testing

@testable import ResponderScopeLive

@Suite("Heads of requests")
struct HTTPHeadTests {
  @Test("method, decoded path and query, headers by lower-case name")
  func reads() {
    let text = "GET /journal%20one?x=1&y=a%3Db&z HTTP/1.1\r\nHost: 127.0.0.1:1\r\nX-Thing:  a:\tb "
    #expect(
      HTTPHead(Array(text.utf8))
        == HTTPHead(
          method: "GET", path: "/journal one", query: ["x": "1", "y": "a=b", "z": ""],
          headers: ["host": "127.0.0.1:1", "x-thing": "a:\tb"]))
  }

  @Test(
    "what is no plain request is refused",
    arguments: [
      "", "GET", "GET /", "GET / HTTP/1.0", "GET  / HTTP/1.1", "get / HTTP/1.1", "GET x HTTP/1.1",
      "GET http://127.0.0.1/ HTTP/1.1", "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\n: x",
      "GET / HTTP/1.1\r\nHost: a\r\nhost: b", "GET / HTTP/1.1\r\nHo st: a",
      "GET / HTTP/1.1\r\n folded: a", "GET / HTTP/1.1\nHost: a",
      "GET / HTTP/1.1\r\nHost: a\nX: b", "GET / HTTP/1.1\r\nHost: a\rX: b",
      "GET / HTTP/1.1\r\nHost: a\r", "GET / HTTP/1.1\r\nHost: a\u{0}", "GET /\u{0} HTTP/1.1",
      "GET / HTTP/1.1\r\nHost: a\u{7f}", "GET / HTTP/1.1\r\nHost : a", "GET /  HTTP/1.1",
      "GET / HTTP/1.1 ", " GET / HTTP/1.1", "GET\t/ HTTP/1.1", "GET / HTTP/1.1\r\nHost: é",
      "GET /#part HTTP/1.1", "GET /% HTTP/1.1", "GET /%0 HTTP/1.1", "GET /%00 HTTP/1.1",
      "GET /%0d%0a HTTP/1.1", "GET /%ff HTTP/1.1", "GET /?%zz=1 HTTP/1.1",
      "GET /?a=%00 HTTP/1.1", "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1",
    ])
  func refuses(text: String) {
    #expect(HTTPHead(Array(text.utf8)) == nil)
  }

  @Test("only other servers' cookies may contain any byte")
  func otherCookies() {
    let head = HTTPHead(
      Array("GET / HTTP/1.1\r\nCookie: a=1; b=".utf8) + [0xe9, 0xff] + Array("\r\nHost: a".utf8))
    #expect(head?.cookie("a") == "1" && head?.headers["host"] == "a")
    for line in ["Host", "Origin", "X-Cookie"] {
      #expect(HTTPHead(Array("GET / HTTP/1.1\r\n\(line): ".utf8) + [0xe9]) == nil)
    }
    #expect(HTTPHead(Array("GET / HTTP/1.1\r\nCookie: a=1".utf8) + [0x7f]) == nil)
    #expect(HTTPHead(Array("GET /".utf8) + [0xe9] + Array(" HTTP/1.1".utf8)) == nil)
    #expect(HTTPHead([0xff, 0xfe, 0x00]) == nil)
  }

  @Test("the end of a head is found wherever its bytes are cut")
  func end() {
    let bytes = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\nbody".utf8)
    for cut in 0...bytes.count {
      let first = HTTPHead.end(of: Array(bytes[..<cut]), from: 0)
      #expect(first == (cut >= bytes.count - 4 ? bytes.count - 4 : nil))
      #expect(HTTPHead.end(of: bytes, from: min(cut, 24)) == bytes.count - 4)
    }
  }

  @Test(
    "a cookie counts when it comes once",
    arguments: [
      ("a=1", "1"), ("b=2; a=1", "1"), ("aa=1", nil), ("a=1; a=2", nil), ("", nil), ("a", nil),
    ] as [(String, String?)])
  func cookie(text: String, value: String?) {
    #expect(HTTPHead(method: "GET", path: "/", headers: ["cookie": text]).cookie("a") == value)
  }

  @Test(
    "the length of a body is told plainly or not at all",
    arguments: [
      (["content-length": "12"], 12), ([:], 0), (["content-length": "-1"], nil),
      (["content-length": "1e3"], nil), (["content-length": ""], nil),
      (["content-length": "99999999999999999999"], nil), (["content-length": "１２"], nil),
      (["transfer-encoding": "chunked", "content-length": "1"], nil),
    ] as [([String: String], Int?)])
  func length(headers: [String: String], length: Int?) {
    #expect(HTTPHead(method: "POST", path: "/", headers: headers).bodyLength == length)
  }
}
