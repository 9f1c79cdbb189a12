import Testing

@testable import DebugHost

@MainActor
@Suite("Scene recorder")
struct SceneRecorderTests {
  /// A simulated device with a time, a picture and a state of rest.
  @MainActor
  private final class Fake {
    var now = 100.0
    var picture = "a"
    var isAtRest = false
    private(set) var asked = 0

    func recorder(framesPerSecond: Int = 10) -> SceneRecorder {
      SceneRecorder(
        name: "form", title: "Form", summary: "", device: "iPhone",
        framesPerSecond: framesPerSecond,
        source: SceneRecorder.Source(
          now: { self.now },
          picture: {
            self.asked += 1
            return self.picture
          },
          isAtRest: { self.isAtRest }))
    }
  }

  @Test("times count from the scene's beginning")
  func origin() {
    let device = Fake()
    let recorder = device.recorder()
    recorder.beginStep("one")
    device.now += 0.5
    recorder.beginStep("two")
    device.now += 0.25
    let recording = recorder.finish()
    #expect(recording.steps.map(\.time) == [0, 0.5])
    #expect(recording.duration == 0.75)
  }

  @Test("one picture a slot, whatever the device's frame rate", arguments: [1, 7, 10, 20, 30, 60])
  func slots(framesPerSecond: Int) {
    let device = Fake()
    let recorder = device.recorder(framesPerSecond: framesPerSecond)
    for frame in 0..<60 {
      device.now = 100 + Double(frame) / 60
      device.picture = "frame \(frame)"
      recorder.turnEnded()
    }
    #expect(device.asked == framesPerSecond)
  }

  @Test("the picture at rest is never missed")
  func rest() {
    let device = Fake()
    let recorder = device.recorder(framesPerSecond: 1)
    recorder.turnEnded()
    device.now += 0.1
    device.picture = "moving"
    recorder.turnEnded()
    device.now += 0.1
    device.picture = "arrived"
    device.isAtRest = true
    recorder.turnEnded()
    #expect(recorder.finish().frames.map(\.svg) == ["a", "arrived"])
  }

  @Test("a finger that moves an idle device leaves one picture a slot, the last of it")
  func replaced() {
    let device = Fake()
    device.isAtRest = true
    let recorder = device.recorder(framesPerSecond: 10)
    recorder.beginStep("drag")
    for event in 1...100 {
      device.now = 100 + Double(event) * 0.008
      device.picture = "finger \(event)"
      recorder.turnEnded()
    }
    let frames = recorder.finish().frames
    #expect(frames.count == 10)
    #expect(frames.map(\.svg).first == "a")
    #expect(frames.map(\.svg).last == "finger 100")
  }

  @Test("equal pictures are kept once, and one moment has one picture")
  func duplicates() {
    let device = Fake()
    let recorder = device.recorder(framesPerSecond: 60)
    recorder.beginStep("one")
    device.picture = "b"
    recorder.endStep()
    device.now += 1
    recorder.turnEnded()
    device.now += 1
    device.picture = "c"
    recorder.beginStep("two")
    recorder.endStep()
    let recording = recorder.finish()
    #expect(recording.frames.map(\.svg) == ["b", "c"])
    #expect(recording.frames.map(\.time) == [0, 2])
    #expect(recorder.stepPictures == ["b", "c"])
  }

  @Test(
    "a step keeps the picture that it ended with, though the next draws another at the same moment")
  func endOfStep() {
    let device = Fake()
    let recorder = device.recorder(framesPerSecond: 60)
    recorder.beginStep("one")
    device.now += 1
    device.picture = "end of one"
    recorder.endStep(facts: [.init(text: "it holds", holds: true)])
    recorder.beginStep("two")
    device.picture = "a finger of two"
    recorder.turnEnded()
    device.now += 1
    device.picture = "end of two"
    recorder.endStep()
    let recording = recorder.finish()
    #expect(recording.frames.map(\.svg) == ["a", "end of one", "a finger of two", "end of two"])
    #expect(recording.frames.map(\.time) == [0, 1, 1, 2])
    #expect(recording.steps.map(\.end) == [1, 2])
    #expect(recording.steps.map { recording.frames[$0.lastFrame].svg } == recorder.stepPictures)
  }
}
