#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderKit
  internal import UIKit

  /// Hands the journal to the share sheet of the app's own controller: our window presents nothing.
  @MainActor
  enum HUDExport {
    static let fileName = "responder-journal.jsonl"

    /// Writes the journal into the temporary folder; nil when there is no room.
    static func write(_ journal: String, to folder: URL = FileManager.default.temporaryDirectory)
      -> URL?
    {
      let file = folder.appendingPathComponent(fileName)
      do {
        try Data(journal.utf8).write(to: file, options: .atomic)
        return file
      } catch {
        ResponderLog.once("hud.export") { "The journal could not be written: \(error)." }
        return nil
      }
    }

    static func share(_ journal: String, in scene: UIWindowScene, from button: UIView) {
      guard let file = write(journal), let window = scene.appWindow,
        let controller = window.topController, let view = controller.viewIfLoaded
      else { return }
      let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
      // On an iPad the sheet is a popover, and one without a source is an exception.
      if let popover = sheet.popoverPresentationController {
        let space = window.screen.coordinateSpace
        popover.sourceView = view
        popover.sourceRect = view.convert(button.convert(button.bounds, to: space), from: space)
      }
      controller.present(sheet, animated: !UIAccessibility.isReduceMotionEnabled)
    }
  }
#endif
