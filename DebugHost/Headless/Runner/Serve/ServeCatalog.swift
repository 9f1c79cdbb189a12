import ArgumentParser
import HeadlessDriver

/// The scenes that can be served live, by name.
@MainActor
struct ServeCatalog {
  let scenes: [any Scene]
  /// The scenes with a mistake that a diagnosis reports.
  let mistakes: [any Scene]
  /// The same scenes without the mistakes.
  let corrections: [any Scene]

  init(scenes: [any Scene], others: [any Scene] = []) {
    self.scenes = scenes
    mistakes = others.filter { !$0.name.hasSuffix("-not") }
    corrections = others.filter { $0.name.hasSuffix("-not") }
  }

  func scene(_ name: String) -> (any Scene)? {
    (scenes + mistakes + corrections).first { $0.name == name }
  }

  /// Returns the scene and the setting that the arguments name.
  ///
  /// - Throws: A `ValidationError` of one line if the scene or a setting does not exist.
  func choice(_ command: ServeCommand) throws -> (any Scene, Setting) {
    guard let scene = scene(command.scene) else {
      throw Program.noScene(command.scene, in: scenes, and: mistakes)
    }
    var setting = Setting(model: scene.device)
    if let name = command.device { setting.model = try Program.value("device", name) }
    setting.textSize = try Program.value("text size", command.textSize)
    setting.isDark = command.dark
    setting.isRightToLeft = command.rtl
    return (scene, setting)
  }
}
