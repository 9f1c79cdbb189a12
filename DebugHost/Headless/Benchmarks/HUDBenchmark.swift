import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderScope
import UIKit

/// Measures what the HUD and an open page of the inspector cost the main thread: instructions for
/// each frame of a scroll, and allocations at rest.
///
/// They exist only in debug builds and in builds with the trait `HUD`. A fair comparison optimises
/// both the app and the HUD:
/// `swift run -c release --traits HUD --scratch-path .build/hud -Xlinker -s Benchmarks hud live`
/// (valgrind may not read a release build's debug information, which `-s` leaves out).
@MainActor
enum HUDBenchmark {
  static func run() {
    print("HUD: what it adds to a frame, 120 a second, of the form that scrolls under a finger")
    for edited in ["field", "nothing"] {
      let plain = frame("off \(edited)")
      print("  \(edited) edited, off: \(words(plain)) instructions, the headless iPhone's own")
      for mode in ["pill", "card"] {
        guard let plain, let count = frame("\(mode) \(edited)") else { continue }
        let share = Double(count - plain) / Double(plain) * 100
        print("  \(edited) edited, \(mode): \(count - plain) more, \(format(share)) %")
      }
    }
    for mode in ["off", "pill", "card"] {
      let count = Counted.allocations("rest", "\(mode) field", 10, 1000)
      print("  \(mode) at rest for 990 s: \(words(count)) allocations")
    }
  }

  static func runLive() {
    guard let plain = frame("journal field"), let page = frame("page field"),
      let pill = frame("pill field")
    else { return print("Live: (not counted: no valgrind)") }
    print(
      "Live: an open page adds \(page - plain) instructions to a frame, the pill \(pill - plain)")
  }

  /// Returns the instructions for each frame, from four complete movements up and down. The first
  /// 200 frames are subtracted, because the first appearance of a text costs more than a frame.
  private static func frame(_ mode: String) -> Int? {
    Counted.instructions("scroll", mode, 200, 840)
  }

  /// Boots the form with what the mode's first word names, and edits a field if the second one says
  /// so.
  private static func boot(_ mode: String) -> Device {
    let words = mode.split(separator: " ")
    #if DEBUG || HUD
      HUDMemory.store = UserDefaults(suiteName: "ResponderScope.HUD.benchmark")
      HUDMemory.keep(isCollapsed: words[0] == "pill")
    #endif
    let device = Device.boot(root: DemoScreen.form.makeController())
    device.settle()
    switch words[0] {
    case "pill", "card": ResponderHUD.show()
    #if DEBUG || HUD
      case "journal": _ = ResponderHUD.startRecording()
      case "page":
        _ = ResponderHUD.startRecording()
        // The readings of the app, as the server does them. Other threads make the words and JSON.
        let watch = AppReader(isReady: { true }, look: { _ = page?.read() })
        page = watch
        watch.start()
    #endif
    default: break
    }
    if words[1] == "field" { device.tap(at: CGPoint(x: 200, y: 205)) }
    device.settle()
    return device
  }

  #if DEBUG || HUD
    private static var page: AppReader?
  #endif

  static func rest(_ mode: String, _ seconds: Int) { boot(mode).advance(by: Double(seconds)) }

  /// Scrolls up and down with a finger, 80 frames each way.
  static func scroll(_ mode: String, _ frames: Int) {
    let device = boot(mode)
    let finger = device.touchDown(at: CGPoint(x: 20, y: 400))
    for frame in 1...frames {
      let way = CGFloat(abs(frame % 160 - 80))
      device.touchMove(finger, to: CGPoint(x: 20, y: 320 + way * 2))
      device.advance(by: 1.0 / 120)
    }
  }
}

/// Measures what recorded call stacks cost a field that begins and ends editing. Call stacks exist
/// only in debug builds:
/// `swift run -c release -Xswiftc -DDEBUG --scratch-path .build/hud Benchmarks cause`.
@MainActor
enum CauseBenchmark {
  static func run() {
    let (off, on) = (
      Counted.instructions("cause", "off", 20, 120), Counted.instructions("cause", "on", 20, 120)
    )
    print("Call stacks: beginning and ending editing takes \(words(on)) instructions with them,")
    print("  \(words(off)) without")
  }

  static func perform(_ mode: String, _ times: Int) {
    #if DEBUG
      CallStack.symbolizer = { SymbolTable.name(at: $0) }
      CallStack.hands = ["HeadlessDriver"]
    #endif
    ResponderHUD.recordsCallStacks = mode == "on"
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let device = Device.boot(view: UIView())
    device.windows[0].rootViewController?.view.addSubview(field)
    ResponderHUD.install()
    for _ in 0..<times {
      device.perform { field.becomeFirstResponder() }
      device.perform { field.resignFirstResponder() }
    }
  }
}
