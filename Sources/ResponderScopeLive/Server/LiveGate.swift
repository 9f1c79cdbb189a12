#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// Checks a request's head before the site receives the request: host and origin, the session,
  /// the method, the length of the body. If the server has a token, the gate also answers clients
  /// that have no session yet, with the page that exchanges the token for a session.
  struct LiveGate {
    enum Judgement: Equatable {
      case refused(Int, String)
      /// A request without a valid session, of a kind that needs none.
      case stranger(bodyLength: Int)
      case admitted(session: String?, bodyLength: Int)
    }

    let gatekeeper: Gatekeeper
    let door: Locked<LiveDoor>?
    let allowsActions: Bool
    let limits: WebLimits

    var hasDoor: Bool { door != nil }

    /// The name of the session's cookie. It contains the port, because a browser keeps cookies for
    /// a host regardless of the port.
    private var cookieName: String {
      "responderscope-" + (gatekeeper.hosts[0].split(separator: ":").dropFirst().first ?? "80")
    }

    func judge(_ head: HTTPHead, at now: TimeInterval) -> Judgement {
      if let objection = gatekeeper.objection(to: head) { return .refused(403, objection) }
      guard ["GET", "HEAD", "POST"].contains(head.method) else {
        return .refused(405, "GET, HEAD and POST are understood.")
      }
      guard let length = head.bodyLength, length == 0 || head.method == "POST" else {
        return .refused(400, "Content-Length is missing or is not a plain number.")
      }
      if let expectation = head.headers["expect"], expectation.lowercased() != "100-continue" {
        return .refused(417, "Only 100-continue is understood.")
      }
      guard length <= limits.body else {
        return .refused(413, "A body has at most \(limits.body) bytes.")
      }
      guard hasDoor else { return .admitted(session: nil, bodyLength: length) }
      let session = head.cookie(cookieName)
      if admits(session, at: now) {
        return .admitted(session: session, bodyLength: length)
      }
      switch (head.method, head.path) {
      case ("GET", "/"), ("HEAD", "/"), ("GET", "/door.js"), ("HEAD", "/door.js"):
        return .stranger(bodyLength: 0)
      case ("POST", "/session"):
        return length <= 64
          ? .stranger(bodyLength: length) : .refused(413, "A token has 32 characters.")
      default: return .refused(401, "Open the address that the app shows; its token works once.")
      }
    }

    /// Returns the reply to a request that needs no session; nil for a request that the site
    /// answers. If the request posts the token, the method exchanges the token for a session, and
    /// also returns the session's cookie.
    func ownReply(
      to request: LiveConnection.Request, at now: TimeInterval
    ) -> (reply: LiveReply, cookie: String?)? {
      guard let door else { return nil }
      switch request.head.path {
      case "/session" where request.head.method == "POST":
        let text = String(decoding: request.body, as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines)
        guard let session = door.with({ $0.exchange(text, at: now) }) else {
          return (
            .refusal(401, "This token no longer works. Ask the app for a new address."), nil
          )
        }
        return (
          LiveReply(status: 204, contentType: "text/plain", body: Data()),
          "\(cookieName)=\(session); Path=/; HttpOnly; SameSite=Strict"
        )
      case "/door.js":
        return (
          LiveReply(contentType: "text/javascript; charset=utf-8", body: Data(Self.script.utf8)),
          nil
        )
      case "/" where request.session == nil:
        return (
          LiveReply(contentType: "text/html; charset=utf-8", body: Data(Self.page.utf8)), nil
        )
      default: return nil
      }
    }

    /// Returns whether the session exists, and prolongs it; always true if the server has no token.
    func admits(_ session: String?, at now: TimeInterval) -> Bool {
      door?.with { $0.admits(session, at: now) } ?? true
    }

    /// Returns whether the session exists, without prolonging it; always true if the server has no
    /// token.
    func holds(_ session: String?) -> Bool { door?.with { $0.holds(session) } ?? true }

    func dropOld(at now: TimeInterval) { door?.with { $0.dropOld(at: now) } }

    /// The time at which the next session ends, unless it is used before; nil if there is no
    /// session, or if the server has no token.
    var nextEnd: TimeInterval? { door?.with { $0.nextEnd } }

    private static let page = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>ResponderScope</title>
      <p id="line">Open the address that the app shows: it ends in # and a token, which works once.</p>
      <script src="/door.js"></script>
      </html>

      """

    /// The page's script. It removes the token from the address bar and the history before it posts
    /// the token.
    private static let script = """
      "use strict";
      async function open() {
        const token = location.hash.slice(1);
        if (!token) return;
        history.replaceState(null, "", "/");
        const reply = await fetch("/session", { method: "POST", body: token });
        if (reply.ok) location.replace("/");
        else document.getElementById("line").textContent = await reply.text();
      }
      addEventListener("hashchange", open);
      open();

      """
  }
#endif
