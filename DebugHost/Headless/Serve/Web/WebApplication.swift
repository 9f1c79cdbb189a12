package import Foundation

/// What a web server shows. Everything that reaches it has passed the gate and the limits.
package protocol WebApplication: Sendable {
  /// Answers a request that is not for the socket.
  func reply(to head: HTTPHead, body: Data) async -> HTTPReply
  /// A page has opened the socket.
  func join(_ tab: Tab) async
  func receive(_ input: Input, from tab: Tab) async throws(InputError)
  /// Its connection is gone.
  func leave(_ tab: Tab) async
}
