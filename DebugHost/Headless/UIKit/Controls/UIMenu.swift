import Foundation

/// A group of actions and menus. The stand-in cannot present it yet.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
}
