import Foundation

/// The software keyboard.
@MainActor
package final class KeyboardHost: InputViewHost {
  package var systemWindows: [UIWindow] { [] }

  package init(screen: UIScreen) {}

  package func inputViewsDidChange(in window: UIWindow) {}
}
