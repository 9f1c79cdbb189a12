import HeadlessDriver

/// Prints the output of `--list`: the scenes and devices, or the steps of the scenes that the
/// arguments name.
@MainActor
struct Listing {
  let console: Console

  /// - Parameter others: The scenes for the diagnoses, which are played only by name.
  func show(_ program: Program, named: Bool, others: [any Scene]) {
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
    let mistakes = others.filter { !$0.name.hasSuffix("-not") }
    if !mistakes.isEmpty {
      console.line(
        "Diagnoses, played only by name; with -not at the end, the same screen without the mistake:"
      )
    }
    let longest = mistakes.map(\.name.count).max() ?? 0
    for scene in mistakes {
      console.line("  \(padded(scene.name, to: longest))  \(scene.task ?? scene.summary)")
    }
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
