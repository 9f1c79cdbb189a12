import Foundation
import UIKit

/// A section of FLEX's tables, to be subclassed (flex.md 2.5): it owns its rows, their filter, their actions and what they
/// copy. Not isolated, called on the main thread.
open class FLEXTableViewSection: NSObject {
  /// FLEX has it without a value too; sections that filter override it and call super.
  open var filterText: String?

  public override init() {
    super.init()
  }

  open var title: String? { nil }

  /// Must be overridden.
  open var numberOfRows: Int { 0 }

  open func reloadData() {}

  open func reuseIdentifier(forRow row: Int) -> String { kFLEXDefaultCell }

  /// Must be overridden.
  open func configureCell(_ cell: UITableViewCell, forRow row: Int) {}

  open func canSelectRow(_ row: Int) -> Bool { false }

  /// By default: pushes the row's controller, if it has one.
  open func didSelectRowAction(_ row: Int) -> ((UIViewController) -> Void)? {
    guard let controller = viewControllerToPush(forRow: row) else { return nil }
    return { host in
      MainActor.assumeIsolated {
        host.navigationController?.pushViewController(controller, animated: true)
      }
    }
  }

  open func viewControllerToPush(forRow row: Int) -> UIViewController? { nil }

  /// Key, value, key, value.
  open func copyMenuItems(forRow row: Int) -> [String]? { nil }
}

/// Rows that FLEX knows for an object's class. The stand-in knows none, and a section without rows is not shown.
open class FLEXShortcutsSection: FLEXTableViewSection {
  public required override init() {
    super.init()
  }

  open class func forObject(_ objectOrClass: Any) -> Self { Self() }

  open override var title: String? { "Shortcuts" }
}
