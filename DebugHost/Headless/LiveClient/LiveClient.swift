import Dispatch
import Foundation
import HeadlessDriver
import HeadlessServe
import ResponderKit
import ResponderScopeLive
import UIKit

/// A small app that calls `ResponderHUD.serve()` and does not install the HUD. The browser tests of
/// the inspector use it.
///
/// `LiveClient [PORT]` prints the address. Then it performs the commands on its standard input, as
/// a user of the app would: see `Hands`. It ends when its input ends.
@main
@MainActor
enum LiveClient {
  static func main() {
    // The dynamic linker of Linux does not know the names of an app's functions. Apple's dynamic
    // linker does.
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

  /// Writes the address, or the reason why there is none, directly to standard output, because
  /// `print` might keep it in a buffer.
  static func printAddress() {
    let line = ResponderHUD.liveAddress?.absoluteString ?? ResponderHUD.liveStatus
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
