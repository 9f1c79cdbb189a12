#if DEBUG || HUD
  import Foundation
  import HeadlessDriver
  import HeadlessRenderer
  import HeadlessServe
  import ResponderJournal
  import ResponderScope
  import ResponderScopeLive
  import UIKit

  /// The device that pages control. It shows the screen of a scene, but does not play the scene's
  /// script.
  @MainActor
  final class ServedPhone: LiveDevice {
    let catalog: ServeCatalog
    private(set) var scene: any Scene
    var setting: Setting
    private(set) var stage: Stage
    /// The number of times that the device has booted again.
    private(set) var epoch = 0
    private let renderer = SVGRenderer()
    /// The fingers that are down, from all pages, in the order in which they touched the screen.
    var fingers: [PageFinger] = []

    /// Called when the screen may have changed.
    var onChange: () -> Void = {}
    /// Called when the device has booted again.
    var onBoot: () -> Void = {}

    /// A finger that a page has put down.
    struct PageFinger {
      let client: EventStream
      let number: Int
      let finger: Finger
      /// The device's time minus the page's time, in seconds.
      let offset: TimeInterval
      /// The time of the finger's last move, in seconds of the page's clock; nil before the first
      /// move.
      var lastMove: TimeInterval?
      /// The timer that fires when the finger counts as still; nil before the finger's first move.
      var stillness: HeadlessTimer?
    }

    init(catalog: ServeCatalog, scene: any Scene, setting: Setting) {
      (self.catalog, self.scene, self.setting) = (catalog, scene, setting)
      stage = Stage(screen: scene.screen, setting: setting)
      watch()
    }

    var device: Device { stage.device }

    /// Boots the device again with a scene and the current settings.
    func boot(_ scene: any Scene) {
      powerOff()
      self.scene = scene
      epoch += 1
      stage = Stage(screen: scene.screen, setting: setting)
      watch()
      onBoot()
    }

    func powerOff() {
      device.onFrame = nil
      forgetFingers()
      stage.powerOff()
    }

    private func watch() {
      device.onFrame = { [weak self] _ in self?.onChange() }
      // Add the key commands, as an app does to support ⌥⌘R for the HUD and Tab for moving from
      // field to field.
      let root = device.application.keyWindow?.rootViewController
      for command in FieldKeys.commands + [ResponderHUD.keyCommand].compactMap({ $0 }) {
        root?.addKeyCommand(command)
      }
      onChange()
    }

    // MARK: Output

    var picture: ScreenPicture {
      renderer.picture(of: device.scene.screen, touches: device.fingerLocations)
    }

    var options: Data { LiveJSON.data(ServeOptions(catalog)) }

    var status: Data { LiveJSON.data(ServeStatus(self)) }
  }
#endif
