#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Decides from a request's head whether the request comes from a page of this server, or from a
  /// program that names this server.
  ///
  /// Any page on the web can make a browser connect to this server. But the page cannot make the
  /// browser send a false `Origin`. If the page uses an attacker's host name that resolves to this
  /// address, the browser sends that name in `Host`. So the gatekeeper checks both headers of every
  /// request. If the server has a token, ``LiveGate`` also checks the session.
  package struct Gatekeeper: Sendable {
    /// The names under which this server answers, in lower case, with the port: `127.0.0.1:8461`.
    package let hosts: [String]

    /// - Parameters:
    ///   - address: The bound address.
    ///   - isLoopback: Whether `localhost` names this server too.
    package init(address: String, port: UInt16, isLoopback: Bool) {
      let names = isLoopback ? [address, "localhost"] : [address]
      // Browsers leave out HTTP's default port.
      hosts = names.flatMap { port == 80 ? ["\($0):80", $0] : ["\($0):\(port)"] }
    }

    /// Returns why the server refuses a request; nil if the request may pass.
    package func objection(to head: HTTPHead) -> String? {
      guard let host = head.headers["host"]?.lowercased(), hosts.contains(host) else {
        return "This server answers to \(hosts.joined(separator: " and ")) only."
      }
      let origin = head.headers["origin"]
      if let origin, origin.lowercased() != "http://" + host {
        return "This server talks to its own page only."
      }
      guard let site = head.headers["sec-fetch-site"] else { return nil }
      // Only browsers send this header. A link on another page may open the page of this server,
      // which then has an origin of its own.
      let isLink = head.path == "/" && head.method == "GET"
      guard site == "same-origin" || site == "none" || isLink else {
        return "This server talks to its own page only."
      }
      guard head.method == "GET" || head.method == "HEAD" || origin != nil else {
        return "A POST needs an Origin header, which every browser sends."
      }
      return nil
    }
  }
#endif
