import Foundation

/// The head of a request: method, path without query, headers by lower-case name.
package struct HTTPHead: Equatable, Sendable {
  package let method: String
  package let path: String
  package let headers: [String: String]

  /// Reads everything before the empty line; nil if that is not HTTP/1.1 of the plain kind.
  ///
  /// A header that comes twice is refused: nothing that a browser sends here needs it, and two hosts are a trick.
  package init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard !lines.isEmpty else { return nil }
    let request = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard request.count == 3, request[2] == "HTTP/1.1", request[1].hasPrefix("/"),
      request[0].allSatisfy({ $0.isASCII && $0.isUppercase }), !request[0].isEmpty
    else { return nil }
    method = String(request[0])
    path = String(request[1].prefix { $0 != "?" })
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      guard name.utf8.allSatisfy({ $0 > 32 && $0 < 127 }), headers[name] == nil else { return nil }
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
  }

  package init(method: String, path: String, headers: [String: String]) {
    self.method = method
    self.path = path
    self.headers = headers
  }

  /// The length of the body that follows; nil if it does not say it plainly.
  package var bodyLength: Int? {
    if headers["transfer-encoding"] != nil { return nil }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}
