// FLEX's optionality:
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

/// The base class of FLEX's table screens. This stand-in has neither a search bar nor a toolbar.
///
/// Swift imports the initializer of FLEX's class as `init!()`. On Linux, an initializer of this
/// kind cannot override `init()`, so the initializer of this class is not optional.
open class FLEXTableViewController: UITableViewController {
  public init() {
    super.init(style: .insetGrouped)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A table whose sections provide the rows (flex.md 2.5). Empty sections are hidden. `makeSections`
/// is called when the view is loaded. The program stops if the user selects a row that has neither
/// an action nor a controller.
open class FLEXFilteringTableViewController: FLEXTableViewController {
  private var allSections: [FLEXTableViewSection] = []
  private var sections: [FLEXTableViewSection] = []

  open func makeSections() -> [FLEXTableViewSection]! { [] }

  open override func loadView() {
    super.loadView()
    tableView.register(FLEXTableViewCell.self, forCellReuseIdentifier: kFLEXDefaultCell)
    tableView.register(
      FLEXMultilineDetailTableViewCell.self, forCellReuseIdentifier: kFLEXMultilineDetailCell)
    allSections = makeSections()
    sections = allSections.filter { $0.numberOfRows > 0 }
  }

  /// Makes every section read its data again. The table does not change before `reloadData()`.
  open func reloadSections() {
    for section in allSections { section.reloadData() }
  }

  /// Shows the current rows of the sections.
  open func reloadData() {
    sections = allSections.filter { $0.numberOfRows > 0 }
    if isViewLoaded { tableView.reloadData() }
  }

  // MARK: UITableViewDataSource and UITableViewDelegate

  open override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  open override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    sections[section].numberOfRows
  }

  open override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let section = sections[indexPath.section]
    let cell = tableView.dequeueReusableCell(
      withIdentifier: section.reuseIdentifier(forRow: indexPath.row), for: indexPath)
    section.configureCell(cell, forRow: indexPath.row)
    return cell
  }

  open override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    sections[indexPath.section].canSelectRow(indexPath.row)
  }

  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let section = sections[indexPath.section]
    // FLEX calls both methods, and the default implementation of the first one calls the second
    // one. So a section that overrides only the second one gets that call twice.
    let action = section.didSelectRowAction(indexPath.row)
    let details = section.viewControllerToPush(forRow: indexPath.row)
    if let action {
      action(self)
      tableView.deselectRow(at: indexPath, animated: true)
    } else if let details {
      navigationController?.pushViewController(details, animated: true)
    } else {
      fatalError(
        "NSInternalInconsistencyException: row is selectable but has no action or view controller")
    }
  }
}

extension FLEXFilteringTableViewController {
  /// The sections on the screen, with their headings. Only the stand-in has this property.
  package var listing: [(title: String, section: FLEXTableViewSection)] {
    loadViewIfNeeded()
    return sections.map { ($0.title ?? "", $0) }
  }
}
