import Foundation

/// A group of actions and menus, as a value: nothing here presents it yet.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
}
