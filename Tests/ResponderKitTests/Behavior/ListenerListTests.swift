import Testing

@testable import ResponderKit

/// Tests what listeners may do to the list that calls them, and to each other.
@MainActor @Suite("A list of listeners")
struct ListenerListTests {
  /// An object that cancels its own subscription when it is deallocated.
  @MainActor private final class Subscriber {
    var token: HandlerToken?
    nonisolated deinit { MainActor.assumeIsolated { token?.cancel() } }
  }

  @Test("an owner that cancels another subscription in a sweep")
  func endsInSweep() {
    let list = ListenerList<Int>()
    var heard: [Int] = []
    var asked = 0
    weak var gone: Subscriber?
    var first: HandlerToken?
    let last = list.add { heard.append($0) }
    do {
      let subscriber = Subscriber()
      gone = subscriber
      // When the token is cancelled, this closure checks whether the list has other listeners, as
      // the feed does.
      subscriber.token = list.add({ _ in }, onCancel: { asked += list.isEmpty ? 0 : 1 })
      first = list.add(beforeOthers: true) { _ in _ = subscriber }
    }
    #expect(gone != nil)
    first = nil
    #expect(first == nil)
    list.send(1)
    #expect(gone == nil && asked == 1)
    #expect(heard == [1])
    last.cancel()
    #expect(list.isEmpty)
  }

  @Test("a cancelled handler is released with the next event")
  func released() {
    let list = ListenerList<Int>()
    let first = list.add { _ in }
    weak var gone: Subscriber?
    do {
      let subscriber = Subscriber()
      gone = subscriber
      list.add { _ in _ = subscriber }.cancel()
    }
    list.send(1)
    #expect(gone == nil)
    first.cancel()
  }

  @Test("a handler cancelled by an earlier one is not called")
  func cancelledBefore() {
    let list = ListenerList<Int>()
    var heard: [String] = []
    var second: HandlerToken?
    let first = list.add { _ in
      heard.append("first")
      second?.cancel()
    }
    second = list.add { _ in heard.append("second") }
    list.send(1)
    #expect(heard == ["first"])
    first.cancel()
    list.send(2)
    #expect(heard == ["first"])
  }
}
