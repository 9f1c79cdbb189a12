/// A function of the app on the call stack: its name and the file it is compiled into, without
/// arguments, addresses or paths.
public struct CallFrame: Equatable, Codable, Sendable {
  /// The maximum length of a name, in characters.
  public static let longestName = 200

  /// The function's name: `LoginViewController.viewWillLayoutSubviews`, `closure in
  /// LoginView.body.getter`.
  public let name: String
  /// The Swift module that the function belongs to; nil for a function of C or Objective-C, and for
  /// a function without a symbol.
  public let module: String?
  /// The file that contains the function, without the path: `Shop.debug.dylib`.
  public let image: String

  /// Creates a frame. Long names are cut off, and question marks replace control and invisible
  /// characters.
  public init(name: String, module: String?, image: String) {
    self.name = Self.bounded(name)
    self.module = module.map(Self.bounded)
    self.image = Self.bounded(image)
  }

  /// Reads a frame. Names are cut off and cleaned as in `init(name:module:image:)`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    try self.init(
      name: values("name"), module: values.optional("module"), image: values("image"))
  }

  private static func bounded(_ text: String) -> String {
    let safe = Wording.name(text)
    return safe.count <= longestName ? safe : safe.prefix(longestName - 1) + "…"
  }

  /// The name of a function without a symbol.
  static let unnamed = "(no symbol)"

  /// Methods that apps override to observe a call or to forward it. The cause of a change of focus
  /// is the caller of such a method.
  private static let relays: Set<String> = [
    "becomeFirstResponder", "endEditing", "resignFirstResponder", "sendAction", "sendEvent",
  ]

  /// Whether the function only passes a call or an event on, judged by its name.
  var isRelay: Bool {
    // Analytics libraries intercept every event, in closures and in functions whose names the
    // libraries choose.
    let lower = name.lowercased()
    if lower.contains("sendevent") || lower.contains("swizzl") { return true }
    let method = name.split(separator: ".").last.map { $0.prefix { $0 != "(" } }
    return !name.hasPrefix("closure ") && Self.relays.contains(method.map(String.init) ?? "")
  }
}

extension CallFrame: CustomStringConvertible, DebugDescribed {
  /// The name, and the module or, without a module, the file: `LoginViewController.submit (Shop)`.
  public var description: String { "\(name) (\(module ?? image))" }
}
