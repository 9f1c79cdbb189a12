package import Foundation

/// One page that looks at the device: what is to be written to it, and no more of that than is allowed to wait.
package final class Tab: Sendable {
  let outbox: AsyncStream<Data>
  private let writing: AsyncStream<Data>.Continuation

  package init(waiting: Int) {
    (outbox, writing) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(waiting))
  }

  /// Sends a JSON text; a tab that lets too much pile up is cut off.
  ///
  /// - Returns: Whether the tab is still there.
  @discardableResult
  package func send(_ text: Data) -> Bool {
    write(WebSocketFrame.text(text))
  }

  /// Says goodbye after what waits.
  package func close(_ code: UInt16, _ reason: String) {
    write(WebSocketFrame.close(code, reason))
    writing.finish()
  }

  @discardableResult
  func write(_ frame: Data) -> Bool {
    if case .enqueued = writing.yield(frame) { return true }
    writing.finish()
    return false
  }
}

extension Tab: Hashable {
  package static func == (one: Tab, other: Tab) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
