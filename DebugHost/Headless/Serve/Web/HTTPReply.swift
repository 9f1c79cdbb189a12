package import Foundation

/// An answer to a request; the connection closes after it.
package struct HTTPReply: Equatable, Sendable {
  package var status: Int
  package var type: String
  package var body: Data
  /// The name under which the browser saves it; nil to show it.
  package var fileName: String?

  package init(
    status: Int = 200, type: String = "text/plain; charset=utf-8", body: Data,
    fileName: String? = nil
  ) {
    self.status = status
    self.type = type
    self.body = body
    self.fileName = fileName
  }

  /// A refusal: one line.
  package static func refusal(_ status: Int, _ line: String) -> HTTPReply {
    HTTPReply(status: status, body: Data((line + "\n").utf8))
  }

  /// - Parameter port: Where this server listens: the page may talk to it and to nobody else.
  func bytes(port: UInt16, withBody: Bool = true) -> Data {
    let sockets = "ws://127.0.0.1:\(port) ws://localhost:\(port)"
    var lines = [
      "HTTP/1.1 \(status) \(Self.reason(status))",
      "Connection: close",
      "Content-Length: \(body.count)",
      "Content-Type: \(type)",
      "Cache-Control: no-store",
      "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
        + "img-src 'self'; connect-src 'self' \(sockets); base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
    ]
    if status == 405 { lines.append("Allow: GET, HEAD, POST") }
    if let fileName {
      lines.append("Content-Disposition: attachment; filename=\"\(fileName)\"")
    }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (withBody ? body : Data())
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 413: "Content Too Large"
    case 431: "Request Header Fields Too Large"
    case 503: "Service Unavailable"
    default: "Answer"
    }
  }
}
