#if (DEBUG || HUD) && canImport(FLEX) && (os(iOS) || os(Linux))
  internal import FLEX
  internal import UIKit

  /// One topic as a section of FLEX's table, whose rows are values and hold their responders
  /// weakly.
  ///
  /// FLEX's sections are not isolated to an actor, but FLEX calls them on the main thread.
  /// `@unchecked Sendable` lets the overrides enter the main actor with `self`.
  final class ResponderSection: FLEXTableViewSection, @unchecked Sendable {
    private let topic: ResponderTopic
    private let subject: ResponderSubject
    private var allRows: [ResponderRow] = []
    private var rows: [ResponderRow] = []

    @MainActor
    init(topic: ResponderTopic, subject: ResponderSubject) {
      self.topic = topic
      self.subject = subject
      super.init()
      reloadData()
    }

    override var title: String? { topic.title }

    override var numberOfRows: Int { rows.count }

    override func reloadData() {
      MainActor.assumeIsolated { allRows = topic.rows(about: subject) }
      filter()
    }

    override var filterText: String? {
      didSet { filter() }
    }

    private func filter() {
      let text = filterText?.lowercased() ?? ""
      rows = allRows.filter { row in
        text.isEmpty || [row.title, row.detail ?? ""].contains { $0.lowercased().contains(text) }
      }
    }

    /// Returns the row at an index, or nil for an outdated index.
    private func row(_ index: Int) -> ResponderRow? {
      rows.indices.contains(index) ? rows[index] : nil
    }

    override func reuseIdentifier(forRow row: Int) -> String { kFLEXMultilineDetailCell }

    override func configureCell(_ cell: UITableViewCell, forRow row: Int) {
      guard let row = self.row(row), let cell = cell as? FLEXTableViewCell else { return }
      MainActor.assumeIsolated {
        cell.titleLabel.text = row.title
        cell.subtitleLabel.text = row.detail
        cell.titleLabel.textColor = row.action != nil ? cell.tintColor : .label
        cell.accessoryType = row.hop != nil ? .disclosureIndicator : .none
      }
    }

    override func canSelectRow(_ row: Int) -> Bool {
      self.row(row).map { $0.action != nil || $0.hop != nil } ?? false
    }

    /// The only override that handles taps: if `viewControllerToPush` were overridden too, FLEX
    /// would create the screen twice.
    override func didSelectRowAction(_ row: Int) -> ((UIViewController) -> Void)? {
      guard canSelectRow(row), let row = self.row(row) else { return nil }
      return { [subject] host in
        MainActor.assumeIsolated {
          if let action = row.action { subject.perform(action) }
          if let responder = row.hop?(),
            let explorer = FLEXObjectExplorerFactory.explorerViewController(for: responder)
          {
            host.navigationController?.pushViewController(explorer, animated: true)
          } else {
            // The rows show what the action has changed, or that the responder was deallocated
            // after the row was drawn.
            let screen = host as? FLEXFilteringTableViewController
            screen?.reloadSections()
            screen?.reloadData()
          }
        }
      }
    }

    /// Returns keys and values in turn. FLEX asserts that their number is even.
    override func copyMenuItems(forRow row: Int) -> [String]? {
      guard let row = self.row(row) else { return nil }
      return row.detail.map { ["Title", row.title, "Value", $0] } ?? ["Title", row.title]
    }
  }
#endif
