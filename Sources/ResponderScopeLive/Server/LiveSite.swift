#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation

  /// What the server shows. It asks only after a request has passed the gate.
  package protocol LiveSite: AnyObject, Sendable {
    /// Answers a request.
    func reply(to request: LiveRequest) async -> LiveReply
    /// A client opened `GET /events`.
    @MainActor func join(_ client: LiveClient)
    /// The client's stream has ended. Its input that still arrives is to be dropped.
    @MainActor func leave(_ client: LiveClient)
  }

  /// A request that passed the gate.
  package struct LiveRequest: Sendable {
    /// `GET` or `POST`; the server answers `HEAD` itself, from the reply to `GET`.
    package var method: String
    /// The decoded path, from the slash on, without the query.
    package var path: String
    /// The decoded query; of two equal names the last one counts.
    package var query: [String: String]
    package var body: Data
    /// Whether this request may change the app.
    package var mayAct: Bool
    /// The open stream that the query's `client` names; nil without that name, and after the stream's end.
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
    /// The name under which a browser saves the body; nil shows it.
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

    /// The request was refused; the reason is one line.
    package static func refusal(_ status: Int, _ reason: String) -> LiveReply {
      LiveReply(
        status: status, contentType: "text/plain; charset=utf-8", body: Data((reason + "\n").utf8))
    }
  }
#endif
