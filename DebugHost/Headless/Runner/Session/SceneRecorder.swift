/// Records what happens while a scene is played: steps, pictures and journal entries, each with its
/// time.
///
/// The recorder divides time into slots, as many in a second as the frame rate says. It keeps one
/// picture for each slot: the first one or, if the device comes to rest in the slot, the last one.
/// So the end of a movement is never missing. The recorder also keeps a picture at the beginning
/// and the end of each step. It does not keep a picture that is equal to the one before.
@MainActor
final class SceneRecorder {
  /// The parts of the device that the recorder needs. These are closures, so that tests need no
  /// device.
  struct Source {
    /// The time of the virtual clock, in seconds.
    var now: @MainActor () -> Double
    /// The screen as a complete SVG document.
    var picture: @MainActor () -> String
    /// Whether the device has nothing left to do.
    var isAtRest: @MainActor () -> Bool
  }

  private let source: Source
  private let framesPerSecond: Double
  private let origin: Double
  private var lastSlot = -1
  private var keptUntil = 0.0
  /// The number of frames up to the last one with which a step has ended. These frames stay in the
  /// recording.
  private var framesKept = 0
  private var recording: Recording

  /// The picture at the end of each step.
  private(set) var stepPictures: [String] = []

  init(
    name: String, title: String, summary: String, device: String, framesPerSecond: Int,
    source: Source
  ) {
    self.source = source
    self.framesPerSecond = Double(framesPerSecond)
    self.origin = source.now()
    recording = Recording(
      name: name, title: title, summary: summary, device: device, duration: 0, steps: [],
      frames: [], entries: [])
  }

  /// The time since the scene began, in seconds.
  var time: Double { source.now() - origin }

  func beginStep(_ title: String) {
    recording.steps.append(Recording.Step(time: time, title: title))
    capture()
    keptUntil = time
  }

  func endStep(facts: [Recording.Check] = []) {
    capture()
    keptUntil = time
    framesKept = recording.frames.count
    let last = recording.steps.count - 1
    recording.steps[last].facts = facts
    recording.steps[last].end = time
    recording.steps[last].lastFrame = framesKept - 1
    stepPictures.append(recording.frames.last?.svg ?? "")
  }

  /// Records the screen at the end of a turn. Call this at the end of every turn of the run loop,
  /// because the device may have drawn something new.
  func turnEnded() {
    // Add a small amount, because the clock's frame times are not exact in binary.
    let slot = Int((time * framesPerSecond + 1e-6).rounded(.down))
    if slot != lastSlot {
      lastSlot = slot
      capture()
    } else if source.isAtRest() {
      capture(replacing: true)
    }
  }

  func record(_ entry: Recording.Entry) {
    recording.entries.append(entry)
  }

  func finish() -> Recording {
    capture()
    recording.duration = max(time, recording.frames.last?.time ?? 0)
    return recording
  }

  private func capture(replacing: Bool = false) {
    let svg = source.picture()
    guard let last = recording.frames.last else {
      recording.frames.append(Recording.Frame(time: time, svg: svg))
      return
    }
    if last.svg == svg { return }
    // Of several pictures at the same time, keep the newest. At rest, the new picture also replaces
    // an earlier one. But never replace the picture with which a step has ended, and at rest not
    // the one with which a step has begun.
    if recording.frames.count > framesKept,
      last.time >= time || (replacing && last.time > keptUntil)
    {
      recording.frames.removeLast()
    }
    recording.frames.append(Recording.Frame(time: time, svg: svg))
  }
}
