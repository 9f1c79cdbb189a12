import ArgumentParser
import HeadlessDriver

/// The scenes that one call of the program plays, in order, each on a device.
@MainActor
struct Program {
  struct Item {
    let scene: any Scene
    let setting: Setting
    /// The prefix of the names of the item's files, and its name in the page's address.
    let name: String
  }

  let items: [Item]
  /// The scenes that cannot be played with the given arguments, each with the reason. If the
  /// arguments name several devices, each entry also names the device.
  let leftOut: [String]
  /// Whether the arguments name several devices, so that the run also writes sheets that compare
  /// them.
  let comparesDevices: Bool

  /// - Throws: A `ValidationError` of one line if a name does not exist or arguments exclude each
  ///   other.
  init(
    _ command: DebugHostCommand, catalog: [any Scene], others: [any Scene] = []
  ) throws {
    let scenes = try Self.scenes(command.scenes, in: catalog, and: others)
    let models = try Self.models(command)
    comparesDevices = models.count > 1
    var items: [Item] = []
    var leftOut: [String] = []
    for scene in scenes {
      for model in models.isEmpty ? [scene.device] : models {
        var setting = try Self.setting(command)
        setting.model = model
        let name = models.count > 1 ? "\(scene.name)-\(model.rawValue)" : scene.name
        let place = models.count > 1 ? "\(scene.name) on \(model.rawValue)" : scene.name
        if setting.posture != .closed, !model.folds {
          leftOut.append("\(place): \(model.rawValue) does not fold")
        } else if setting.keyboard.needsPad, !model.isPad {
          let reason = "--keyboard \(setting.keyboard.rawValue) needs an iPad"
          leftOut.append("\(place): \(reason), \(model.rawValue) is not one")
        } else if let reason = scene.objection(to: setting) {
          leftOut.append("\(place): it \(reason)")
        } else {
          items.append(Item(scene: scene, setting: setting, name: name))
        }
      }
    }
    guard !items.isEmpty else {
      throw ValidationError("no scene can be played: \(leftOut.joined(separator: "; "))")
    }
    self.items = items
    self.leftOut = leftOut
  }

  private static func scenes(_ names: [String], in catalog: [any Scene], and others: [any Scene])
    throws -> [any Scene]
  {
    let known = (catalog + others).map(\.name)
    if let stranger = names.first(where: { !known.contains($0) }) {
      throw noScene(stranger, in: catalog, and: others)
    }
    guard Set(names).count == names.count else {
      throw ValidationError("a scene is named twice: \(names.joined(separator: " "))")
    }
    guard !names.isEmpty else { return catalog }
    return names.compactMap { name in (catalog + others).first { $0.name == name } }
  }

  static func noScene(_ name: String, in catalog: [any Scene], and others: [any Scene])
    -> ValidationError
  {
    let rest = others.isEmpty ? "" : ", and one for each diagnosis, which --list names"
    return ValidationError(
      "there is no scene '\(name)', only \(listed(catalog.map(\.name)))\(rest)")
  }

  /// Returns the devices that the arguments name. An empty array means each scene's own device.
  private static func models(_ command: DebugHostCommand) throws -> [Device.Model] {
    var names = command.devices
    if command.compare {
      guard names.isEmpty else {
        throw ValidationError("--devices stands for four devices; leave out --device")
      }
      names = fourDevices.map(\.rawValue)
    }
    guard Set(names).count == names.count else {
      throw ValidationError("a device is named twice: \(names.joined(separator: " "))")
    }
    return try names.map { try value("device", $0) }
  }

  /// The four devices that `--devices` selects: the smallest, the usual and the largest phone, and
  /// an iPad.
  static let fourDevices: [Device.Model] = [.iPhoneSE, .iPhone15, .iPhone15ProMax, .iPad11]

  private static func setting(_ command: DebugHostCommand) throws -> Setting {
    var setting = Setting()
    if let name = command.posture {
      guard let posture = Device.Posture(rawValue: name), posture != .flipped else {
        throw ValidationError("there is no posture '\(name)', only closed, half-open and open")
      }
      setting.posture = posture
    }
    setting.isLandscape = command.landscape
    setting.isDark = command.dark
    setting.isRightToLeft = command.rtl
    if let name = command.textSize { setting.textSize = try value("text size", name) }
    if let name = command.keyboard { setting.keyboard = try value("keyboard", name) }
    return setting
  }

  /// Returns the value that has a name on the command line.
  /// - Throws: A `ValidationError` that lists all names of this kind.
  static func value<Value: RawRepresentable<String> & CaseIterable>(
    _ kind: String, _ name: String
  ) throws -> Value {
    guard let value = Value(rawValue: name) else {
      let names = listed(Value.allCases.map(\.rawValue))
      throw ValidationError("there is no \(kind) '\(name)', only \(names)")
    }
    return value
  }

  private static func listed(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
