import UIKit

/// FLEX's menu. This stand-in has only the section with the entries that apps add. FLEX shows that
/// section first (flex.md 2.3).
///
/// The section reads the entries when the screen is built. An entry that is registered later
/// appears when the menu is opened the next time.
final class FLEXGlobalsViewController: FLEXFilteringTableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "FLEX"
  }

  override func makeSections() -> [FLEXTableViewSection]! {
    [GlobalEntriesSection(FLEXManager.shared.globalEntries)]
  }
}

/// The section of the app's entries. Each row has a label and a chevron.
final class GlobalEntriesSection: FLEXTableViewSection {
  private let entries: [FLEXManager.GlobalEntry]

  init(_ entries: [FLEXManager.GlobalEntry]) {
    self.entries = entries
  }

  override var title: String? { "Custom Additions" }
  override var numberOfRows: Int { entries.count }

  override func configureCell(_ cell: UITableViewCell, forRow row: Int) {
    let name = entries[row].name
    MainActor.assumeIsolated {
      cell.textLabel?.text = name
      cell.accessoryType = .disclosureIndicator
    }
  }

  override func canSelectRow(_ row: Int) -> Bool { true }

  // Override only this method. With an override of `viewControllerToPush` alone, the closure that
  // makes the screen would run twice.
  override func didSelectRowAction(_ row: Int) -> ((UIViewController) -> Void)? {
    let future = entries[row].viewControllerFuture
    return { host in
      let screen = future()
      MainActor.assumeIsolated {
        host.navigationController?.pushViewController(screen, animated: true)
      }
    }
  }
}
