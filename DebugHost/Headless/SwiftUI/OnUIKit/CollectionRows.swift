/// The UIKit collection view of a list on iOS 16 and later.
package final class ListCollectionView: UICollectionView {}

@MainActor
final class CollectionRows: ListRows, UICollectionViewDataSource, UICollectionViewDelegate {
  private static let identifier = "row"

  private let list: ListCollectionView

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    list = ListCollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init(list)
    list.register(ListCollectionCell.self, forCellWithReuseIdentifier: Self.identifier)
    list.dataSource = self
    list.delegate = self
  }

  override func reload() { list.reloadData() }

  override func apply(_ changes: RowChanges) {
    UIView.performWithoutAnimation {
      list.performBatchUpdates { [list] in
        list.deleteItems(at: changes.removed)
        list.insertItems(at: changes.inserted)
      }
    }
  }

  override func scroll(to path: IndexPath, _ anchor: UnitPoint?, isAnimated: Bool) {
    let places: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
    let place = anchor.map { places[Self.third(of: $0)] }
    list.scrollToItem(at: path, at: place ?? [], animated: isAnimated)
  }

  override func refreshCells() {
    var isOtherHeight = false
    // Goes through all rows, because the row of the first responder keeps its cell even when the
    // row is off the screen.
    for index in rows.indices {
      let path = IndexPath(item: index, section: 0)
      guard let cell = list.cellForItem(at: path) as? ListCollectionCell else { continue }
      show(index, in: cell)
      isOtherHeight = isOtherHeight || cell.sizeThatFits(cell.bounds.size) != cell.bounds.size
    }
    if isOtherHeight { list.collectionViewLayout.invalidateLayout() }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { rows.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? ListCollectionCell { add(cell, at: indexPath.item) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? ListCollectionCell)?.row.rest()
  }
}

package final class ListCollectionCell: UICollectionViewListCell, RowCell {
  let row = RowHosting()

  package override func layoutSubviews() {
    super.layoutSubviews()
    row.layOut(in: contentView.bounds)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { row.size(fitting: size) }
}
