import HeadlessRenderer
import ResponderJournal
import ResponderScope
import UIKit

/// Plays one scene on one device, from boot to end.
@MainActor
struct SceneSession {
  struct Result {
    /// The scene's name, without the device.
    var scene: String
    var sceneTitle: String
    var recording: Recording
    /// The screen at the end of each step, as SVG documents.
    var stepPictures: [String]
    /// The titles of the steps that the sheet of several devices shows.
    var posters: [String]
    /// ResponderScope's journal as JSON Lines.
    var journal: String
    /// The failure that ended the scene; nil if all its steps succeeded. After a failure, the other
    /// properties contain what was recorded up to then.
    var failure: Failure?
  }

  let item: Program.Item
  /// The frame rate of the pictures. If it is nil, nothing is drawn.
  let framesPerSecond: Int?
  let console: Console

  private var scene: any Scene { item.scene }

  func play() -> Result {
    let stage = Stage(
      screen: scene.screen, setting: item.setting, startsAsPill: scene.startsAsPill)
    let device = stage.device
    let renderer = SVGRenderer()
    let isOwnDevice = item.setting == Setting(model: scene.device)
    let recorder = SceneRecorder(
      name: item.name,
      title: isOwnDevice ? scene.title : "\(scene.title) · \(item.setting.title)",
      summary: scene.summary, device: item.setting.title, framesPerSecond: framesPerSecond ?? 1,
      source: SceneRecorder.Source(
        now: { device.now },
        picture: { [draws = framesPerSecond != nil] in
          draws ? renderer.svg(of: device.scene.screen, touches: device.fingerLocations) : ""
        },
        isAtRest: { device.isIdle }))
    let list = StepList(console: console)
    let reader = JournalTail(journal: ResponderHUD.journal)
    let takeDown = {
      for entry in reader.newEntries(in: ResponderHUD.journal) {
        let entry = Recording.Entry(entry, at: recorder.time)
        recorder.record(entry)
        if entry.isDecision { list.decision(at: entry.time, entry.title) }
      }
      recorder.turnEnded()
    }
    device.onFrame = { _ in takeDown() }

    list.begin(scene, on: item.setting)
    let steps = scene.steps(on: item.setting)
    var failure: Failure?
    for (index, step) in steps.enumerated() {
      list.step(index + 1, of: steps.count, at: recorder.time, step.title)
      recorder.beginStep(step.title)
      stage.facts = []
      do {
        try step.perform(stage)
        try stage.checkHUD()
      } catch {
        failure = Failure("\(item.name), step \(index + 1) (\(step.title)): \(error)")
      }
      takeDown()
      recorder.endStep(facts: stage.facts)
      for fact in stage.facts { list.fact(fact) }
      if failure != nil { break }
    }
    let recording = recorder.finish()
    device.onFrame = nil
    stage.powerOff()
    list.end(recording)
    return Result(
      scene: scene.name, sceneTitle: scene.title, recording: recording,
      stepPictures: recorder.stepPictures, posters: steps.filter(\.isPoster).map(\.title),
      journal: reader.jsonLines, failure: failure)
  }
}
