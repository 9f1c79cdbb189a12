import ResponderCore
import TestSupport
import Testing

/// Tests the order in which observers are notified, and how bindings read and write their values.
@Suite struct TagTellingTests {
  private static let chain = TagRegistry.ChainID(number: 1)

  private static func item(_ tag: AnyHashable?, after former: AnyHashable? = nil) -> TagNews.Item {
    TagNews.Item(chain: chain, tag: tag, former: former)
  }

  @Test("a value that comes while another is told is told after it")
  func row() {
    var news = TagNews()
    #expect(news.next() == nil)
    #expect(news.add(Self.item("a")) == true)
    #expect(news.next() == Self.item("a"))
    #expect(news.add(Self.item("b", after: "a")) == false)
    #expect(news.add(Self.item("c", after: "b")) == false)
    #expect(news.next() == Self.item("b", after: "a"))
    #expect(news.next() == Self.item("c", after: "b"))
    #expect(news.next() == nil)
    #expect(news.add(Self.item("d")) == true)
  }

  @Test("observers that answer each value are heard for a while, and again after that")
  func endless() {
    var news = TagNews()
    var count = 0
    _ = news.add(Self.item("a"))
    while news.next() != nil {
      count += 1
      if !news.isEndless { _ = news.add(Self.item(count)) }
    }
    #expect(count == TagNews.longestRow + 1 && !news.isEndless)
    #expect(news.add(Self.item("b")) == true)
  }

  @Test(
    "what the app writes into a binding asks for the focus or gives it up, unless it is so already",
    arguments: [
      // Each row has the value written before, the value written now, the first responder's tag,
      // and the resulting request.
      (nil, "a", nil, .focus), (nil, "a", "b", .focus), ("b", "a", "b", .focus),
      (nil, "a", "a", nil),
      ("a", nil, "a", .resign), ("a", nil, "b", nil), ("a", nil, nil, nil),
      ("b", nil, "a", nil), ("a", "b", "a", nil), (nil, "b", nil, nil),
    ] as [(String?, String?, String?, TagBindingRule.Wish?)])
  func wish(old: String?, new: String?, truth: String?, wish: TagBindingRule.Wish?) {
    #expect(TagBindingRule.wish(of: "a", from: old, to: new, truth: truth) == wish)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let written: String?
    let truth: String?
    var holds: String?? = .none
    let set: Set
    enum Set: Sendable {
      case nothing
      case own(String?)
      case holder(String)
    }
    var testDescription: String { "\(written ?? "nil"), true is \(truth ?? "nil"), \(set)" }
  }

  @Test(
    "a request that came to nothing leaves a binding at what is true",
    arguments: [
      Row(written: "a", truth: "a", set: .nothing),
      Row(written: "b", truth: "b", set: .nothing),
      Row(written: nil, truth: nil, set: .nothing),
      Row(written: nil, truth: "b", set: .nothing),
      Row(written: "a", truth: nil, set: .own(nil)),
      Row(written: "a", truth: "b", set: .own(nil)),
      Row(written: "a", truth: "b", holds: .some(nil), set: .own(nil)),
      Row(written: "a", truth: "b", holds: "b", set: .own(nil)),
      Row(written: "a", truth: "b", holds: "a", set: .holder("b")),
      Row(written: nil, truth: "a", set: .own("a")),
    ])
  func correction(row: Row) {
    let holds: AnyHashable?? = row.holds.map { $0.map { AnyHashable($0) } }
    let found = TagBindingRule.correction(
      of: "a", written: row.written, truth: row.truth, heldBesides: holds)
    let expected: TagBindingRule.Correction? =
      switch row.set {
      case .nothing: nil
      case .own(let value): .own(value.map { AnyHashable($0) })
      case .holder(let value): .holder(value)
      }
    #expect(found == expected)
  }

  @Test("the bindings that gain the focus are told before those that lose it, each in order")
  func bindings() {
    let stage = TagStage()
    let probes = (0..<4).map { _ in stage.probe() }
    for (probe, tag) in zip(probes, ["a", "b", "a", "c"]) {
      stage.adapter.announce(probe, tag, in: stage.chain)
    }
    func changed(_ tag: String?, after former: String?) -> [[TagRegistry.ProbeID]] {
      let item = TagNews.Item(
        chain: stage.chain, tag: tag.map { AnyHashable($0) },
        former: former.map { AnyHashable($0) })
      let changed = stage.adapter.registry.probes(changedBy: item)
      return [changed.gaining, changed.losing]
    }
    #expect(changed("a", after: "b") == [[probes[0], probes[2]], [probes[1]]])
    #expect(changed(nil, after: "c") == [[], [probes[3]]])
    #expect(changed("a", after: "a") == [[probes[0], probes[2]], []])
  }
}
