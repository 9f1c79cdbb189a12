// In a release build the HUD's calls do nothing.
#if DEBUG
  import ResponderCore
  import ResponderKit
  import ResponderScope
  import Testing
  import UIKit

  /// Tests the HUD over an app. The HUD appears when the developer requests it. The app keeps its
  /// key window, its first responder, and all touches outside the panel.
  @MainActor
  @Suite("On a device: the HUD", .leavesNothing)
  struct HUDDeviceTests {
    private static let panelName = "ResponderScope.HUD.panel"

    /// Returns the scene's windows that show a panel.
    private func panels(on device: Device) -> [(window: UIWindow, panel: UIView)] {
      device.scene.windows.filter { !$0.isHidden }.compactMap { window in
        Self.panel(in: window).map { (window, $0) }
      }
    }

    private static func panel(in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == panelName { return view.isHidden ? nil : view }
      return view.subviews.lazy.compactMap { panel(in: $0) }.first
    }

    private func boot() async -> (Device, ProductScreen) {
      ResponderHUD.hide()
      return await ProductScreen.boot()
    }

    @Test("shown once, hidden, toggled")
    func show() async {
      let (device, _) = await boot()
      defer { ResponderHUD.hide() }
      #expect(panels(on: device).isEmpty)
      await device.settle {
        ResponderHUD.show()
        ResponderHUD.show()
      }
      #expect(panels(on: device).count == 1)
      await device.settle { ResponderHUD.hide() }
      #expect(panels(on: device).isEmpty)
      await device.settle { ResponderHUD.toggle() }
      #expect(panels(on: device).count == 1)
    }

    @Test("it takes neither the key window nor the first responder")
    func humble() async throws {
      let (device, screen) = await boot()
      defer { ResponderHUD.hide() }
      let field = screen.fields[3]
      await device.settle { field.becomeFirstResponder() }
      await device.settle { ResponderHUD.show() }
      #expect(field.isFirstResponder && UIResponder.current === field)
      #expect(device.windows[0].isKeyWindow)
      #expect(screen.log.isEmpty)
      let hud = try #require(panels(on: device).first?.window)
      #expect(!hud.canBecomeKey && hud.windowLevel < UIWindow.Level(1_100))
      await device.perform { hud.makeKey() }
      #expect(device.windows[0].isKeyWindow && field.isFirstResponder)
    }

    @Test("outside of the panel touches pass, inside they are its own")
    func touches() async throws {
      let (device, _) = await boot()
      defer { ResponderHUD.hide() }
      await device.settle { ResponderHUD.show() }
      let (hud, panel) = try #require(panels(on: device).first)
      let frame = panel.convert(panel.bounds, to: hud)
      #expect(hud.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil) != nil)
      for y in stride(from: CGFloat(10), to: 840, by: 40) {
        let point = CGPoint(x: 195, y: y)
        if frame.insetBy(dx: -24, dy: -24).contains(point) { continue }
        #expect(hud.hitTest(point, with: nil) == nil, "at \(point)")
      }
    }

    @Test("a field can be tapped and typed into beside it", .needs(.hands))
    func beside() async throws {
      let (device, screen) = await boot()
      defer { ResponderHUD.hide() }
      await device.settle { ResponderHUD.show() }
      let (hud, panel) = try #require(panels(on: device).first)
      let frame = panel.convert(panel.bounds, to: hud).insetBy(dx: -24, dy: -24)
      let field = try #require(
        screen.fields.prefix(12).dropFirst(2).first { field in
          !frame.intersects(field.convert(field.bounds, to: nil))
        })
      await device.tap(field)
      await device.settle()
      #expect(field.isFirstResponder)
      await device.type("ab")
      #expect(field.text?.lowercased() == "ab")
    }

    @Test("the report and the snapshot show the edited field")
    func report() async {
      let (device, screen) = await boot()
      await device.settle { screen.fields[4].becomeFirstResponder() }
      let snapshot = ResponderHUD.snapshot
      #expect(
        snapshot.responder == ResponderIdentity(className: "UITextField", identifier: "field-4"))
      #expect(snapshot.chain.first == snapshot.responder)
      #expect(snapshot.chain.count == Array(screen.fields[4].chain).count)
      #expect(snapshot.keyboard.placement == .docked)
      #expect(ResponderHUD.report.contains("field-4"))
      await device.settle { screen.fields[4].resignFirstResponder() }
      #expect(ResponderHUD.snapshot.responder == nil)
      #expect(!ResponderHUD.report.contains("field-4"))
    }

    @Test("a shake shows it and the next hides it")
    func shakeAsDelivered() async {
      ResponderHUD.hide()
      let controller = ShakenScreen()
      let device = await Device.boot(root: controller)
      ResponderHUD.install()
      defer { ResponderHUD.hide() }
      await device.settle()
      for shakes in 1...2 {
        // Sends what a shake would send, because no public API shakes a device.
        await device.settle {
          controller.view.motionBegan(.motionShake, with: nil)
          controller.view.motionEnded(.motionShake, with: nil)
        }
        #expect(panels(on: device).count == shakes % 2)
        #expect(controller.shakes == shakes)
      }
    }

    #if canImport(Darwin)
      @Test("a notification posted on the device shows it")
      func posted() async {
        let (device, _) = await boot()
        ResponderHUD.install()
        defer { ResponderHUD.hide() }
        await device.settle()
        CFNotificationCenterPostNotification(
          CFNotificationCenterGetDarwinNotifyCenter(),
          CFNotificationName("ResponderHUD.toggle" as CFString), nil, nil, true)
        await device.settle()
        #expect(panels(on: device).count == 1)
      }
    #endif

    @Test("a real shake does", .needs(.shake))
    func shake() async {
      let (device, _) = await boot()
      ResponderHUD.install()
      defer { ResponderHUD.hide() }
      device.shake()
      await device.settle()
      #expect(panels(on: device).count == 1)
    }
  }

  /// A screen that handles a shake itself.
  @MainActor
  final class ShakenScreen: UIViewController {
    private(set) var shakes = 0

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if motion == .motionShake { shakes += 1 }
      super.motionEnded(motion, with: event)
    }
  }
#endif
