import Testing
import UIKit

@Suite("UICollectionView: pages, snapping, flipped lists") @MainActor
struct CollectionPagingTests {
  private func show(_ view: UICollectionView) async -> Device {
    let device = await Device.boot(view: UIView())
    await device.perform { device.windows.first?.rootViewController?.view.addSubview(view) }
    await device.settle()
    return device
  }

  private func strip(_ layout: UICollectionViewFlowLayout, _ size: CGSize) {
    layout.scrollDirection = .horizontal
    layout.itemSize = size
    layout.minimumLineSpacing = 0
  }

  @Test(
    "a horizontal pager moves one page for a flick, and back without one",
    .fact("T4.9.34", "T4.9.35"),
    .needs(.hands), .needs(.exactTouches))
  func pages() async {
    let (model, layout) = (CollectionModel([5]), UICollectionViewFlowLayout())
    strip(layout, CGSize(width: 390, height: 300))
    let view = model.collection(layout, frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    view.isPagingEnabled = true
    let device = await show(view)
    device.fling(from: CGPoint(x: 300, y: 200), velocity: CGPoint(x: -2, y: 0))
    await device.settle()
    #expect(view.contentOffset == CGPoint(x: 390, y: 0))
    #expect(view.indexPathsForVisibleItems.map(\.item) == [1])
    await device.drag(
      from: CGPoint(x: 300, y: 200), to: CGPoint(x: 200, y: 200), duration: 0.4, hold: 0.4)
    await device.settle()
    #expect(view.contentOffset == CGPoint(x: 390, y: 0))
  }

  /// A layout that makes a scroll come to rest at whole items, and records the velocities that
  /// UIKit passes.
  final class Snapping: UICollectionViewFlowLayout {
    var asked: [CGPoint] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append(velocity)
      let x = (proposedContentOffset.x / itemSize.width).rounded() * itemSize.width
      return CGPoint(x: x, y: proposedContentOffset.y)
    }
  }

  final class Recorder: NSObject, UICollectionViewDelegate {
    var targets: [CGFloat] = []
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targets.append(targetContentOffset.pointee.x) }
  }

  @Test(
    "A layout decides where a drag comes to rest, and the delegate sees that target",
    .needs(.exactTouches)
  )
  func snapping() async {
    let (model, layout, recorder) = (CollectionModel([40]), Snapping(), Recorder())
    strip(layout, CGSize(width: 150, height: 300))
    let view = model.collection(layout, frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    view.delegate = recorder
    let device = await show(view)
    device.fling(from: CGPoint(x: 300, y: 200), velocity: CGPoint(x: -1, y: 0))
    await device.settle()
    #expect(layout.asked == [CGPoint(x: 1, y: 0)])
    #expect(view.contentOffset.x > 300)
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 150) == 0)
    #expect(recorder.targets == [view.contentOffset.x])
  }

  @Test("A list turned upside down scrolls with the finger, and its cells follow", .needs(.hands))
  func flipped() async throws {
    let (model, layout) = (CollectionModel([60]), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let view = model.collection(layout, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    let device = await show(view)
    // The first item is at the bottom of the screen.
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.convert(cell.bounds, to: nil) == CGRect(x: 0, y: 794, width: 390, height: 50))
    await device.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 510), duration: 1.2, hold: 0.4)
    await device.settle()
    #expect(view.contentOffset.y == 200)
    await device.tap(at: CGPoint(x: 200, y: 843 - 30))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
  }

  @Test(
    "an animated scroll to an item starts at the old offset and ends once",
    .fact("T4.10.9", "T4.10.10"))
  func animatedScroll() async {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let (model, layout) = (CollectionModel([60]), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let view = model.collection(layout, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let delegate = Delegate()
    view.delegate = delegate
    let device = await show(view)
    await device.perform {
      view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: true)
      #expect(view.contentOffset.y == 0)
    }
    await device.settle()
    #expect(view.contentOffset.y == 1000)
    #expect(delegate.ends == 1)
  }

  @Test(
    "content taller than the screen takes the safe area, and starts below it",
    .fact("T4.11.3", "T4.11.9"))
  func safeArea() async {
    let (model, layout) = (CollectionModel([60]), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let view = model.collection(layout, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentInsetAdjustmentBehavior = .automatic
    let device = await show(view)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -47)
    await device.perform {
      view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
    }
    #expect(view.contentOffset.y == 2190)
    await device.perform {
      view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
    }
    #expect(view.contentOffset.y == 453)
  }
}
