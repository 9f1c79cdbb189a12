import HeadlessDriver
import ResponderScope
import UIKit

/// Measures what recorded call stacks cost: the instructions for a field that begins and ends
/// editing, with and without recorded call stacks.
///
/// Call stacks exist only in debug builds. As with `HUDBenchmark`, a fair figure needs
/// optimisation:
/// `swift run -c release -Xswiftc -DDEBUG --scratch-path .build/hud Benchmarks cause`.
@MainActor
enum CauseBenchmark {
  private static let word = "cause"

  /// Runs the command that the arguments name. Returns false if they name another benchmark.
  static func perform(_ arguments: [String]) -> Bool {
    guard arguments.first == word else { return false }
    if arguments.count == 3, let times = Int(arguments[2]) {
      edit(times: times, records: arguments[1] == "on")
    } else {
      run()
    }
    return true
  }

  static func run() {
    #if DEBUG
      guard let off = instructions("off"), let on = instructions("on") else {
        return print("Call stacks: not counted, there is no valgrind here")
      }
      print(
        "Call stacks: beginning and ending to edit takes \(format(Double(on) / Double(off))) times the instructions "
          + "with them, \(on) and \(off)")
    #else
      print("Call stacks: not in release builds; swift run Benchmarks cause")
    #endif
  }

  /// Returns the number of instructions for beginning and ending editing once, from the difference
  /// between a short and a long run. Each run looks up the names of functions only once, so the
  /// difference does not include the lookups. Returns nil if the instructions cannot be counted.
  private static func instructions(_ mode: String) -> Int? {
    let (few, many) = (20, 120)
    guard let less = HUDBenchmark.instructions([word, mode, String(few)]),
      let more = HUDBenchmark.instructions([word, mode, String(many)])
    else { return nil }
    return (more - less) / (many - few)
  }

  private static func edit(times: Int, records: Bool) {
    #if DEBUG
      CallStack.symbolizer = { SymbolTable.name(at: $0) }
      CallStack.hands = ["HeadlessDriver"]
    #endif
    ResponderHUD.recordsCallStacks = records
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let controller = UIViewController()
    controller.view.addSubview(field)
    let device = Device.boot(root: controller)
    ResponderHUD.install()
    for _ in 0..<times {
      device.perform { field.becomeFirstResponder() }
      device.perform { field.resignFirstResponder() }
    }
  }
}
