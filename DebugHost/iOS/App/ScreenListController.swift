import ResponderScope
import UIKit

#if DEBUG && canImport(FLEX)
  import FLEX
#endif

/// A list of the demo screens, with one row for each.
final class ScreenListController: UITableViewController {
  private static let cell = "screen"

  init() {
    super.init(style: .insetGrouped)
    title = "ResponderScope"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "screens"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ladybug"), menu: UIMenu(children: debugActions))
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "debug"
  }

  /// Opens the screen with the given name. Does nothing if there is no such screen.
  func open(screenNamed name: String) {
    guard let screen = DemoScreen.allCases.first(where: { $0.rawValue == name }) else { return }
    open(screen)
  }

  private func open(_ screen: DemoScreen) {
    let controller = screen.makeController()
    controller.title = screen.title
    navigationController?.pushViewController(controller, animated: false)
  }

  private var debugActions: [UIAction] {
    var actions = [
      UIAction(title: "Show or Hide HUD") { _ in ResponderHUD.toggle() },
      // Calls the methods that UIKit calls for a shake, because UI tests have no public API to
      // shake the device.
      UIAction(title: "Shake") { [weak self] _ in
        self?.view.window?.motionBegan(.motionShake, with: nil)
        self?.view.window?.motionEnded(.motionShake, with: nil)
      },
    ]
    #if DEBUG && canImport(FLEX)
      actions.append(UIAction(title: "FLEX") { _ in FLEXManager.shared.showExplorer() })
    #endif
    return actions
  }

  // MARK: UITableViewDataSource

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    DemoScreen.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let screen = DemoScreen.allCases[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = screen.title
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = screen.rawValue
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(DemoScreen.allCases[indexPath.row])
  }
}
