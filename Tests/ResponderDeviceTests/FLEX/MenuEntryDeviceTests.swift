#if DEBUG && canImport(FLEX)
  import FLEX
  import ResponderKit
  import ResponderScope
  import ResponderScopeFLEX
  import Testing
  import UIKit

  /// Tests the entry in FLEX's menu, which each test finds and opens by the text on the screen.
  @MainActor
  @Suite("On a device: the entry in FLEX", .leavesNothing)
  struct MenuEntryDeviceTests {
    private static let entry = "First Responder"

    /// Returns the visible labels with a text, those in the frontmost windows first.
    private func labels(_ text: String, on device: Device) -> [UILabel] {
      func all(in view: UIView) -> [UILabel] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        if let label = view as? UILabel, label.text == text { return [label] }
        return view.subviews.flatMap { all(in: $0) }
      }
      return device.scene.windows.sorted { $0.windowLevel > $1.windowLevel }.flatMap { all(in: $0) }
    }

    private func tap(_ text: String, on device: Device) async throws {
      let label = try #require(labels(text, on: device).first, "'\(text)' is not on the screen")
      let middle = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
      await device.tap(at: label.convert(middle, to: device.scene.screen.coordinateSpace))
      await device.settle()
    }

    /// Boots a screen without FLEX in front of it, and installs the entry twice.
    private func boot() async throws -> (Device, ProductScreen) {
      ResponderHUD.hide()
      FLEXManager.shared.hideExplorer()
      let (device, screen) = await ProductScreen.boot()
      await device.perform {
        ResponderHUD.installInFLEX()
        ResponderHUD.installInFLEX()
      }
      return (device, screen)
    }

    private func openEntry(on device: Device) async throws {
      await device.settle { FLEXManager.shared.showExplorer() }
      try await tap("menu", on: device)
      #expect(labels(Self.entry, on: device).count == 1)
      try await tap(Self.entry, on: device)
    }

    private func leave(_ device: Device) async throws {
      try await tap("Done", on: device)
      await device.perform { FLEXManager.shared.hideExplorer() }
    }

    @Test("installed twice, the entry is there once", .needs(.hands))
    func noResponder() async throws {
      let (device, _) = try await boot()
      try await openEntry(on: device)
      #expect(!labels("No first responder", on: device).isEmpty)
      try await leave(device)
      #expect(device.windows[0].isKeyWindow)
    }

    @Test("it opens FLEX's explorer for the app's first responder", .needs(.hands))
    func responder() async throws {
      let (device, screen) = try await boot()
      await screen.edit(7, on: device)
      try await openEntry(on: device)
      #expect(labels("UITextField \"field-7\"", on: device).count == 1)
      try await leave(device)
    }
  }
#endif
