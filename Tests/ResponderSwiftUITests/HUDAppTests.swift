import HeadlessDriver
import ResponderCore
import ResponderKit
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

/// Tests the HUD in an app with the SwiftUI life cycle. The app's initializer runs before there is
/// a `UIApplication`.
@MainActor @Suite("The HUD in a SwiftUI app", .serialized)
struct HUDAppTests {
  private struct FormView: View {
    @State private var name = ""

    var body: some View {
      Form { TextField("Name", text: $name) }
    }
  }

  private struct InstallingApp: App {
    init() { ResponderHUD.install() }

    var body: some Scene {
      WindowGroup { FormView() }
    }
  }

  private struct ModifyingApp: App {
    var body: some Scene {
      WindowGroup { FormView().responderHUD() }
    }
  }

  /// Launches the app as SwiftUI does: creates the app first, and shows it when its scene connects.
  private func launch<Example: App>(_ type: Example.Type) -> Device {
    HUDController.shared.reset()
    var app: Example?
    Device.beforeLaunch { app = Example() }
    var setup = Device.Setup()
    setup.launches = true
    let device = Device.boot(setup: setup) { app?.show(in: $0) }
    device.settle()
    return device
  }

  @Test("install() in the initializer, responderHUD() on the view", arguments: [true, false])
  func shown(isInstalled: Bool) {
    let device = isInstalled ? launch(InstallingApp.self) : launch(ModifyingApp.self)
    #expect(!HUDController.shared.isShown)
    device.advance(by: 5)
    device.shake()
    #expect(HUDController.shared.panel(in: device.scene) != nil)
    #expect(device.scene.keyWindow === device.windows.first)
    ResponderHUD.uninstall()
  }

  @Test("a hosting view's controller is found behind SwiftUI's own responder", .fact("T4.20.56"))
  func chain() throws {
    let device = launch(InstallingApp.self)
    let root = try #require(device.windows.first?.rootViewController)
    let host: UIView = root.view
    #expect(host.ownController === root)
    func fields(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + fields($0) } }
    let field = try #require(fields(host).first { $0 is UITextField })
    device.run { field.becomeFirstResponder() }
    let reasons = ResponderHUD.snapshot.chainReasons
    let hasOwn = HeadlessChoices.initial.swiftUI.hasKeyPressResponder
    #expect(reasons.contains(.swiftUI) == hasOwn && reasons.contains(.controller))
    #expect(!reasons.contains(.custom), "\(reasons)")
    ResponderHUD.uninstall()
  }

  @Test("main() makes the app before the application")
  func main() {
    HUDController.shared.reset()
    InstallingApp.main()
    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(UIApplication.shared.keyWindow?.rootViewController != nil)
    #expect(!HUDController.shared.isShown)
    ResponderHUD.toggle()
    #expect(HUDController.shared.isShown)
    ResponderHUD.uninstall()
  }
}
