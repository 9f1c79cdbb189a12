#if DEBUG || HUD
  package import Foundation
  package import ResponderScopeLive

  /// The files of the part of the page that shows the device. This type reads them once, and pages
  /// cannot request any other file through it.
  package struct PageFiles: Sendable {
    private let files: [String: HTTPResponse]

    /// The files that come with the program.
    package static let standard = PageFiles(
      folder: Bundle.module.resourceURL?.appendingPathComponent("Page", isDirectory: true))

    /// Reads the files of a folder that a page can load. Ignores subfolders.
    package init(folder: URL?) {
      var files: [String: HTTPResponse] = [:]
      let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
      for name in names ?? [] {
        guard let folder, let type = Self.type(of: name),
          let body = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
        else { continue }
        files["/" + name] = HTTPResponse(contentType: type, body: body)
      }
      self.files = files
    }

    package func response(to path: String) -> HTTPResponse? { files[path] }

    private static func type(of name: String) -> String? {
      switch name.split(separator: ".").last {
      case "html": "text/html; charset=utf-8"
      case "css": "text/css; charset=utf-8"
      case "js": "text/javascript; charset=utf-8"
      case "svg": "image/svg+xml"
      default: nil
      }
    }
  }
#endif
