/// One scene, played from boot to end.
@MainActor
struct SceneSession {
  struct Result {
    var recording: Recording
    var stepPictures: [String]
    /// The product's own journal, one JSON object a line.
    var journal: [String]
  }

  let scene: any Scene
  let framesPerSecond: Int
  let console: Console

  func play() throws -> Result {
    throw Failure("the headless driver has not landed yet")
  }
}
