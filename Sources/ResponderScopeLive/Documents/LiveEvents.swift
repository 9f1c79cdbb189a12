#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import ResponderScope
  internal import UIKit

  /// The event `app`: facts about the app. The server sends it to each page that joins, and again
  /// when the facts change.
  struct AppEvent: Encodable {
    /// The app's bundle identifier, version and build.
    let app: String?
    let system, device, screen: String?
    let library: String
    /// Whether identifiers are `hashed` or `plain`.
    let identifiers: String
    /// The path of a script that adds a part to the page, such as the screen of the headless
    /// device; nil if there is none.
    let stage: String?

    init(_ header: JournalHeader, hash: IdentifierHash?, stage: String?) {
      (app, system, device, screen) = (header.app, header.system, header.device, header.screen)
      library = header.library
      identifiers = hash == nil ? "plain" : "hashed"
      self.stage = stage
    }
  }

  /// The event `scenes`: the app's window scenes in the foreground, and whether the HUD is shown.
  struct ScenesEvent: Encodable {
    struct Window: Encodable {
      let name: String
      /// The window's root view controller, level and frame, in words.
      let facts: String
      let isKey: Bool

      init(_ window: AppReading.Window) {
        name = window.identity.description
        isKey = window.isKey
        let root = window.root.map { "\($0), " } ?? ""
        facts =
          "\(root)level \(Figures.decimal(CGFloat(window.level), 1)), \(Figures.rect(window.frame))"
      }
    }

    struct Scene: Encodable {
      let scene: Int
      /// The scene's number and the class of a root view controller, that of the key window or else
      /// of the backmost one: `Scene 1 · LoginController`.
      let title: String
      let isActive: Bool
      /// The scene's windows, from back to front.
      let windows: [Window]

      init(_ scene: AppReading.Scene) {
        self.scene = scene.number
        isActive = scene.isActive
        windows = scene.windows.map(Window.init)
        let shown = scene.windows.last(where: \.isKey) ?? scene.windows.first
        title = (["Scene \(scene.number)"] + [shown?.root].compactMap { $0 }).joined(
          separator: " · ")
      }
    }

    let scenes: [Scene]
    let isHUDShown: Bool

    init(_ reading: AppReading) {
      scenes = reading.scenes.map(Scene.init)
      isHUDShown = reading.isHUDShown
    }
  }

  /// The event `cause`: what last moved the focus; `last` is nil before the first change.
  struct CauseEvent: Encodable {
    let last: FocusAccount?
  }
#endif
