import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderScope
import UIKit

/// Measures what an open page of the inspector costs the main thread, in instructions for each
/// frame of a scroll.
///
/// Only the work on the main thread is counted: the query in each turn of the run loop, and the
/// readings of the app. Other threads make the words and the JSON. As with `HUDBenchmark`, a fair
/// figure needs optimisation:
/// `swift run -c release --traits HUD --scratch-path .build/hud -Xlinker -s Benchmarks live`
/// (valgrind may not read a release build's debug information, which `-s` leaves out).
@MainActor
enum LiveBenchmark {
  private static let word = "live"

  enum Mode: String, CaseIterable {
    /// The app records its journal, as it does while it serves and no page is open.
    case unread
    /// The benchmark also reads the app, as the server does for an open page.
    case read
    /// The HUD's pill is shown instead of a page.
    case pill
  }

  /// Runs the command that the arguments name. Returns false if they name another benchmark.
  static func perform(_ arguments: [String]) -> Bool {
    guard arguments.first == word else { return false }
    #if DEBUG || HUD
      guard arguments.count > 2, let mode = Mode(rawValue: arguments[1]),
        let frames = Int(arguments[2])
      else {
        run()
        return true
      }
      scroll(mode, frames: frames)
    #else
      run()
    #endif
    return true
  }

  static func run() {
    #if DEBUG || HUD
      guard let plain = instructionsPerFrame(.unread), let read = instructionsPerFrame(.read),
        let pill = instructionsPerFrame(.pill)
      else {
        return print(
          "Live: not counted: there is no valgrind here, or it cannot read this build (-Xlinker -s)"
        )
      }
      let (page, hud) = (read - plain, pill - plain)
      let second = Double(page) * 120 / 1e6
      print("Live: what an open page adds on the main thread, of the form that scrolls at 120 Hz")
      print("  \(page) instructions a frame, \(format(second)) million a second; ")
      print(
        "  the HUD's pill adds \(hud), so a page costs \(format(Double(page) / Double(hud))) of it")
    #else
      print("Live: not in this build; swift run -c release --traits HUD Benchmarks live")
    #endif
  }

  #if DEBUG || HUD
    private static func scroll(_ mode: Mode, frames: Int) {
      HUDMemory.store = UserDefaults(suiteName: "ResponderScope.HUD.benchmark")
      HUDMemory.keep(isCollapsed: true)
      let device = Device.boot(root: DemoScreen.form.makeController())
      device.settle()
      _ = ResponderHUD.startRecording()
      if mode == .pill { ResponderHUD.show() }
      var watch: AppWatch?
      if mode == .read {
        watch = AppWatch(isReady: { true }, look: { _ = watch?.read() })
        watch?.start()
      }
      device.tap(at: CGPoint(x: 200, y: 205))
      device.settle()
      let finger = device.touchDown(at: CGPoint(x: 20, y: 400))
      for frame in 1...max(1, frames) {
        let way = CGFloat(abs(frame % 160 - 80))
        device.touchMove(finger, to: CGPoint(x: 20, y: 320 + way * 2))
        device.advance(by: 1.0 / 120)
      }
      watch?.stop()
    }

    /// Returns the instructions for each frame, from four complete movements up and down. The first
    /// 200 frames are subtracted.
    private static func instructionsPerFrame(_ mode: Mode) -> Int? {
      let (few, many) = (200, 840)
      func count(_ frames: Int) -> Int? {
        HUDBenchmark.instructions([word, mode.rawValue, String(frames)])
      }
      guard let less = count(few), let more = count(many) else { return nil }
      return (more - less) / (many - few)
    }
  #endif
}
