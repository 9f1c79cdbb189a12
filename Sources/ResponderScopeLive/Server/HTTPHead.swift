#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// The head of a request, read byte by byte and more strictly than RFC 9112 requires.
  ///
  /// The parser refuses a bare line feed or carriage return, NUL, a folded line, an extra space, a
  /// byte outside ASCII, and a header that occurs twice. Browsers send none of these, except bytes
  /// outside ASCII in cookies that another server on the same host may have set; it accepts those.
  package struct HTTPHead: Equatable, Sendable {
    package let method: String
    /// The decoded path, without the query.
    package let path: String
    package private(set) var query: [String: String] = [:]
    /// The headers by their names in lower case.
    package let headers: [String: String]
  }

  extension HTTPHead {
    /// Parses the bytes before the empty line; returns nil if they are not the head of an HTTP/1.1
    /// request that the parser accepts.
    package init?(_ bytes: [UInt8]) {
      guard let lines = Self.lines(bytes), let request = lines.first else { return nil }
      let words = request.split(separator: 32, omittingEmptySubsequences: false)
      guard words.count == 3, words[2].elementsEqual("HTTP/1.1".utf8), !words[0].isEmpty,
        words[0].count <= 16, words[0].allSatisfy({ (65...90).contains($0) }),
        words[1].first == UInt8(ascii: "/"),
        words[1].allSatisfy({ (33...126).contains($0) && $0 != UInt8(ascii: "#") })
      else { return nil }
      method = String(decoding: words[0], as: UTF8.self)
      let target = words[1].split(
        separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
      guard let path = Self.decoded(target[0]), let query = Self.query(target.dropFirst().first)
      else { return nil }
      (self.path, self.query) = (path, query)
      var headers: [String: String] = [:]
      for line in lines.dropFirst() {
        guard let (name, value) = Self.header(line), headers.updateValue(value, forKey: name) == nil
        else { return nil }
      }
      self.headers = headers
    }

    /// The length of the body that follows, in bytes; 0 if the head has no `Content-Length`. Nil if
    /// that header is not a plain number of at most nine digits, or if the head has
    /// `Transfer-Encoding`.
    package var bodyLength: Int? {
      if headers["transfer-encoding"] != nil { return nil }
      guard let text = headers["content-length"] else { return 0 }
      guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) })
      else { return nil }
      return Int(text)
    }

    /// Returns the value of a cookie; nil if no cookie or more than one has that name.
    package func cookie(_ name: String) -> String? {
      let values = (headers["cookie"] ?? "").split(separator: ";").compactMap { pair -> String? in
        let pair = pair.drop { $0 == " " }
        guard pair.hasPrefix(name + "=") else { return nil }
        return String(pair.dropFirst(name.count + 1))
      }
      return values.count == 1 ? values[0] : nil
    }

    /// Returns the index after the empty line that ends a head, searching from `start`; nil if that
    /// line has not arrived yet.
    package static func end(of bytes: [UInt8], from start: Int) -> Int? {
      bytes.indices.dropFirst(max(start, 3)).first {
        bytes[$0] == 10 && bytes[$0 - 1] == 13 && bytes[$0 - 2] == 10 && bytes[$0 - 3] == 13
      }.map { $0 + 1 }
    }

    // MARK: Parsing

    /// Returns the lines between CRLFs; nil if there is a bare carriage return or any other control
    /// character except a tab.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
      var lines: [ArraySlice<UInt8>] = []
      var start = 0
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case 13:
          guard index + 1 < bytes.count, bytes[index + 1] == 10 else { return nil }
          lines.append(bytes[start..<index])
          index += 1
          start = index + 1
        case 9, 32...126, 128...255: break
        default: return nil
        }
        index += 1
      }
      return lines + [bytes[start...]]
    }

    private static func header(_ line: ArraySlice<UInt8>) -> (String, String)? {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy(isTokenByte)
      else { return nil }
      var value = line[(colon + 1)...]
      while let first = value.first, first == 32 || first == 9 { value.removeFirst() }
      while let last = value.last, last == 32 || last == 9 { value.removeLast() }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "cookie" || value.allSatisfy({ $0 < 128 }) else { return nil }
      return (name, String(decoding: value, as: UTF8.self))
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
      switch byte {
      case 48...57, 65...90, 97...122: true
      default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
    }

    /// Removes percent encoding; returns nil if it is broken, or if it hides a control character or
    /// bytes that are not UTF-8.
    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
      let text = String(decoding: bytes, as: UTF8.self).removingPercentEncoding ?? "\u{0}"
      return text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 } ? text : nil
    }

    private static func query(_ bytes: ArraySlice<UInt8>?) -> [String: String]? {
      var query: [String: String] = [:]
      for pair in (bytes ?? []).split(separator: UInt8(ascii: "&")) {
        let parts = pair.split(
          separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = decoded(parts[0]), let value = parts.count > 1 ? decoded(parts[1]) : ""
        else { return nil }
        query[name] = value
      }
      return query
    }
  }
#endif
