import UIKit

/// What a table and a collection view of rows have in common under different names.
@MainActor
protocol RowView: UIScrollView {
  /// The places of the visible rows, from top to bottom.
  var shownPaths: [IndexPath] { get }

  func cell(at path: IndexPath) -> (any RowCell)?
  func path(of cell: any RowCell) -> IndexPath?
  func path(at point: CGPoint) -> IndexPath?
  func count(inSection section: Int) -> Int
  func insertPaths(_ paths: [IndexPath])
  func deletePaths(_ paths: [IndexPath])
  func batch(_ updates: @escaping () -> Void)
  func scroll(to path: IndexPath, _ place: RowPlace)
  func reloadData()
}

/// A cell that counts how often it was prepared for reuse.
@MainActor
protocol RowCell: UIView {
  var prepared: Int { get }
  var shownText: String? { get }
}

/// The data source of a row view.
@MainActor
protocol RowModel: AnyObject {
  var items: [[String]] { get set }
  var cellsMade: Int { get }
}

enum RowPlace {
  case top, middle, bottom, nearest
}

enum RowKind: CaseIterable {
  case table, collection

  /// Makes a laid-out view, 320 points wide, with rows of 50 points.
  @MainActor
  func make(_ counts: [Int], height: CGFloat = 480) -> (any RowView, any RowModel) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    let made: (any RowView, any RowModel)
    switch self {
    case .table:
      let model = TableModel(counts)
      made = (model.table(frame), model)
    case .collection:
      let model = CollectionModel(counts)
      made = (model.rows(frame), model)
    }
    made.0.layoutIfNeeded()
    return made
  }
}

extension UITableView: RowView {
  var shownPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

  func cell(at path: IndexPath) -> (any RowCell)? { cellForRow(at: path) as? TableModel.Cell }
  func path(of cell: any RowCell) -> IndexPath? {
    (cell as? TableModel.Cell).flatMap { indexPath(for: $0) }
  }
  func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func count(inSection section: Int) -> Int { numberOfRows(inSection: section) }
  func insertPaths(_ paths: [IndexPath]) { insertRows(at: paths, with: .automatic) }
  func deletePaths(_ paths: [IndexPath]) { deleteRows(at: paths, with: .none) }
  func batch(_ updates: @escaping () -> Void) { performBatchUpdates(updates) }

  func scroll(to path: IndexPath, _ place: RowPlace) {
    let position: ScrollPosition =
      switch place {
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      case .nearest: .none
      }
    scrollToRow(at: path, at: position, animated: false)
  }
}

extension UICollectionView: RowView {
  var shownPaths: [IndexPath] { indexPathsForVisibleItems.sorted() }

  func cell(at path: IndexPath) -> (any RowCell)? {
    cellForItem(at: path) as? CollectionModel.Cell
  }
  func path(of cell: any RowCell) -> IndexPath? {
    (cell as? CollectionModel.Cell).flatMap { indexPath(for: $0) }
  }
  func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func count(inSection section: Int) -> Int { numberOfItems(inSection: section) }
  func insertPaths(_ paths: [IndexPath]) { insertItems(at: paths) }
  func deletePaths(_ paths: [IndexPath]) { deleteItems(at: paths) }
  func batch(_ updates: @escaping () -> Void) { performBatchUpdates(updates) }

  func scroll(to path: IndexPath, _ place: RowPlace) {
    let position: ScrollPosition =
      switch place {
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      case .nearest: []
      }
    scrollToItem(at: path, at: position, animated: false)
  }
}
