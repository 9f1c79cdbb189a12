package import Foundation

/// What the web server shows: the page's files, and the hub behind the socket.
package struct LiveApplication: WebApplication {
  private let hub: LiveHub
  private let device: any LiveDevice
  private let files: PageFiles

  @MainActor
  package init(hub: LiveHub, device: any LiveDevice, files: PageFiles = .standard) {
    self.hub = hub
    self.device = device
    self.files = files
  }

  package func reply(to head: HTTPHead, body: Data) async -> HTTPReply {
    if head.method != "POST", let file = files.reply(to: head.path) { return file }
    return await device.reply(to: head, body: body)
  }

  package func join(_ tab: Tab) async { await hub.join(tab) }

  package func receive(_ input: Input, from tab: Tab) async throws(InputError) {
    try await hub.receive(input, from: tab)
  }

  package func leave(_ tab: Tab) async { await hub.leave(tab) }
}
