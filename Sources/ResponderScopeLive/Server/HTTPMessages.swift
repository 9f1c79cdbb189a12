#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Answers the requests that have passed the server's checks.
  package protocol HTTPHandler: AnyObject, Sendable {
    /// Answers a request.
    func response(to request: HTTPRequest) async -> HTTPResponse
    /// Notes that a page has opened `GET /events`.
    @MainActor func join(_ stream: EventStream)
    /// Notes that the stream has ended. The handler must drop requests of its page that still
    /// arrive.
    @MainActor func leave(_ stream: EventStream)
  }

  package struct HTTPRequest: Sendable {
    /// `GET` or `POST`.
    package var method = "GET"
    /// The decoded path, which begins with a slash, without the query.
    package var path: String
    /// The decoded query. If a name occurs twice, the last value counts.
    package var query: [String: String] = [:]
    package var body = Data()
    /// Whether this request may change the app.
    package var mayAct = false
    /// The open stream that the query names as `client`; nil if the query names none, or if the
    /// stream has ended.
    package var stream: EventStream?
  }

  package struct HTTPResponse: Sendable {
    package var status = 200
    package var contentType: String
    package var body: Data
    /// Further header lines.
    var headers: [String] = []

    package init(status: Int = 200, contentType: String, body: Data) {
      (self.status, self.contentType, self.body) = (status, contentType, body)
    }

    package static func json(_ body: Data) -> HTTPResponse {
      HTTPResponse(contentType: "application/json", body: body)
    }

    package static func text(_ text: String) -> HTTPResponse {
      HTTPResponse(contentType: "text/plain; charset=utf-8", body: Data(text.utf8))
    }

    /// Returns the response to a refused request; the reason is one line.
    package static func refusal(_ status: Int, _ reason: String) -> HTTPResponse {
      var refusal = text(reason + "\n")
      refusal.status = status
      return refusal
    }

    // MARK: Bytes

    /// Allows a page of this server to load scripts, styles and pictures from this server and to
    /// connect to it, but to no other server.
    private static let policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    /// The bytes that the server sends.
    /// - Parameter closes: Whether the connection ends with this response.
    func bytes(closes: Bool) -> Data {
      head(closes: closes, ["Content-Length: \(body.count)"]) + body
    }

    /// The head of a stream of server-sent events, and a first line that makes browsers reconnect
    /// after one second. The stream ends with its connection.
    static var stream: Data {
      HTTPResponse(contentType: "text/event-stream", body: Data()).head(closes: true, [])
        + Data("retry: 1000\n\n".utf8)
    }

    private func head(closes: Bool, _ further: [String]) -> Data {
      let lines =
        [
          // HTTP does not need the words that often follow the status.
          "HTTP/1.1 \(status) ",
          "Connection: \(closes ? "close" : "keep-alive")",
          "Content-Type: \(contentType)",
          "Cache-Control: no-store",
          "Content-Security-Policy: \(Self.policy)",
          "Cross-Origin-Opener-Policy: same-origin",
          "Cross-Origin-Resource-Policy: same-origin",
          "Referrer-Policy: no-referrer",
          "X-Content-Type-Options: nosniff",
        ] + further + headers
      return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
  }
#endif
