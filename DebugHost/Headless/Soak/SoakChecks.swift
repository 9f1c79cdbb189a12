import ResponderJournal
import ResponderKit
import UIKit

/// Checks what has to be true after each step, without using ResponderScope's own geometry.
@MainActor
struct SoakChecks {
  private unowned let world: SoakWorld
  private var focus: FocusChecks
  private var anchors: AnchorChecks
  private var fields: FieldChecks

  init(_ world: SoakWorld) {
    self.world = world
    focus = FocusChecks(world)
    anchors = AnchorChecks(world)
    fields = FieldChecks(world)
  }

  mutating func willPlay(_ step: Step) {
    focus.willPlay(step)
    anchors.willPlay(step)
    fields.willPlay(step)
  }

  /// Returns the first failure of the step, or nil if it broke no promise.
  mutating func failure(after step: Step, hasActed: Bool, hasSettled: Bool) -> Failure? {
    guard hasSettled else { return Failure(promise: .rests, detail: "it still moves after 20 s") }
    // The runs whose app may make mistakes check the other promises.
    if world.plan.makesNoMistake { return falseAlarm() }
    return current() ?? fields.failure(after: step, hasActed: hasActed)
      ?? focus.failure(after: step)
      ?? anchors.failure(after: step, hasActed: hasActed) ?? leaks() ?? replay()
  }

  private func current() -> Failure? {
    guard let key = world.device.scene.keyWindow else { return nil }
    var found = Responders.all(in: [key]).filter { $0.isFirstResponder }
    let bar = world.screen.bar.field
    if key === world.window, bar.isFirstResponder, !found.contains(where: { $0 === bar }) {
      found.append(bar)
    }
    let current = UIResponder.current
    guard found.count > 1 || found.first !== current else { return nil }
    return Failure(
      promise: .currentIsTrue,
      detail: "current is \(Self.name(current)), the search finds \(found.map(Self.name))")
  }

  private static func name(_ responder: UIResponder?) -> String {
    responder.map { "\(ResponderIdentity($0))" } ?? "no responder"
  }

  private func leaks() -> Failure? {
    if let left = world.gone.first(where: { $0.object() != nil }) {
      return Failure(promise: .noLeak, detail: left.name)
    }
    world.gone = []
    return nil
  }

  private func falseAlarm() -> Failure? {
    world.mistakes.first.map {
      Failure(
        promise: .noFalseAlarm, detail: "\($0.id.rawValue): \($0.sentence)", diagnosis: $0.id)
    }
  }

  private func replay() -> Failure? {
    let replay = Replay(world.entries)
    guard replay.firstDifference != nil else { return nil }
    return Failure(promise: .replays, detail: replay.description)
  }
}
