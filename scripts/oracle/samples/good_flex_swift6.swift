// flex: right usage of FLEX's extension points
import FLEX
import UIKit

final class Section: FLEXTableViewSection, FLEXObjectInfoSection {
  static func forObject(_ object: Any) -> Self { Self() }
  override var title: String? { "t" }
  override var numberOfRows: Int { 1 }
  override func configureCell(_ cell: UITableViewCell, forRow row: Int) {
    MainActor.assumeIsolated { (cell as? FLEXTableViewCell)?.titleLabel.text = "x" }
  }
  override func canSelectRow(_ row: Int) -> Bool { true }
  override func didSelectRowAction(_ row: Int) -> ((UIViewController) -> Void)? { { _ in } }
  override func copyMenuItems(forRow row: Int) -> [String]? { nil }
}
@MainActor func use(_ responder: UIResponder) {
  FLEXManager.shared.registerGlobalEntry(withName: "x", viewControllerFutureBlock: { UIViewController() })
  FLEXManager.shared.registerGlobalEntry(withName: "x", action: { host in host.dismiss(animated: true) })
  FLEXManager.shared.registerSimulatorShortcut(withKey: "r", modifiers: .control, action: {}, description: "x")
  if FLEXManager.shared.isHidden { FLEXManager.shared.toggleExplorer() }
  FLEXObjectExplorerFactory.registerExplorerSection(Section.self, for: UITextField.self)
  let explorer = FLEXObjectExplorerViewController.exploringObject(responder, customSections: [Section()])
  FLEXManager.shared.presentEmbeddedTool(FLEXObjectExplorerFactory.explorerViewController(for: responder) ?? explorer)
}
