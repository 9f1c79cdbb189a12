import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderScope
import UIKit

/// Measures what the HUD costs: instructions for each frame of a scroll, and allocations at rest.
///
/// The HUD exists only in debug builds and in builds with the trait `HUD`. A fair comparison
/// optimises both the app and the HUD:
/// `swift run -c release --traits HUD --scratch-path .build/hud -Xlinker -s Benchmarks hud`
/// (valgrind may not read a release build's debug information, which `-s` leaves out).
@MainActor
enum HUDBenchmark {
  enum Mode: String, CaseIterable {
    case off, pill, card
  }

  /// Whether the user edits a field while the form scrolls.
  enum Edited: String, CaseIterable {
    case field, nothing
  }

  private static let word = "hud"

  /// Runs the command that the arguments name. Returns false if they name another benchmark.
  static func perform(_ arguments: [String]) -> Bool {
    guard arguments.first == word else { return false }
    guard arguments.count >= 4, let mode = Mode(rawValue: arguments[2]),
      let count = Int(arguments[3])
    else {
      run()
      return true
    }
    let edited = arguments.count > 4 ? Edited(rawValue: arguments[4]) ?? .field : .field
    let device = boot(mode, edited)
    if arguments[1] == "rest" {
      device.advance(by: Double(count))
    } else {
      scroll(device, frames: count)
    }
    return true
  }

  static func run() {
    #if DEBUG || HUD
      print(
        "HUD, \(isOptimised ? "optimised" : "not optimised") build: "
          + "what it adds to a frame, 120 a second, of the form that scrolls under a finger")
      for edited in Edited.allCases {
        guard let plain = instructionsPerFrame(.off, edited) else {
          return print(
            "  not counted: there is no valgrind here, or it cannot read this build (-Xlinker -s)")
        }
        print("  \(edited) edited, off: \(plain) instructions a frame, the headless iPhone's own")
        for mode in [Mode.pill, .card] {
          guard let count = instructionsPerFrame(mode, edited) else { continue }
          let share = Double(count - plain) / Double(plain) * 100
          print("  \(edited) edited, \(mode): \(count - plain) more, \(format(share)) %")
        }
      }
      for mode in Mode.allCases {
        let count = HeapUse.allocations(
          of: [word, "rest", mode.rawValue, "1000"], beyond: [word, "rest", mode.rawValue, "10"])
        print("  \(mode) at rest for 990 s: \(count.map(String.init) ?? "?") allocations")
      }
    #else
      print("HUD: not in this build; swift run -c release --traits HUD Benchmarks hud")
    #endif
  }

  private static var isOptimised: Bool {
    var isChecked = false
    // An optimised build leaves out assertions.
    assert(
      {
        isChecked = true
        return true
      }())
    return !isChecked
  }

  private static func boot(_ mode: Mode, _ edited: Edited) -> Device {
    #if DEBUG || HUD
      HUDMemory.store = UserDefaults(suiteName: "ResponderScope.HUD.benchmark")
      HUDMemory.keep(isCollapsed: mode == .pill)
    #endif
    let device = Device.boot(root: DemoScreen.form.makeController())
    device.settle()
    if mode != .off { ResponderHUD.show() }
    if edited == .field { device.tap(at: CGPoint(x: 200, y: 205)) }
    device.settle()
    return device
  }

  /// Scrolls up and down with a finger, 80 frames each way.
  private static func scroll(_ device: Device, frames: Int) {
    let finger = device.touchDown(at: CGPoint(x: 20, y: 400))
    for frame in 1...max(1, frames) {
      let way = CGFloat(abs(frame % 160 - 80))
      device.touchMove(finger, to: CGPoint(x: 20, y: 320 + way * 2))
      device.advance(by: 1.0 / 120)
    }
  }

  /// Returns the instructions for each frame, from four complete movements up and down. The first
  /// 200 frames are subtracted, because the first appearance of a text costs more than a frame
  /// does.
  private static func instructionsPerFrame(_ mode: Mode, _ edited: Edited) -> Int? {
    let (few, many) = (200, 840)
    func count(_ frames: Int) -> Int? {
      instructions([word, "scroll", mode.rawValue, String(frames), edited.rawValue])
    }
    guard let less = count(few), let more = count(many) else { return nil }
    return (more - less) / (many - few)
  }

  /// Returns the instructions that a run of this executable takes, as callgrind counts them.
  /// Returns nil without valgrind, or if it reports no count.
  static func instructions(_ arguments: [String]) -> Int? {
    let valgrind = "/usr/bin/valgrind"
    guard FileManager.default.isExecutableFile(atPath: valgrind),
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: valgrind)
    process.arguments =
      ["--tool=callgrind", "--callgrind-out-file=/dev/null", path] + arguments
    // Without this variable, Swift seeds sets and dictionaries differently in each process. They
    // then grow at different times, and the counts vary.
    process.environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
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
