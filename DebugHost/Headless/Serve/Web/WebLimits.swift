package import Foundation

/// How much a stranger on the socket may cost; all of it is bounded.
package struct WebLimits: Sendable {
  /// Connections at one time, of whatever kind, and tabs among them.
  package var connections = 48
  package var tabs = 12
  /// Bytes of a request's head, of its body, which may be the largest journal that `replay` reads, and of a message.
  package var head = 8 * 1024
  package var body = 16 * 1024 * 1024
  package var message = 16 * 1024
  /// Seconds for a request to arrive whole, and for a write to be taken.
  package var requestTime: TimeInterval = 5
  package var writeTime: TimeInterval = 10
  /// Messages of one tab: a second on average, and at once.
  package var messagesPerSecond = 400
  package var burst = 800
  /// Refusals after which a tab's connection is closed.
  package var strikes = 8
  /// Messages that wait to be written; who lets more pile up is cut off.
  package var waiting = 16

  package init() {}
}
