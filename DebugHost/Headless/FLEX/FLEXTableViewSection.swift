import Foundation
import UIKit

/// The base class of the sections in FLEX's tables (flex.md 2.5). A section owns its rows, their
/// filter, their actions and the text that users can copy from them. It is not isolated to an
/// actor, but FLEX calls it on the main thread.
open class FLEXTableViewSection: NSObject {
  /// The text by which the section filters its rows; nil for all rows. The base class only stores
  /// the text. A section that filters its rows overrides this property.
  open var filterText: String?

  public override init() {
    super.init()
  }

  open var title: String? { nil }

  /// The number of rows. Subclasses must override it.
  open var numberOfRows: Int { 0 }

  open func reloadData() {}

  open func reuseIdentifier(forRow row: Int) -> String { kFLEXDefaultCell }

  /// Configures the cell of a row. Subclasses must override it.
  open func configureCell(_ cell: UITableViewCell, forRow row: Int) {}

  open func canSelectRow(_ row: Int) -> Bool { false }

  /// Returns the action of a row. By default, the action pushes the row's controller, if there is
  /// one.
  open func didSelectRowAction(_ row: Int) -> ((UIViewController) -> Void)? {
    guard let controller = viewControllerToPush(forRow: row) else { return nil }
    return { host in
      MainActor.assumeIsolated {
        host.navigationController?.pushViewController(controller, animated: true)
      }
    }
  }

  open func viewControllerToPush(forRow row: Int) -> UIViewController? { nil }

  /// Returns the keys and values that the row offers to copy, in turn: key, value, key, value.
  open func copyMenuItems(forRow row: Int) -> [String]? { nil }
}

/// The rows that FLEX has for an object's class. This stand-in has none, and a section without rows
/// is not shown.
open class FLEXShortcutsSection: FLEXTableViewSection {
  public required override init() {
    super.init()
  }

  open class func forObject(_ objectOrClass: Any) -> Self { Self() }

  open override var title: String? { "Shortcuts" }
}
