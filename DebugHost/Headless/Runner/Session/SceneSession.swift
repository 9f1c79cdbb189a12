import HeadlessRenderer
import ResponderCore
import ResponderScope
import UIKit

/// One scene, played from boot to end.
@MainActor
struct SceneSession {
  struct Result {
    var recording: Recording
    /// The screen at the end of each step, an SVG document each.
    var stepPictures: [String]
    /// The product's own journal as JSON Lines.
    var journal: String
    /// Why the scene ended before its last step, if it did; the rest shows how far it came.
    var failure: Failure?
  }

  let scene: any Scene
  let framesPerSecond: Int
  let console: Console

  func play() -> Result {
    let stage = Stage(screen: scene.screen)
    let device = stage.device
    let renderer = SVGRenderer()
    let recorder = SceneRecorder(
      name: scene.name, title: scene.title, summary: scene.summary,
      framesPerSecond: framesPerSecond,
      source: SceneRecorder.Source(
        now: { device.now },
        picture: { renderer.svg(of: device.scene.screen, touches: device.fingerLocations) },
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

    list.begin(scene)
    let steps = scene.steps
    var failure: Failure?
    for (index, step) in steps.enumerated() {
      list.step(index + 1, of: steps.count, at: recorder.time, step.title)
      recorder.beginStep(step.title)
      do {
        try step.perform(stage)
      } catch {
        failure = Failure("\(scene.name), step \(index + 1) (\(step.title)): \(error)")
      }
      takeDown()
      recorder.endStep()
      if failure != nil { break }
    }
    let recording = recorder.finish()
    device.onFrame = nil
    stage.powerOff()
    list.end(recording)
    return Result(
      recording: recording, stepPictures: recorder.stepPictures, journal: reader.jsonLines,
      failure: failure)
  }
}
