import UIKit

/// FLEX's menu: here only the section that apps add to, which FLEX puts first (flex.md 2.3).
///
/// The list is read when the screen is built: an entry registered later shows next time.
final class FLEXGlobalsViewController: FLEXFilteringTableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "FLEX"
  }

  override func makeSections() -> [FLEXTableViewSection]! {
    [GlobalEntriesSection(FLEXManager.shared.globalEntries)]
  }
}

/// One label and a chevron a row.
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

  // Only one of the two: with `viewControllerToPush` alone the future would run twice.
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
