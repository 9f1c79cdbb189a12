import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests lists of table and collection view controllers, for which the anchor measures the inset
/// that UIKit has added for the keyboard (T4.17.9 to T4.17.11).
@MainActor @Suite("An anchored list of UIKit's own controllers")
struct AnchorControllerTests {
  enum Kind: CaseIterable, Sendable { case table, collection }

  private func list(_ kind: Kind) -> (UIViewController, UIScrollView) {
    AnchorStage.startAnew()
    switch kind {
    case .table:
      let controller = UITableViewController(style: .plain)
      let rows = GrowingRows()
      controller.tableView.dataSource = rows
      controller.tableView.delegate = rows
      Self.kept = rows
      return (controller, controller.tableView)
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 60)
      let controller = UICollectionViewController(collectionViewLayout: layout)
      let items = Items()
      controller.collectionView.dataSource = items
      Self.kept = items
      return (controller, controller.collectionView)
    }
  }

  private static var kept: AnyObject?

  @MainActor private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  @Test(
    "the room is made once, by UIKit or by the anchor", .fact("T4.17.9", "T4.17.10", "T4.17.11"),
    .item("2.9"), .flaw("2.3.14"), arguments: Kind.allCases, [false, true])
  func once(kind: Kind, never: Bool) {
    let (controller, list) = list(kind)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let device = Device.boot(root: controller)
    device.windows[0].addSubview(field)
    if never { list.contentInsetAdjustmentBehavior = .never }
    device.settle()
    list.anchor(.bottom())
    device.perform { list.scrollToBottom(animated: false) }
    device.perform {}
    let (offset, inset) = (list.contentOffset, list.contentInset)
    for _ in 0..<3 {
      device.settle { field.becomeFirstResponder() }
      #expect(list.adjustedContentInset.bottom == 336)
      #expect(list.contentInset.bottom == (never ? 336 : 0))
      #expect(list.isScrolledToBottom)
      device.settle { field.resignFirstResponder() }
      #expect(list.contentOffset == offset && list.contentInset == inset)
    }
  }
}
