import HeadlessDriver

/// Prints the output of `--list`: the scenes and devices, or the steps of the scenes that the
/// arguments name.
@MainActor
struct Listing {
  let console: Console

  func show(_ program: Program, named: Bool) {
    var scenes: [Program.Item] = []
    for item in program.items where !scenes.contains(where: { $0.scene.name == item.scene.name }) {
      scenes.append(item)
    }
    let width = scenes.map(\.scene.name.count).max() ?? 0
    if !named { console.line("Scenes, each with the device it is played on by default:") }
    for item in scenes {
      let scene = item.scene
      console.line(
        "  \(padded(scene.name, to: width))  \(scene.summary) (\(scene.device.rawValue))")
      guard named else { continue }
      for (index, step) in scene.steps(on: item.setting).enumerated() {
        console.line("    \(index < 9 ? " " : "")\(index + 1)  \(step.title)")
      }
    }
    guard !named else { return }
    console.line("Devices:")
    let names = Device.Model.allCases.map(\.rawValue.count).max() ?? 0
    for model in Device.Model.allCases {
      let size = "\(Int(model.size.width)) × \(Int(model.size.height)) pt"
      console.line("  \(padded(model.rawValue, to: names))  \(model.name), \(size)")
    }
    let keyboards = KeyboardChoice.allCases.map { $0.rawValue + ($0.needsPad ? " (iPad)" : "") }
    console.line("Keyboards: \(keyboards.joined(separator: ", "))")
    console.line("Text sizes: \(TextSize.allCases.map(\.rawValue).joined(separator: ", "))")
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
