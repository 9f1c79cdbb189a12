import Foundation
import HeadlessDriver

/// The folder that a run leaves behind: an SVG per step, `journal.jsonl`, `report.md` and `index.html`.
struct OutputFolder {
  let url: URL

  /// Creates the folder and removes what an earlier run of the same scenes left in it, and nothing else.
  init(path: String, scenes: [String]) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    let files = FileManager.default
    do {
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: url.path)
      where scenes.contains(where: { Self.isPicture(name, of: $0) }) {
        try files.removeItem(at: url.appendingPathComponent(name))
      }
    } catch {
      throw Failure("cannot write to \(path): \(Self.reason(error))")
    }
  }

  func write(_ text: String, to name: String) throws {
    do {
      try Data(text.utf8).write(to: url.appendingPathComponent(name), options: .atomic)
    } catch {
      throw Failure("cannot write \(name): \(Self.reason(error))")
    }
  }

  /// `form-04-fling-so-that-the-field-leaves.svg`; numbers have two digits, so that names sort in order.
  static func stepName(scene: String, number: Int, title: String) -> String {
    let digits = (number < 10 ? "0" : "") + String(number)
    return "\(scene)-\(digits)-\(slug(title)).svg"
  }

  /// Lower-case ASCII letters and digits, words joined by hyphens, whole words up to 48 characters.
  static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var slug = ""
    for word in words {
      if !slug.isEmpty && slug.count + 1 + word.count > 48 { break }
      slug += (slug.isEmpty ? "" : "-") + word
    }
    return slug.isEmpty ? "step" : String(slug.prefix(48))
  }

  /// `form-04-….svg`, `form-ipad-11-04-….svg`, `devices-form.svg`, and PNGs made from them.
  private static func isPicture(_ name: String, of scene: String) -> Bool {
    guard name.hasSuffix(".svg") || name.hasSuffix(".png") else { return false }
    if name.dropLast(4) == "devices-\(scene)" { return true }
    return isStep(name, of: scene)
      || Device.Model.allCases.contains { isStep(name, of: "\(scene)-\($0.rawValue)") }
  }

  private static func isStep(_ name: String, of prefix: String) -> Bool {
    guard name.hasPrefix(prefix + "-") else { return false }
    let digits = name.dropFirst(prefix.count + 1).prefix { $0.isNumber }
    return digits.count >= 2 && name.dropFirst(prefix.count + 1 + digits.count).hasPrefix("-")
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    if let posix = underlying, posix.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(posix.code))).lowercased()
    }
    return error.localizedDescription
  }
}
