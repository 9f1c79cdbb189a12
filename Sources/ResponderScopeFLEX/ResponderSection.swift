#if (DEBUG || HUD) && canImport(FLEX) && (os(iOS) || os(Linux))
  internal import FLEX
  internal import UIKit

  /// One topic as a section of FLEX's table. The rows are values, and the responders behind them
  /// are held weakly.
  ///
  /// FLEX's sections are not isolated to an actor, but FLEX calls them on the main thread.
  /// `@unchecked Sendable` records this, so that the overrides may enter the main actor with
  /// `self`.
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
      allRows = topic.rows(about: subject)
      rows = allRows
    }

    // MARK: Rows

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
      guard let text = filterText, !text.isEmpty else {
        rows = allRows
        return
      }
      rows = allRows.filter { $0.contains(text) }
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
        cell.titleLabel.textColor = row.acts ? cell.tintColor : .label
        cell.accessoryType = row.leads ? .disclosureIndicator : .none
      }
    }

    // MARK: Touches

    override func canSelectRow(_ row: Int) -> Bool {
      self.row(row)?.effect != nil
    }

    /// The only override that handles taps: if `viewControllerToPush` were overridden too, FLEX
    /// would create the screen twice.
    override func didSelectRowAction(_ row: Int) -> ((UIViewController) -> Void)? {
      guard let effect = self.row(row)?.effect else { return nil }
      return { [self] host in
        MainActor.assumeIsolated { perform(effect, from: host) }
      }
    }

    @MainActor
    private func perform(_ effect: ResponderRow.Effect, from host: UIViewController) {
      switch effect {
      case .explore(let hop):
        // The responder may have been deallocated after the row was drawn. Reload the rows, which
        // then show this.
        guard let responder = hop.responder,
          let explorer = FLEXObjectExplorerFactory.explorerViewController(for: responder)
        else { return reload(host) }
        host.navigationController?.pushViewController(explorer, animated: true)
      case .act(let action):
        subject.perform(action)
        reload(host)
      }
    }

    @MainActor
    private func reload(_ host: UIViewController) {
      let screen = host as? FLEXFilteringTableViewController
      screen?.reloadSections()
      screen?.reloadData()
    }

    // MARK: Copying

    /// Returns keys and values in turn. FLEX asserts that their number is even.
    override func copyMenuItems(forRow row: Int) -> [String]? {
      guard let row = self.row(row) else { return nil }
      return row.detail.map { ["Title", row.title, "Value", $0] } ?? ["Title", row.title]
    }
  }
#endif
