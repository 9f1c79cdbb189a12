import ResponderCore
import TestSupport
import Testing

@Suite struct TagScenarioTests {
  @Test("four tagged fields: the library's own test, with what is really true", .item("1.22"))
  func fourFields() {
    let stage = TagStage()
    let probes = (0..<4).map { _ in stage.probe() }
    for (index, probe) in probes.enumerated() {
      stage.adapter.announce(probe, "\(index)", in: stage.chain)
    }
    stage.set("0")
    stage.endTurn()
    let fields = probes.map { probe in
      let view = stage.untagged()
      stage.adapter.found(probe, view)
      return view
    }
    stage.endTurn()
    let steps: [(tag: AnyHashable?, field: Int?)] = [
      ("0", 0), ("1", 1), ("2", 2), (nil, nil), ("1", 1), ("untagged", 1),
    ]
    for (step, (tag, field)) in steps.enumerated() {
      if step > 0 { stage.set(tag) }
      stage.endTurn()
      #expect(stage.value == field.map { "\($0)" }, "step \(step)")
      #expect(stage.window.firstResponder === field.map { fields[$0] }, "step \(step)")
    }
    #expect(stage.available == ["0", "1", "2", "3"])
    #expect(stage.published() == ["0", "1", "2", nil, "1"])
  }
}
