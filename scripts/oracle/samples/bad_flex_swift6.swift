// flex: every line marked WRONG must be reported
import FLEX
import UIKit

final class Bad: FLEXTableViewSection {
  override var numberOfRows: UInt { 1 } // WRONG
  override func configureCell(_ cell: FLEXTableViewCell, forRow row: Int) { } // WRONG
  override func reuseIdentifier(for row: Int) -> String { "" } // WRONG
}
@MainActor func use(_ responder: UIResponder?) {
  _ = FLEXManager.sharedManager // WRONG
  _ = FLEXManager.shared() // WRONG
  FLEXManager.shared.show() // WRONG
  FLEXManager.shared.registerGlobalEntry(name: "x", viewControllerFutureBlock: { UIViewController() }) // WRONG
  FLEXManager.shared.registerGlobalEntry(withName: "x", viewControllerFutureBlock: { nil }) // WRONG
  let explorer: UIViewController = FLEXObjectExplorerFactory.explorerViewController(for: responder) // WRONG
  _ = explorer
  FLEXManager.setSkippedViewPredicate { _ in true } // WRONG
}
