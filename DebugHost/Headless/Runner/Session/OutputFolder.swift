import Foundation
import HeadlessDriver

/// The folder to which a run writes its pictures and other files.
struct OutputFolder {
  let url: URL

  /// Creates the folder, and removes the pictures that an earlier run of the same scenes left in
  /// it. It removes no other files, and no folders or links.
  init(path: String, scenes: [String]) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    let files = FileManager.default
    do {
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      // Find out whether the folder is writable before any scene is played.
      let trial = url.appendingPathComponent(".debughost-\(UUID().uuidString)")
      try Data().write(to: trial)
      try files.removeItem(at: trial)
      for name in try files.contentsOfDirectory(atPath: url.path)
      where scenes.contains(where: { Self.isPicture(name, of: $0) }) {
        let file = url.appendingPathComponent(name)
        if Self.kind(of: file) == .typeRegular { try files.removeItem(at: file) }
      }
    } catch {
      throw Failure("cannot write to the folder \(path): \(Self.reason(error))")
    }
  }

  /// Writes a file, or replaces a regular file of that name. If there is a folder or a link of that
  /// name, the method leaves it as it is and throws.
  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    guard [nil, .typeRegular].contains(Self.kind(of: file)) else {
      throw Failure("cannot write \(name): something else of that name is there")
    }
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Failure("cannot write \(name): \(Self.reason(error))")
    }
  }

  /// Returns a name such as `form-04-fling-so-that-the-field-leaves.svg`.
  static func stepName(scene: String, number: Int, title: String) -> String {
    "\(scene)-\(number < 10 ? "0" : "")\(number)-\(slug(title)).svg"
  }

  /// Returns the title in lower-case ASCII letters and digits, with hyphens between the words. It
  /// has as many whole words as fit in 48 characters; a longer first word is cut. Returns `step` if
  /// the title has no ASCII letters or digits.
  private static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var slug = ""
    for word in words {
      if !slug.isEmpty && slug.count + 1 + word.count > 48 { break }
      slug += (slug.isEmpty ? "" : "-") + word
    }
    return slug.isEmpty ? "step" : String(slug.prefix(48))
  }

  /// Whether a run may have written a file of this name: `form-04-….svg`, `form-ipad-11-04-….svg`
  /// or `devices-form.svg`.
  private static func isPicture(_ name: String, of scene: String) -> Bool {
    let prefixes = [scene] + Device.Model.allCases.map { "\(scene)-\($0.rawValue)" }
    return name == "devices-\(scene).svg"
      || prefixes.contains { prefix in
        guard name.hasPrefix(prefix + "-") else { return false }
        return name.dropFirst(prefix.count).wholeMatch(of: /-[0-9]{2}-[a-z0-9-]+\.svg/) != nil
      }
  }

  /// Returns the type of the file without following a link, or nil if there is no file or its
  /// attributes cannot be read.
  private static func kind(of file: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.type] as? FileAttributeType
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code))).lowercased()
    }
    return (error as NSError).localizedDescription
  }
}
