#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import UIKit

  /// Another tool's screen for the first responder. While it is set, the card offers it.
  ///
  /// The tool's bridge sets it, so this module does not depend on the tool.
  @MainActor
  package struct HUDExplorer {
    /// The explorer that the card offers.
    package static var shared: HUDExplorer?

    /// The name of the tool.
    package let name: String
    /// Opens the tool's screen for the responder that a card shows, in the card's scene.
    package let open: @MainActor (UIResponder?, UIWindowScene?) -> Void

    package init(name: String, open: @escaping @MainActor (UIResponder?, UIWindowScene?) -> Void) {
      self.name = name
      self.open = open
    }
  }
#endif
