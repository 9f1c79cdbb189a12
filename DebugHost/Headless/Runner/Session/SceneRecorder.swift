/// Takes down what happens while a scene is played: steps, pictures and journal entries, each with its time.
///
/// It keeps one picture for each slot of the frame rate: the first, or the last at rest in it, so that the end of a
/// movement is never missing. Two equal pictures in a row are kept as one.
@MainActor
final class SceneRecorder {
  /// What the recorder needs of the device; plain closures, so that it can be tested without one.
  struct Source {
    /// Seconds of the virtual clock.
    var now: @MainActor () -> Double
    /// The screen as a whole SVG document.
    var picture: @MainActor () -> String
    /// Whether nothing is scheduled any more.
    var isAtRest: @MainActor () -> Bool
  }

  private let source: Source
  private let framesPerSecond: Double
  private let origin: Double
  private var lastSlot = -1
  private var keptUntil = 0.0
  /// So many of the first frames stay: a step has ended with the last of them.
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

  /// Seconds since the scene began.
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

  /// To be called whenever the device may have drawn something new: at the end of every turn of its run loop.
  func turnEnded() {
    // A hair above the slot's start: the clock's frames are not exact in binary.
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
    // At one moment only the newest picture counts. What a step began or ended with stays.
    if recording.frames.count > framesKept,
      last.time >= time || (replacing && last.time > keptUntil)
    {
      recording.frames.removeLast()
    }
    recording.frames.append(Recording.Frame(time: time, svg: svg))
  }
}
