#if DEBUG || HUD
  import Foundation
  package import ResponderScopeLive

  /// The site of `DebugHost serve`: the same inspector that any app serves, next to the live
  /// device.
  ///
  /// Pages send input for the device as `POST /input?client=…`, with a list of events. A page sends
  /// its next batch only after the answer to the previous one. So the page's events stay in order,
  /// and a busy device slows the page down.
  package final class PhoneSite: LiveSite {
    private let hub: LiveHub
    private let inspector: LiveFeed
    private let files: PageFiles
    private let limits: WebLimits

    @MainActor
    package init(
      hub: LiveHub, limits: WebLimits, files: PageFiles = .standard
    ) {
      self.hub = hub
      inspector = LiveFeed(stage: "/stage.js")
      self.limits = limits
      self.files = files
    }

    package func reply(to request: LiveRequest) async -> LiveReply {
      if request.path == "/input" { return await take(request) }
      if request.method == "GET", let file = files.reply(to: request.path) { return file }
      return await inspector.reply(to: request)
    }

    private func take(_ request: LiveRequest) async -> LiveReply {
      guard request.method == "POST" else { return .refusal(405, "POST /input.") }
      guard let client = request.client else {
        return .refusal(409, "The stream that \"client\" names has ended.")
      }
      do throws(InputError) {
        let batch = try Input.batch(request.body, most: limits.events)
        if let refusal = await hub.receive(batch, from: client) { throw refusal }
        return .json(Data("{}".utf8))
      } catch {
        return .refusal(400, error.description)
      }
    }

    package func join(_ client: LiveClient) {
      inspector.join(client)
      let inspectorHasRoom = client.onRoom
      hub.join(client)
      let hubHasRoom = client.onRoom
      client.onRoom = {
        inspectorHasRoom?()
        hubHasRoom?()
      }
    }

    package func leave(_ client: LiveClient) {
      inspector.leave(client)
      hub.leave(client)
    }
  }
#endif
