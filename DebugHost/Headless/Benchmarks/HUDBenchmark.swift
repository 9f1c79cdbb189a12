import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderScope
import UIKit

/// What the HUD costs: instructions of a frame that scrolls, and allocations at rest.
///
/// The HUD exists in debug builds only, and so does its figure: `swift run Benchmarks hud`. Both sides of the ratio are
/// unoptimised; with `-c release -Xswiftc -DDEBUG` both are optimised.
@MainActor
enum HUDBenchmark {
  enum Mode: String, CaseIterable {
    case off, pill, card
  }

  private static let word = "hud"

  /// Runs what the arguments ask for; false when they ask for something else.
  static func perform(_ arguments: [String]) -> Bool {
    guard arguments.first == word else { return false }
    guard arguments.count == 4, let mode = Mode(rawValue: arguments[2]),
      let count = Int(arguments[3])
    else {
      run()
      return true
    }
    arguments[1] == "rest" ? rest(mode, seconds: count) : scroll(mode, frames: count)
    return true
  }

  static func run() {
    #if DEBUG
      print("HUD: what it adds to a frame, 120 a second, of the form that scrolls under a finger")
      guard let plain = instructionsPerFrame(.off) else {
        return print("  not counted, there is no valgrind here")
      }
      print("  off: \(plain) instructions a frame, the headless iPhone's own")
      for mode in [Mode.pill, .card] {
        guard let count = instructionsPerFrame(mode) else { continue }
        let share = Double(count - plain) / Double(plain) * 100
        print("  \(mode): \(count), \(format(share)) % more")
      }
      for mode in Mode.allCases {
        let count = HeapUse.allocations(
          of: [word, "rest", mode.rawValue, "1000"], beyond: [word, "rest", mode.rawValue, "10"])
        print("  \(mode) at rest for 990 s: \(count.map(String.init) ?? "?") allocations")
      }
    #else
      print("HUD: not in release builds; swift run Benchmarks hud")
    #endif
  }

  private static func boot(_ mode: Mode) -> Device {
    #if DEBUG
      HUDMemory.store = UserDefaults(suiteName: "ResponderScope.HUD.benchmark")
      HUDMemory.keep(isCollapsed: mode == .pill)
    #endif
    let device = Device.boot(root: DemoScreen.form.makeController())
    device.settle()
    if mode != .off { ResponderHUD.show() }
    device.tap(at: CGPoint(x: 200, y: 205))
    device.settle()
    return device
  }

  private static func scroll(_ mode: Mode, frames: Int) {
    let device = boot(mode)
    let finger = device.touchDown(at: CGPoint(x: 20, y: 400))
    for frame in 1...max(1, frames) {
      // Up and down again, a little each frame.
      let way = CGFloat(abs(frame % 160 - 80))
      device.touchMove(finger, to: CGPoint(x: 20, y: 320 + way * 2))
      device.advance(by: 1.0 / 120)
    }
  }

  private static func rest(_ mode: Mode, seconds: Int) {
    boot(mode).advance(by: Double(seconds))
  }

  private static func instructionsPerFrame(_ mode: Mode) -> Int? {
    let (few, many) = (40, 160)
    guard let less = instructions([word, "scroll", mode.rawValue, String(few)]),
      let more = instructions([word, "scroll", mode.rawValue, String(many)])
    else { return nil }
    return (more - less) / (many - few)
  }

  /// The instructions of a run of this executable, as callgrind collects them.
  private static func instructions(_ arguments: [String]) -> Int? {
    let valgrind = "/usr/bin/valgrind"
    guard FileManager.default.isExecutableFile(atPath: valgrind),
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: valgrind)
    process.arguments =
      ["--tool=callgrind", "--callgrind-out-file=/dev/null", path] + arguments
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let line = text.split(separator: "\n").first { $0.contains("Collected :") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }
}
