#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import UIKit

  /// Another tool's screen for the first responder; while there is one, the card offers it.
  ///
  /// A tool's bridge sets it, so that this module knows no tool.
  @MainActor
  package struct HUDExplorer {
    /// The one the card offers.
    package static var shared: HUDExplorer?

    /// What the tool is called.
    package let name: String
    /// Opens its screen for the responder that a card shows, in the card's scene.
    package let open: @MainActor (UIResponder?, UIWindowScene?) -> Void

    package init(name: String, open: @escaping @MainActor (UIResponder?, UIWindowScene?) -> Void) {
      self.name = name
      self.open = open
    }
  }
#endif
