#if DEBUG || HUD
  import Foundation
  package import ResponderScopeLive

  /// What `DebugHost serve` answers: the same inspector that any app serves, next to the live
  /// device.
  ///
  /// Pages send input for the device as `POST /input?client=…`, with a list of events. A page sends
  /// its next batch only after the answer to the previous one. So the page's events stay in order,
  /// and a busy device slows the page down.
  package final class PhoneHandler: HTTPHandler {
    private let hub: LiveHub
    private let inspector: LiveFeed
    private let files: PageFiles

    @MainActor
    package init(hub: LiveHub, files: PageFiles = .standard) {
      (self.hub, self.files) = (hub, files)
      inspector = LiveFeed(stage: "/stage.js")
    }

    package func response(to request: HTTPRequest) async -> HTTPResponse {
      if request.path == "/input" { return await take(request) }
      if request.method == "GET", let file = files.response(to: request.path) { return file }
      return await inspector.response(to: request)
    }

    private func take(_ request: HTTPRequest) async -> HTTPResponse {
      guard request.method == "POST" else { return .refusal(405, "POST /input.") }
      guard let stream = request.stream else {
        return .refusal(409, "The stream that \"client\" names has ended.")
      }
      do throws(InputError) {
        if let refusal = await hub.receive(try Input.batch(request.body), from: stream) {
          throw refusal
        }
        return .json(Data("{}".utf8))
      } catch {
        return .refusal(400, error.description)
      }
    }

    package func join(_ stream: EventStream) {
      inspector.join(stream)
      hub.join(stream)
    }

    package func leave(_ stream: EventStream) {
      inspector.leave(stream)
      hub.leave(stream)
    }
  }
#endif
