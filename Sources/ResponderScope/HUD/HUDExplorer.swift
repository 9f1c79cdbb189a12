#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Another tool's screen for the first responder; while there is one, the card offers it.
  ///
  /// A tool's bridge sets it, so that this module knows no tool.
  @MainActor
  package struct HUDExplorer {
    /// The one the card offers.
    package static var shared: HUDExplorer?

    /// What the tool is called.
    package let name: String
    /// Opens its screen for the app's first responder.
    package let open: @MainActor () -> Void

    package init(name: String, open: @escaping @MainActor () -> Void) {
      self.name = name
      self.open = open
    }
  }
#endif
