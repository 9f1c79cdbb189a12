#if canImport(UIKit)
  internal import UIKit

  /// Pictures of the rows that a list removes at the beginning of an animated scroll.
  ///
  /// In an animation block, a table or collection view lays out its rows for the final bounds at
  /// once, so that the rows that leave vanish in the first frame (T4.11.20). Their pictures stay in
  /// their places until the list has moved.
  @MainActor
  struct LeavingRows {
    private var pictures: [UIView] = []

    init(of list: UIScrollView, scrollingTo y: CGFloat) {
      guard list is UITableView || list is UICollectionView else { return }
      let before = list.bounds
      let after = before.offsetBy(dx: 0, dy: y - before.minY)
      for row in list.subviews where row.frame.overlaps(before) {
        // A pinned header, or a view of the app's own, does not leave.
        guard row is UITableViewCell || row is UICollectionViewCell, !row.isHidden,
          !row.frame.overlaps(after),
          let picture = row.snapshotView(afterScreenUpdates: false)
        else { continue }
        (picture.center, picture.transform) = (row.center, row.transform)
        picture.isUserInteractionEnabled = false
        list.insertSubview(picture, belowSubview: row)
        pictures.append(picture)
      }
    }

    func remove() { for picture in pictures { picture.removeFromSuperview() } }
  }
#endif
