import Foundation
import HeadlessDriver
import HeadlessServe
import ResponderKit
import ResponderScopeLive
import UIKit

/// Performs the commands that the app reads from its standard input, one on each line: `edit NAME`,
/// `end`, `type TEXT`, `drag`, `fling`, `scroll Y`, `scene`, `close`, `background`, `foreground`,
/// `stop`, `serve [PORT]` and `tunnel [PORT]`. After `tunnel`, the app prints the address with its
/// token.
@MainActor
final class Hands {
  private let device: Device
  private let form: SignUpForm
  private let clock: DemandClock
  private var other: UIWindowScene?
  private var finger: Finger?
  private var pump: (any DispatchSourceTimer)?

  init(device: Device, form: SignUpForm, clock: DemandClock) {
    (self.device, self.form, self.clock) = (device, form, clock)
  }

  func perform(_ line: String) {
    clock.catchUp()
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let value = words.count > 1 ? words[1] : ""
    switch words.first {
    case "edit": device.perform { form.edit(value) }
    case "end": device.perform { form.finishEditing() }
    case "type": device.type(value)
    case "scroll": device.perform { form.list.contentOffset.y = CGFloat(Double(value) ?? 0) }
    case "drag": drag(steps: 120, by: 2)
    case "fling": drag(steps: 24, by: -6)
    case "scene":
      other = device.openScene { scene in
        let window = UIWindow(windowScene: scene)
        window.rootViewController = SecondForm()
        window.makeKeyAndVisible()
      }
    case "close": if let other { device.close(other) }
    case "background": device.enterBackground()
    case "foreground": device.enterForeground()
    case "stop": ResponderHUD.stopServing()
    case "serve": ResponderHUD.serve(port: UInt16(value) ?? 0)
    case "tunnel":
      ResponderHUD.serve(on: .usbTunnel, port: UInt16(value) ?? 0)
      Task {
        // Wait until the previous server has closed its port and the new one is open.
        while ResponderHUD.liveAddress == nil { try? await Task.sleep(nanoseconds: 10_000_000) }
        LiveClient.printAddress()
      }
    default: print("unknown: \(line)")
    }
    clock.wake()
  }

  /// Drags with one step in each frame at 120 Hz, and lifts the finger while it is moving. A long
  /// drag turns back after half of its steps.
  private func drag(steps: Int, by step: CGFloat) {
    var left = steps
    var y: CGFloat = 300
    finger = device.touchDown(at: CGPoint(x: 360, y: y))
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    timer.schedule(deadline: .now(), repeating: 1.0 / 120, leeway: .nanoseconds(0))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let finger = self.finger else { return }
        self.clock.catchUp()
        left -= 1
        y += steps > 60 && left < steps / 2 ? -step : step
        self.device.touchMove(finger, to: CGPoint(x: 360, y: y))
        if left <= 0 {
          self.device.touchUp(finger)
          self.finger = nil
          self.pump?.cancel()
          self.pump = nil
        }
        self.clock.wake()
      }
    }
    pump = timer
    timer.resume()
  }
}

/// The content of the second scene, which the command `scene` opens.
final class SecondForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    field.accessibilityIdentifier = "other"
    view.addSubview(field)
  }
}
