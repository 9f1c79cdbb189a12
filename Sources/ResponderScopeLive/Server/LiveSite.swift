#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation

  /// The content that a server shows. The server passes on only requests that have passed the gate.
  package protocol LiveSite: AnyObject, Sendable {
    /// Answers a request.
    func reply(to request: LiveRequest) async -> LiveReply
    /// Notes that a client has opened `GET /events`.
    @MainActor func join(_ client: LiveClient)
    /// Notes that the client's stream has ended. The site must drop input of this client that still
    /// arrives.
    @MainActor func leave(_ client: LiveClient)
  }

  /// A request that passed the gate.
  package struct LiveRequest: Sendable {
    /// `GET` or `POST`; the server answers `HEAD` itself, from the reply to `GET`.
    package var method: String
    /// The decoded path, which begins with a slash, without the query.
    package var path: String
    /// The decoded query. If a name occurs twice, the last value counts.
    package var query: [String: String]
    package var body: Data
    /// Whether this request may change the app.
    package var mayAct: Bool
    /// The open stream that the query names as `client`; nil if the query names none, if the stream
    /// has ended, or if another session has opened it.
    package var client: LiveClient?

    package init(
      method: String = "GET", path: String, query: [String: String] = [:], body: Data = Data(),
      mayAct: Bool = false, client: LiveClient? = nil
    ) {
      self.method = method
      self.path = path
      self.query = query
      self.body = body
      self.mayAct = mayAct
      self.client = client
    }
  }

  /// The answer to a request.
  package struct LiveReply: Sendable {
    package var status: Int
    package var contentType: String
    package var body: Data
    /// The name under which a browser saves the body; if it is nil, the browser shows the body.
    package var fileName: String?

    package init(
      status: Int = 200, contentType: String, body: Data, fileName: String? = nil
    ) {
      self.status = status
      self.contentType = contentType
      self.body = body
      self.fileName = fileName
    }

    package static func json(_ body: Data) -> LiveReply {
      LiveReply(contentType: "application/json", body: body)
    }

    package static func text(_ text: String) -> LiveReply {
      LiveReply(contentType: "text/plain; charset=utf-8", body: Data(text.utf8))
    }

    /// Returns the reply to a refused request; the reason is one line.
    package static func refusal(_ status: Int, _ reason: String) -> LiveReply {
      LiveReply(
        status: status, contentType: "text/plain; charset=utf-8", body: Data((reason + "\n").utf8))
    }
  }
#endif
