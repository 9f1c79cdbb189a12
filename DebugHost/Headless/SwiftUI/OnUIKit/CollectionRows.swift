/// The collection view behind a list, from iOS 16.
package final class ListCollectionView: UICollectionView {}

/// Shows rows in a collection view.
@MainActor
final class CollectionRows: NSObject, RowsView, UICollectionViewDataSource, UICollectionViewDelegate
{
  private static let identifier = "row"

  private let list: ListCollectionView
  private var rows: [Row] = []
  private var cells = RowCells()
  private var environment = EnvironmentValues()
  var controller: () -> UIViewController? = { nil }
  var sides: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if sides != oldValue { update(to: rows, environment) } }
  }

  var scrollView: UIScrollView { list }

  override init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    list = ListCollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    list.register(ListCollectionCell.self, forCellWithReuseIdentifier: Self.identifier)
    list.dataSource = self
    list.delegate = self
    // What is above the safe area is inset, however few rows there are.
    list.alwaysBounceVertical = true
  }

  func update(to new: [Row], _ environment: EnvironmentValues) {
    self.environment = environment
    let changes = RowChanges(from: rows, to: new)
    rows = new
    defer { cells.keep(rows) }
    guard list.window != nil else {
      cells.follow(rows, environment)
      return list.reloadData()
    }
    if !changes.isEmpty {
      UIView.performWithoutAnimation {
        list.performBatchUpdates { [list] in
          list.deleteItems(at: changes.removed)
          list.insertItems(at: changes.inserted)
        }
      }
    }
    var isOtherHeight = false
    // The row with the first responder has a cell though it may be out of sight.
    for index in rows.indices {
      let path = IndexPath(item: index, section: 0)
      guard let cell = list.cellForItem(at: path) as? ListCollectionCell else { continue }
      cell.show(rows[index], environment, controller(), sides)
      isOtherHeight = isOtherHeight || cell.sizeThatFits(cell.bounds.size) != cell.bounds.size
    }
    if isOtherHeight { list.collectionViewLayout.invalidateLayout() }
  }

  func end() {
    rows = []
    list.reloadData()
    cells.keep([])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { rows.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    if let row = (cell as? ListCollectionCell)?.row { cells.add(row) }
    (cell as? ListCollectionCell)?.show(rows[indexPath.item], environment, controller(), sides)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? ListCollectionCell)?.row.rest()
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { false }
}

package final class ListCollectionCell: UICollectionViewListCell, RowCell {
  let row = RowHosting()

  package override func layoutSubviews() {
    super.layoutSubviews()
    row.layOut(in: contentView.bounds)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { row.size(fitting: size) }
}
