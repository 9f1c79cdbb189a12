import Foundation
import HeadlessDriver
import ResponderKit
import ResponderScope
import UIKit

/// A small app that scripts/test-lldb debugs. The script stops it at places that are difficult for
/// a debugger.
///
/// The app has a `UIResponder.current` of its own, as many apps do, so the bare name is ambiguous
/// in a debugger.
@main
@MainActor
enum LLDBClient {
  static func main() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.accessibilityIdentifier = "street"
    let controller = UIViewController()
    controller.view.addSubview(field)
    let device = Device.boot(root: controller)
    #if DEBUG || HUD
      // The dynamic linker of Linux does not know the names of a program's own functions. Apple's
      // dynamic linker does.
      CallStack.symbolizer = { SymbolTable.name(at: $0) }
      CallStack.hands = ["HeadlessDriver"]
    #endif
    ResponderHUD.install()
    device.advance(by: 0.5)
    nobodyEdits()
    device.tap(field)
    device.type("secret street")
    device.advance(by: 0.5)
    fieldIsEdited(UIResponder.current)
    leave(device, field)
    ValueStop.show()
    onAnotherThread()
  }

  @inline(never)
  private static func nobodyEdits() {
    print("no field is edited")
  }

  @inline(never)
  private static func fieldIsEdited(_ responder: UIResponder?) {
    print("edited:", responder.map { "\(type(of: $0))" } ?? "no field")
  }

  /// Takes the focus away and gives it back, so that `responder who` has a cause to report.
  @inline(never)
  private static func leave(_ device: Device, _ field: UITextField) {
    device.perform { field.resignFirstResponder() }
    device.advance(by: 0.5)
    nobodyEditsAgain()
    device.perform { field.becomeFirstResponder() }
    device.advance(by: 0.5)
  }

  @inline(never)
  private static func nobodyEditsAgain() {
    print("no field is edited again")
  }

  /// Calls `worker` on another thread. The debugger stops in `worker` while the main thread waits.
  @inline(never)
  private static func onAnotherThread() {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      worker()
      done.signal()
    }
    thread.start()
    done.wait()
  }

  @inline(never)
  nonisolated private static func worker() {
    print("a worker, on the main thread:", Thread.isMainThread)
  }
}
