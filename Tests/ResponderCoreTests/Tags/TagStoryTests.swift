import ResponderCore
import TestSupport
import Testing

/// The rules of a chain's value, as tables of events on one chain.
@Suite struct TagStoryTests {
  private static let ab: [TagStory.Step] = [.field("a"), .field("b")]
  private static let four = ["0", "1", "2", "3"]

  @Test(
    "what a chain publishes",
    .item("1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "1.11", "1.12", "1.14", "1.22"),
    .flaw("2.4.1", "2.4.2", "2.4.8", "2.4.9"), .fact("T4.4.18"),
    arguments: requestRows + waitRows + changeRows)
  func publishes(story: TagStory) { story.check() }

  /// Requests and their values.
  private static let requestRows: [TagStory] = [
    TagStory(
      "the same tag again", [.field("a"), .set("a"), .set("a"), .end, .set("a")],
      published: ["a"], value: "a", asks: 1),
    TagStory(
      "a refused tag", [.field("a"), .field("b", refuses: true), .set("a"), .set("b"), .end],
      published: ["a"], value: "a", failures: [.refused], asks: 2),
    TagStory(
      "a view that holds the focus",
      ab + [.holds("a"), .set("a"), .set("b"), .set(nil), .end],
      published: ["a"], value: "a", failures: [.refused, .refused], asks: 3),
    TagStory(
      "nil, before the turn ends", [.field("a"), .set("a"), .set(nil)],
      published: ["a"], value: nil, asks: 2),
    TagStory(
      "nil for an untagged view", [.field("a"), .view("x"), .tap("x"), .set(nil), .end],
      published: [], value: nil, asks: 1),
    TagStory(
      "nil without a first responder", [.field("a"), .set(nil), .end],
      published: [], value: nil, asks: 0),
    TagStory(
      "nil passes the focus to the view around",
      [.field("outer"), .field("inner", in: "outer"), .set("inner"), .set(nil), .end],
      published: ["inner", "outer"], value: "outer", asks: 2),
    TagStory(
      "nil and another tag in one turn", ab + [.set("a"), .end, .set(nil), .set("b"), .end],
      published: ["a", "b"], value: "b", asks: 3),
    TagStory(
      "a tag whose focus was lost in the same turn",
      [.field("a"), .set("a"), .resign, .set("a"), .end],
      published: ["a"], value: "a", asks: 2),
    // When the first answer arrives, the second view has the focus, so "a" is never published.
    TagStory(
      "a request inside another's change", ab + [.onFocus("a", .set("b")), .set("a"), .end],
      published: ["b"], value: "b", asks: 2),
    TagStory(
      "a view that sends the focus elsewhere", ab + [.onFocus("a", .tap("b")), .set("a")],
      published: ["b"], value: "b", failures: [.refused], asks: 1),
  ]

  /// Requests that wait.
  private static let waitRows: [TagStory] =
    [nil, "a", "b"].map { other in
      TagStory(
        "a request that \(other ?? "nil") replaces",
        ab + [.set("a"), .probe("c"), .set("c"), .set(other), .comes("c"), .end, .end, .end],
        published: other == "a" ? ["a"] : ["a", other], value: other, asks: other == "a" ? 1 : 2)
    } + [
      TagStory(
        "the library's own test: four tagged fields",
        four.map { .probe($0) } + [.set("0"), .end] + four.map { .comes($0) }
          + [.end, .set("1"), .set("2"), .end, .set(nil), .end, .set("1"), .set("x"), .end, .end],
        published: ["0", "1", "2", nil, "1"], value: "1", failures: [.unknown], asks: 5),
      TagStory(
        "a view that does not come in time",
        [.probe("a"), .set("a"), .end, .end, .comes("a"), .end],
        published: [], value: nil, failures: [.late], asks: 0),
      TagStory(
        "a probe that comes after the request",
        [.set("a"), .probe("a"), .end, .comes("a"), .end], published: ["a"], value: "a", asks: 1),
      TagStory(
        "a probe that found nothing", [.probe("a"), .nothing("a"), .set("a"), .end, .end],
        published: [], value: nil, failures: [.unknown], asks: 0),
      TagStory(
        "a probe that found nothing with another tag",
        [.probe("x"), .nothing("x"), .renamed("x", to: "a"), .set("a"), .end, .end],
        published: [], value: nil, failures: [.late], asks: 0),
      TagStory(
        "a view that replaces a removed one",
        [
          .field("a"), .set("a"), .end, .probe("b"), .set("b"), .lost("a"), .comes("b"), .end,
        ], published: ["a", "b"], value: "b", asks: 2),
      TagStory(
        "a view that replaces a removed one, and refuses",
        [
          .field("a"), .set("a"), .end, .probe("b"), .set("b"), .lost("a"),
          .comes("b", refuses: true), .end,
        ], published: ["a", nil], value: nil, failures: [.refused], asks: 2),
    ]

  private static let nest: [TagStory.Step] = [
    .field("outer", refuses: true), .field("inner", in: "outer", refuses: true),
    .view("box", in: "inner"), .view("deep", in: "box"), .view("beside", in: "outer"), .view("x"),
  ]

  /// Changes that nobody requested.
  private static let changeRows: [TagStory] = [
    TagStory(
      "the nearest tagged view, one farther away, and none",
      nest + [.tap("deep"), .tap("beside"), .tap("x"), .end],
      published: ["inner", "outer", nil], value: nil, focus: "x", asks: 0),
    TagStory(
      "taps and resignations",
      ab + [.tap("a"), .tap("b"), .resign, .end, .tap("a"), .tap("b"), .resign, .end],
      published: ["a", "b", nil, "a", "b", nil], value: nil, asks: 0),
    TagStory(
      "a tag found for the first responder",
      [.view("x"), .tap("x"), .tagged("x", tag: "a")],
      published: [], value: nil, focus: "x", asks: 0),
    TagStory(
      "a tag found for the first responder, after the turn",
      [.view("x"), .tap("x"), .tagged("x", tag: "a"), .end],
      published: ["a"], value: "a", focus: "x", asks: 0),
    TagStory(
      "another tag of the first responder",
      [.field("a"), .set("a"), .end, .renamed("a", to: "b"), .end],
      published: ["a", "b"], value: "b", focus: "a", asks: 1),
    TagStory(
      "a probe that goes", [.field("a"), .set("a"), .probeGone("a"), .end],
      published: ["a", nil], value: nil, focus: "a", asks: 1),
    TagStory(
      "the requested one of two tags, which stays",
      [
        .field("a"), .tagged("a", tag: "b"), .set("a"), .end, .tap("a"), .end,
      ], published: ["a"], value: "a", asks: 1),
    TagStory(
      "the other one of two tags",
      [.field("a"), .tagged("a", tag: "b"), .set("a"), .end, .set("b"), .end],
      published: ["a", "b"], value: "b", focus: "a", asks: 2),
  ]

  // MARK: Failures and waits

  @Test("the last failure, until a request succeeds")
  func lastFailure() {
    let stage = TagStage()
    var last: String? {
      stage.adapter.registry.lastFailure(of: stage.chain).map {
        "\($0.tag.map { "\($0.base)" } ?? "-") \($0.reason.rawValue)"
      }
    }
    let held = stage.field("a")
    stage.field("b", canBecome: false)
    func set(_ tag: String?, turns: Int = 0) -> String? {
      stage.set(tag.map { AnyHashable($0) })
      for _ in 0..<turns { stage.endTurn() }
      return last
    }
    #expect(set("a") == nil && set("b") == "b refused" && set("a") == nil)
    // A request that another one replaces is not decided.
    #expect(set("x") == nil && set("y", turns: 2) == "y unknown")
    held.refusesToResign = true
    #expect(set(nil) == "- refused")
    // A success that comes after the next request clears no failure.
    held.refusesToResign = false
    stage.field("c").didBecome = { stage.set("z") }
    #expect(set("c") == "- refused" && set("a") == nil)
    #expect(stage.adapter.effects.count { $0 == .failureCleared(stage.chain) } == 2)
  }

  @Test(
    "a wait of half a second and two frames", .fact("T4.19.6"),
    arguments: [
      // Each row has the seconds in a turn, the frames in a turn, and the turn in which the request
      // fails; nil for none of ten.
      (0.5, 2, 2), (0.25, 1, 3), (0.1, 1, 6), (1.0, 1, 3), (10.0, 1, 3), (0.125, 60, 5),
      (10, 0, nil),
    ] as [(Double, Int, Int?)])
  func soon(seconds: Double, frames: Int, turn: Int?) {
    let stage = TagStage()
    (stage.adapter.secondsPerTurn, stage.adapter.framesPerTurn) = (seconds, frames)
    stage.set("nowhere")
    let failed = (1...10).first { _ in
      stage.endTurn()
      return stage.failures == [.unknown]
    }
    #expect(failed == turn)
  }

  @Test("awaited tags, and nothing scheduled at rest")
  func awaited() {
    let stage = TagStage()
    func awaits() -> Set<AnyHashable> { stage.adapter.registry.awaitedTags }
    stage.endTurn()
    stage.set("nowhere")
    #expect(stage.adapter.isTurnEndDue && stage.adapter.registry.isWaiting)
    #expect(awaits() == ["nowhere"])
    let probe = stage.probe()
    stage.adapter.announce(probe, "late", in: stage.chain)
    stage.set("late")
    #expect(awaits() == ["late"])
    stage.adapter.found(probe, stage.untagged())
    stage.endTurn()
    #expect(!stage.adapter.registry.isWaiting && awaits().isEmpty)
    for _ in 0..<3 { stage.endTurn() }
    stage.adapter.effects = []
    stage.endTurn()
    #expect(!stage.adapter.isTurnEndDue && stage.adapter.effects == [])
  }

  @Test("blocks: at once, or once after the value is published", .item("1.13"))
  func blocks() {
    let stage = TagStage()
    let view = stage.field("a")
    var seen: [String?] = []
    func after() { stage.adapter.afterRetrying(stage.chain) { seen.append(stage.value) } }
    after()
    stage.set("a")
    after()
    #expect(seen == [nil, "a"])
    stage.endTurn()
    stage.set("b")
    after()
    stage.endTurn()
    stage.adapter.remove(view)
    #expect(seen == [nil, "a"])
    stage.endTurn()
    #expect(seen == [nil, "a", nil] && stage.published() == ["a", nil])
    stage.set(nil)
    #expect(seen.count == 3)
  }

  // MARK: Available tags

  @Test("available tags: views in a window that say so now", .item("1.9"), .flaw("2.4.8"))
  func available() {
    let stage = TagStage()
    let first = stage.field("a")
    stage.field("b", canBecome: false)
    let away = stage.field("c")
    stage.adapter.announce(stage.probe(), "d", in: stage.chain)
    #expect(stage.candidates == ["a", "b", "c"] && stage.available == ["a", "c"])
    stage.adapter.move(away, to: nil)
    first.canBecome = false
    #expect(stage.candidates == ["a", "b"] && stage.available == [])
    // A view outside a window is not asked.
    stage.set("c")
    for _ in 0..<4 { stage.endTurn() }
    #expect(stage.asks == 0 && stage.failures == [.late] && away.asksOutsideWindow == 0)
    stage.adapter.move(away, to: stage.window.root)
    #expect(stage.available == ["c"])
  }

  @Test("changes of the tags, once a turn", .item("1.10"))
  func tagsChanged() {
    let stage = TagStage()
    func changes() -> Int { stage.adapter.effects.count { $0 == .tagsChanged(stage.chain) } }
    let fields = (0..<10).map { stage.field($0) }
    #expect(changes() == 0)
    let steps: [(act: () -> Void, changes: Int)] = [
      ({}, 1),
      (
        {
          stage.adapter.remove(fields[3])
          stage.adapter.move(fields[4], to: fields[5])
        }, 2
      ),
      ({ stage.tap(fields[0]) }, 2), ({}, 2),
      ({ stage.adapter.announce(stage.probe(), "later", in: stage.chain) }, 3),
    ]
    for (act, count) in steps {
      act()
      stage.endTurn()
      #expect(changes() == count)
    }
  }
}
