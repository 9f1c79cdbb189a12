import Foundation
import ResponderCore
import Testing

/// Compares ResponderCore with models that are too simple to be wrong in the same way. They were
/// written from the design and from the facts about UIKit, and never from the code. `scripts/fuzz`
/// sets the number of cases.
@Suite("Naive models")
struct ModelTests {
  @Test("visibility, best place and verdict are what counting cells gives")
  func visibility() {
    let problem = ModelRun.firstProblem { random in
      let model = GeometryModel(using: &random)
      let rule = GeometryModel.rule(using: &random)
      let decision = model.decision(rule)
      let cells = CGFloat(model.field.count)
      let (now, atRest) = (model.seen(at: model.offset), model.seen(at: model.rest))
      for (seen, visibility) in [
        (now, decision.visibilityNow), (atRest, decision.visibilityAtRest),
      ] {
        if abs(visibility.fraction - CGFloat(seen) / cells) > 1e-9 { return "\(seen): \(decision)" }
        if (visibility.status == .visible) != (seen == model.field.count)
          || (visibility.status == .hidden) != (seen == 0)
        {
          return "\(visibility.status), \(seen) of \(cells): \(model)"
        }
      }
      if abs(decision.bestFraction - CGFloat(model.best) / cells) > 1e-9 {
        return "best \(decision.bestFraction), \(model.best) of \(cells): \(model)"
      }
      if decision.shouldDismiss != model.dismisses(rule, seeing: atRest) {
        return "\(decision), \(atRest) seen, best \(model.best): \(model)"
      }
      if model.fieldClip == nil, model.shown != nil,
        decision.visibilityAtRest.hiddenSide != model.side(at: model.rest)
      {
        return "\(decision.visibilityAtRest), \(model.side(at: model.rest) as Any): \(model)"
      }
      return nil
    }
    #expect(problem == nil)
  }

  @Test("coasting dismisses only where no place ahead shows enough")
  func coasting() {
    let problem = ModelRun.firstProblem(cases: max(1, ModelRun.cases / 4)) { random in
      let model = GeometryModel(using: &random)
      let rule = GeometryModel.rule(using: &random)
      let direction = (x: random.int(-1...1), y: random.int(-1...1))
      let decision = model.decision(rule, coasting: direction)
      let most = model.mostSeen(coasting: direction)
      if decision.shouldDismiss == model.dismisses(rule, seeing: most) { return nil }
      return "\(decision), \(most) at best ahead, \(model.best) anywhere, \(direction): \(model)"
    }
    #expect(problem == nil)
  }

  @Test("a drag rests where flying it millisecond by millisecond ends")
  func projection() {
    #expect(ModelRun.firstProblem(FlightModel.problem) == nil)
  }

  @Test("the keyboard is where the last will puts it")
  func keyboard() throws {
    let problem = try ModelRun.firstProblem(KeyboardModel.problem)
    #expect(problem == nil)
  }

  @Test("an anchored list keeps its place, and comes back")
  func anchor() {
    #expect(ModelRun.firstProblem(AnchorModel.problem) == nil)
  }

  @Test("the first responder is shown by the least motion of all")
  func anchoredField() {
    let cases = max(1, ModelRun.cases / 10)
    #expect(ModelRun.firstProblem(cases: cases, AnchorModel.fieldProblem) == nil)
  }

  @Test(
    "a published tag is true, published once and never stale")
  func tags() {
    let cases = max(1, ModelRun.cases / 100)
    let problem = ModelRun.firstProblem(cases: cases) { random in
      let driver = TagRandomDriver(seed: random.next())
      driver.run(steps: 400)
      driver.tearDown()
      return driver.problems.first
    }
    #expect(problem == nil)
  }
}
