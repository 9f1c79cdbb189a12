#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation

  /// Converts a reply into the bytes that the server sends.
  package enum HTTPReply {
    /// Allows a page of this server to load scripts, styles and pictures from this server and to
    /// connect to it, but to no other server.
    package static let policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    /// - Parameters:
    ///   - withBody: False for the reply to `HEAD`.
    ///   - closes: Whether the connection ends with this reply.
    ///   - cookie: The value of `Set-Cookie`, if there is one.
    package static func bytes(
      _ reply: LiveReply, withBody: Bool = true, closes: Bool = true, cookie: String? = nil
    ) -> Data {
      var lines = start(reply.status, reply.contentType, closes: closes)
      lines.append("Content-Length: \(reply.body.count)")
      if reply.status == 405 { lines.append("Allow: GET, HEAD, POST") }
      if let fileName = reply.fileName {
        let plain = String(
          fileName.unicodeScalars.filter {
            $0.isASCII && $0.value >= 32 && !"\"\\".contains(Character($0))
          })
        lines.append("Content-Disposition: attachment; filename=\"\(plain)\"")
      }
      if let cookie { lines.append("Set-Cookie: \(cookie)") }
      return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        + (withBody ? reply.body : Data())
    }

    /// The head of a stream of server-sent events, and a first line that makes browsers reconnect
    /// after one second. The stream ends with its connection.
    package static var stream: Data {
      let lines = start(200, "text/event-stream", closes: true)
      return Data((lines.joined(separator: "\r\n") + "\r\n\r\nretry: 1000\n\n").utf8)
    }

    private static func start(_ status: Int, _ type: String, closes: Bool) -> [String] {
      [
        "HTTP/1.1 \(status) \(reason(status))",
        "Connection: \(closes ? "close" : "keep-alive")",
        "Content-Type: \(type)",
        "Cache-Control: no-store",
        "Content-Security-Policy: \(policy)",
        "Cross-Origin-Opener-Policy: same-origin",
        "Cross-Origin-Resource-Policy: same-origin",
        "Referrer-Policy: no-referrer",
        "X-Content-Type-Options: nosniff",
      ]
    }

    private static func reason(_ status: Int) -> String {
      switch status {
      case 200: "OK"
      case 204: "No Content"
      case 400: "Bad Request"
      case 401: "Unauthorized"
      case 403: "Forbidden"
      case 404: "Not Found"
      case 405: "Method Not Allowed"
      case 408: "Request Timeout"
      case 409: "Conflict"
      case 413: "Content Too Large"
      case 417: "Expectation Failed"
      case 429: "Too Many Requests"
      case 431: "Request Header Fields Too Large"
      case 503: "Service Unavailable"
      default: "Answer"
      }
    }
  }
#endif
