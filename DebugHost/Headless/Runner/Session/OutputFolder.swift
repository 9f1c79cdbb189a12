import Foundation
import HeadlessDriver
import ResponderCore

/// The folder to which a run or a replay writes its pictures and other files.
struct OutputFolder {
  let url: URL

  /// Creates the folder, and removes the pictures that an earlier run of the same scenes left in
  /// it. It removes no other files, and no folders or links.
  init(path: String, scenes: [String]) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    try Self.make(url.path, as: path)
    let files = FileManager.default
    do {
      // Find out whether the folder is writable before any scene is played.
      let trial = url.appendingPathComponent(".debughost-\(UUID().uuidString)")
      try Data().write(to: trial)
      try files.removeItem(at: trial)
      for name in try files.contentsOfDirectory(atPath: url.path)
      where scenes.contains(where: { Self.isPicture(name, of: $0) }) {
        let file = url.appendingPathComponent(name)
        guard Self.kind(of: file) == .typeRegular else { continue }
        try files.removeItem(at: file)
      }
    } catch {
      throw Failure("cannot write to the folder \(path): \(Self.reason(error))")
    }
  }

  /// Writes a file, or replaces a regular file of that name. If there is a folder or a link of that
  /// name, the method leaves it as it is and throws.
  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    switch Self.kind(of: file) {
    case nil, .typeRegular: break
    case .typeDirectory: throw Failure("cannot write \(name): there is a folder of that name")
    default: throw Failure("cannot write \(name): something else of that name is there")
    }
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Failure("cannot write \(name): \(Self.reason(error))")
    }
  }

  /// Returns the type of the file without following a link, or nil if there is no file or its
  /// attributes cannot be read.
  private static func kind(of file: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.type] as? FileAttributeType
  }

  /// Creates the folder and its parents. Foundation's own error names neither the folder that
  /// failed nor the reason.
  private static func make(_ path: String, as name: String) throws {
    let parts = path.split(separator: "/")
    for count in parts.indices {
      let part = "/" + parts[...count].joined(separator: "/")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: part, isDirectory: &isFolder) {
        guard isFolder.boolValue else {
          throw Failure("cannot make the folder \(name): \(part) is a file")
        }
      } else if mkdir(part, 0o777) != 0, errno != EEXIST {
        throw Failure("cannot make the folder \(name): \(part): \(words(for: errno))")
      }
    }
  }

  /// Returns a name such as `form-04-fling-so-that-the-field-leaves.svg`. The number is padded with
  /// zeros to the given number of digits, so that the names sort in order.
  static func stepName(scene: String, number: Int, digits: Int = 2, title: String) -> String {
    let zeros = String(repeating: "0", count: max(0, digits - String(number).count))
    return "\(scene)-\(zeros)\(number)-\(slug(title)).svg"
  }

  /// Returns the title in lower-case ASCII letters and digits, with hyphens between the words. It
  /// has as many whole words as fit in 48 characters; a longer first word is cut. Returns `step` if
  /// the title has no ASCII letters or digits.
  static func slug(_ title: String) -> String {
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
    guard name.hasSuffix(".svg") else { return false }
    let stem = name.dropLast(4)
    if stem == "devices-\(scene)" { return true }
    return isStep(stem, of: scene)
      || Device.Model.allCases.contains { isStep(stem, of: "\(scene)-\($0.rawValue)") }
  }

  private static func isStep(_ stem: Substring, of prefix: String) -> Bool {
    guard stem.hasPrefix(prefix + "-") else { return false }
    let rest = stem.dropFirst(prefix.count + 1)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard rest.dropFirst(digits.count).hasPrefix("-") else { return false }
    let title = String(rest.dropFirst(digits.count + 1))
    // A scene has fewer than a hundred steps. In a replay, the numbers are lines of the journal,
    // and the titles are the kinds of its entries.
    return prefix == "replay"
      ? digits.count >= 2 && JournalEntry.Kind.allCases.contains { slug($0.rawValue) == title }
      : digits.count == 2 && slug(title) == title
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    if let posix = underlying, posix.domain == NSPOSIXErrorDomain {
      return words(for: Int32(posix.code))
    }
    return error.localizedDescription
  }

  private static func words(for code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
