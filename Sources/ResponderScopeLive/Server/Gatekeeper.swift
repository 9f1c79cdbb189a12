#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Decides from a head whether a request is meant for this server: by a page of its own, or by a program that names it.
  ///
  /// Any page on the web can make a browser connect here. It cannot make the browser lie about the page's origin, and an
  /// attacker's name that resolves to this address stands in `Host`. Every request is checked for both. On a network the
  /// session is checked as well.
  package struct Gatekeeper: Sendable {
    /// The names under which this server answers, in lower case, with the port: `127.0.0.1:8461`.
    package let hosts: [String]

    /// - Parameters:
    ///   - address: The bound address.
    ///   - isLoopback: Whether `localhost` is this server, too.
    package init(address: String, port: UInt16, isLoopback: Bool) {
      let names = isLoopback ? [address, "localhost"] : [address]
      // A browser leaves out HTTP's own port.
      hosts = names.flatMap { port == 80 ? ["\($0):80", $0] : ["\($0):\(port)"] }
    }

    /// The reason for which a request is refused; nil if it may pass.
    package func objection(to head: HTTPHead) -> String? {
      guard let host = head.headers["host"]?.lowercased(), hosts.contains(host) else {
        return "This server answers to \(hosts.joined(separator: " and ")) only."
      }
      let origin = head.headers["origin"]
      if let origin, origin.lowercased() != "http://" + host {
        return "This server talks to its own page only."
      }
      guard let site = head.headers["sec-fetch-site"] else { return nil }
      // A browser. A link on another page may open this one, which then is its own origin.
      let isLink = head.path == "/" && head.method == "GET"
      guard site == "same-origin" || site == "none" || isLink else {
        return "This server talks to its own page only."
      }
      guard head.method == "GET" || head.method == "HEAD" || origin != nil else {
        return "A browser tells the origin of what it posts."
      }
      return nil
    }
  }
#endif
