internal import Foundation

/// A function of the app that was on the call stack: its name and where it is compiled into; no argument, address or path.
public struct CallFrame: Equatable, Codable, Sendable {
  /// So many characters of a name are kept.
  public static let longestName = 200

  /// What it is called: `LoginViewController.viewWillLayoutSubviews`, `closure in LoginView.body.getter`.
  public let name: String
  /// The Swift module it belongs to; nil for a function of C or Objective-C, and one without a symbol.
  public let module: String?
  /// The file it is loaded from, without its folders: `Shop.debug.dylib`.
  public let image: String

  /// Makes a frame; what is too long is cut off, and what a terminal would obey becomes a question mark.
  public init(name: String, module: String?, image: String) {
    self.name = Self.bounded(name)
    self.module = module.map(Self.bounded)
    self.image = Self.bounded(image)
  }

  /// Reads a frame; the bounds are those of one that is made.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      module: try container.decodeIfPresent(String.self, forKey: .module),
      image: try container.decode(String.self, forKey: .image))
  }

  private enum CodingKeys: String, CodingKey {
    case name, module, image
  }

  private static func bounded(_ text: String) -> String {
    let safe = Wording.name(text)
    return safe.count <= longestName ? safe : safe.prefix(longestName - 1) + "…"
  }

  /// How a function without a symbol is called.
  static let unnamed = "(no symbol)"

  /// Overridden to watch or to forward: who called it is who did it.
  private static let relays: Set<String> = [
    "becomeFirstResponder", "endEditing", "resignFirstResponder", "sendAction", "sendEvent",
  ]

  /// Whether it only passes a call or an event on, as far as its name tells.
  var isRelay: Bool {
    // Analytics libraries put themselves into each event, in closures and under names of their own.
    let lower = name.lowercased()
    if lower.contains("sendevent") || lower.contains("swizzl") { return true }
    let method = name.split(separator: ".").last.map { $0.prefix { $0 != "(" } }
    return !name.hasPrefix("closure ") && Self.relays.contains(method.map(String.init) ?? "")
  }
}

extension CallFrame: CustomStringConvertible {
  /// The name, and where it is compiled into: `LoginViewController.submit (Shop)`.
  public var description: String { "\(name) (\(module ?? image))" }
}
