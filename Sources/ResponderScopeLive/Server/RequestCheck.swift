#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Decides from a request's head whether the server answers the request.
  ///
  /// Any page on the web can make a browser connect to this server, but it can send neither a false
  /// `Origin` nor, with a host name of its own that resolves to this address, a false `Host`. So
  /// the server checks both headers of every request and, if it has one, the token.
  package struct RequestCheck: Sendable {
    /// The names under which this server answers, in lower case, with the port: `127.0.0.1:8461`.
    package let hosts: [String]
    /// The token that clients need; nil if they need none.
    package let token: AccessToken?
    private let mostBody: Int
    /// It contains the port, because a browser keeps cookies for a host regardless of the port.
    private let cookieName: String

    /// - Parameters:
    ///   - address: The bound address. If it is a loopback address, `localhost` names this server,
    ///     too.
    ///   - mostBody: The maximum size of a body, in bytes.
    package init(address: IPv4, port: UInt16, token: AccessToken? = nil, mostBody: Int = .max) {
      let names = address.isLoopback ? ["\(address)", "localhost"] : ["\(address)"]
      // Browsers leave out HTTP's default port.
      hosts = names.flatMap { port == 80 ? ["\($0):80", $0] : ["\($0):\(port)"] }
      cookieName = "responderscope-\(port)"
      (self.token, self.mostBody) = (token, mostBody)
    }

    /// Returns the refusal of a request; nil if the request may pass.
    package func refusal(of head: HTTPHead) -> HTTPResponse? {
      if let objection = objection(to: head) { return .refusal(403, objection) }
      guard ["GET", "POST"].contains(head.method) else {
        return .refusal(405, "GET and POST are understood.")
      }
      guard let length = head.bodyLength, length == 0 || head.method == "POST" else {
        return .refusal(400, "Content-Length is missing or is not a plain number.")
      }
      let most = asksForSession(head) ? 64 : mostBody
      guard length <= most else { return .refusal(413, "The body has at most \(most) bytes.") }
      // The page's files are the same for every app and say nothing about this one.
      let isOpen = asksForSession(head) || head.method == "GET" && LivePage.files[head.path] != nil
      guard isOpen || knowsToken(head) else {
        return .refusal(401, "Open the address that the app shows, with its token.")
      }
      return nil
    }

    /// Whether the request posts a token to receive it as a cookie.
    package func asksForSession(_ head: HTTPHead) -> Bool {
      token != nil && head.method == "POST" && head.path == "/session"
    }

    /// Answers a request that posts a token.
    func session(_ request: HTTPRequest) -> HTTPResponse {
      let text = String(decoding: request.body, as: UTF8.self)
        .drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
      guard let token, token.matches(text) else {
        return .refusal(401, "This is not the app's token. Ask the app for its address.")
      }
      var response = HTTPResponse(status: 204, contentType: "text/plain", body: .init())
      response.headers = ["Set-Cookie: \(cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict"]
      return response
    }

    private func knowsToken(_ head: HTTPHead) -> Bool {
      guard let token else { return true }
      let bearer = head.headers["authorization"].flatMap { value in
        value.hasPrefix("Bearer ") ? String(value.dropFirst(7)) : nil
      }
      return (bearer ?? head.cookie(cookieName)).map { token.matches($0) } ?? false
    }

    /// Returns why the request comes from a page of another server, or was meant for another one.
    private func objection(to head: HTTPHead) -> String? {
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
      guard head.method == "GET" || origin != nil else {
        return "A POST needs an Origin header, which every browser sends."
      }
      return nil
    }
  }
#endif
