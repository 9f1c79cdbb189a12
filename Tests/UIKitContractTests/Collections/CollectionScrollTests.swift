import Testing
import UIKit

@Suite("UICollectionView: ways to an item") @MainActor
struct CollectionScrollTests {
  private func collection(
    _ model: CollectionModel, _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.minimumLineSpacing = 0
    let isVertical = direction == .vertical
    layout.itemSize =
      isVertical ? CGSize(width: 320, height: 50) : CGSize(width: 50, height: 480)
    let view = model.collection(layout, frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.layoutIfNeeded()
    return view
  }

  struct Jump: Sendable {
    let position: UICollectionView.ScrollPosition
    let item: Int
    let offset: CGFloat
  }

  nonisolated static let jumps = [
    Jump(position: .top, item: 30, offset: 1480), Jump(position: .bottom, item: 30, offset: 1110),
    Jump(position: .centeredVertically, item: 30, offset: 1295),
    Jump(position: [], item: 30, offset: 1110), Jump(position: [], item: 2, offset: -20),
    Jump(position: .top, item: 99, offset: 4560), Jump(position: .bottom, item: 0, offset: -20),
    Jump(position: .centeredVertically, item: 1, offset: -20),
  ]

  @Test("scrollToItem respects the insets and the limits", arguments: jumps)
  func vertical(jump: Jump) {
    let model = CollectionModel([100])
    let view = collection(model)
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    // Outside a window, the offset does not follow the inset (T4.11.19).
    view.contentOffset.y = -20
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -20)
    view.scrollToItem(
      at: IndexPath(item: jump.item, section: 0), at: jump.position, animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: jump.offset))
  }

  nonisolated static let sideways = [
    Jump(position: .left, item: 30, offset: 1490), Jump(position: .right, item: 30, offset: 1250),
    Jump(position: .centeredHorizontally, item: 30, offset: 1370),
    Jump(position: .left, item: 99, offset: 4700), Jump(position: .right, item: 0, offset: -10),
    Jump(position: [.left, .top], item: 30, offset: 1490),
  ]

  @Test("scrollToItem respects them sideways too", arguments: sideways)
  func horizontal(jump: Jump) {
    let model = CollectionModel([100])
    let view = collection(model, .horizontal)
    view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    view.layoutIfNeeded()
    view.scrollToItem(
      at: IndexPath(item: jump.item, section: 0), at: jump.position, animated: false)
    #expect(view.contentOffset == CGPoint(x: jump.offset, y: 0))
  }

  @Test("reloadData clamps an offset that lies outside the limits", .fact("T4.10.21"))
  func reloadClamps() {
    let model = CollectionModel([20])
    let view = collection(model)
    view.contentOffset.y = 5000
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 5000)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 520)
  }

  @Test("a jump tells the delegate once, within the call", .fact("T4.10.7"))
  func didScroll() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let model = CollectionModel([100])
    let view = collection(model)
    let delegate = Delegate()
    view.delegate = delegate
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    #expect(delegate.offsets == [2500])
  }

  @Test("a collection view does not bounce by default", .fact("T4.9.43"))
  func bounces() {
    let model = CollectionModel([1])
    let view = collection(model)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
  }
}
