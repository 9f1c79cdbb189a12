import Dispatch
import Foundation
import HeadlessDriver
import HeadlessServe
import ResponderKit
import ResponderScopeLive
import UIKit

/// A small app that only calls `ResponderHUD.serve()`, for the browser's tests of the inspector.
///
/// `LiveClient [PORT]` prints the address, then does what lines on its standard input say, as a user of the app would: see
/// `Hands`. It ends with its input.
@main
@MainActor
enum LiveClient {
  static func main() {
    // Of an app's functions the linker of Linux has no names; Apple's has.
    #if DEBUG || HUD
      CallStack.symbolizer = { SymbolTable.name(at: $0) }
      CallStack.hands = ["HeadlessDriver"]
    #endif
    let form = SignUpForm()
    let device = Device.boot(root: form)
    device.settle()
    let port = CommandLine.arguments.dropFirst().first.flatMap { UInt16($0) } ?? 0
    ResponderHUD.serve(port: port)
    let clock = DemandClock()
    clock.start()
    guard ResponderHUD.liveAddress != nil else {
      print(ResponderHUD.liveStatus)
      exit(1)
    }
    printAddress()
    let hands = Hands(device: device, form: form, clock: clock)
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { hands.perform(line) }
        }
      }
      exit(0)
    }
    dispatchMain()
  }

  /// At once, however much `print` would keep.
  static func printAddress() {
    let line = ResponderHUD.liveAddress?.absoluteString ?? ResponderHUD.liveStatus
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
