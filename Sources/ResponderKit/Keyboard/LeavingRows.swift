#if canImport(UIKit)
  internal import UIKit

  /// Pictures of the rows that a list removes at the beginning of an animated scroll.
  ///
  /// In an animation block, a table or collection view lays out its rows for the final bounds at
  /// once, so that the rows that leave vanish in the first frame (T4.10.11). Their pictures stay in
  /// their places until the list has moved.
  @MainActor
  struct LeavingRows {
    private var pictures: [UIView] = []

    init(of list: UIScrollView, scrollingTo y: CGFloat) {
      guard list is UITableView || list is UICollectionView else { return }
      let before = list.bounds
      let after = before.offsetBy(dx: 0, dy: y - before.minY)
      for row in list.subviews.reversed() where row.frame.intersects(before) {
        guard !row.isHidden, row.alpha > 0, !row.frame.intersects(after),
          let picture = row.snapshotView(afterScreenUpdates: false)
        else { continue }
        (picture.center, picture.transform) = (row.center, row.transform)
        picture.isUserInteractionEnabled = false
        list.insertSubview(picture, at: 0)
        pictures.append(picture)
      }
    }

    func remove() { for picture in pictures { picture.removeFromSuperview() } }
  }
#endif
