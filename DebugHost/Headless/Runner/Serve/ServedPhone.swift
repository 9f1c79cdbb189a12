#if DEBUG || HUD
  import Foundation
  import HeadlessDriver
  import HeadlessRenderer
  import HeadlessServe
  import ResponderCore
  import ResponderScope
  import ResponderScopeLive
  import UIKit

  /// The device that pages touch: a scene's screen on a stage, without the scene's script.
  @MainActor
  final class ServedPhone: LiveDevice {
    let catalog: ServeCatalog
    private(set) var scene: any Scene
    var setting: Setting
    private(set) var stage: Stage
    /// How often another device has booted.
    private(set) var epoch = 0
    private let renderer = SVGRenderer()
    /// The fingers that are down, of every page, in the order in which they came.
    var fingers: [PageFinger] = []

    /// The screen may have changed.
    var onChange: () -> Void = {}
    /// Another device has booted.
    var onBoot: () -> Void = {}

    /// A finger of a page.
    struct PageFinger {
      let client: LiveClient
      let number: Int
      let finger: Finger
      /// Device time less the page's, seconds.
      let offset: TimeInterval
      /// The page's time of its last move.
      var lastMove: TimeInterval?
      /// Waits for it to be still.
      var stillness: HeadlessTimer?
    }

    init(catalog: ServeCatalog, scene: any Scene, setting: Setting) {
      (self.catalog, self.scene, self.setting) = (catalog, scene, setting)
      stage = Stage(screen: scene.screen, setting: setting)
      watch()
    }

    var device: Device { stage.device }

    /// Boots again, with what is set now.
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
      // As an app does that wants ⌥⌘R on keys of one's own, and Tab to go from field to field.
      let root = device.application.keyWindow?.rootViewController
      for command in FieldKeys.commands + [ResponderHUD.keyCommand].compactMap({ $0 }) {
        root?.addKeyCommand(command)
      }
      onChange()
    }

    // MARK: What is shown

    var picture: ScreenPicture {
      renderer.picture(of: device.scene.screen, touches: device.fingerLocations)
    }

    var options: Data { LiveJSON.data(ServeOptions(catalog)) }

    var status: Data { LiveJSON.data(ServeStatus(self)) }
  }
#endif
