import Testing
import UIKit

@Suite("UICollectionView: cells that size themselves, lists") @MainActor
struct SelfSizingTests {
  /// A cell that requests the size in `wish`. If the width of `wish` is zero, the cell accepts the
  /// width that the layout proposes.
  final class Cell: UICollectionViewCell {
    var wish = CGSize.zero

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(
        width: wish.width > 0 ? wish.width : layoutAttributes.size.width, height: wish.height)
      return layoutAttributes
    }
  }

  final class Band: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 30
      return layoutAttributes
    }
  }

  final class Model: NSObject, UICollectionViewDataSource {
    var wishes: [[CGSize]]

    init(_ wishes: [[CGSize]]) {
      self.wishes = wishes
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { wishes.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { wishes[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.wish = wishes[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    }
  }

  private func collection(_ model: Model, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Band.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "band")
    view.dataSource = model
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ section: Int, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test(
    "A flow layout breaks lines by the sizes that the cells ask for; the last line is aligned left")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 60, height: 30)
    let widths: [CGFloat] = [100, 150, 90, 60, 40]
    let model = Model([widths.map { CGSize(width: $0, height: 30) }])
    let view = collection(model, layout)
    #expect(
      view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame } == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 170, y: 0, width: 150, height: 30),
        CGRect(x: 0, y: 40, width: 90, height: 30), CGRect(x: 100, y: 40, width: 60, height: 30),
        CGRect(x: 170, y: 40, width: 40, height: 30),
      ])
    #expect(view.contentSize.height == 70)
  }

  @Test("A flow layout centres a self-sizing item that is alone: IGListKit issue 520")
  func alone() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let model = Model([[CGSize(width: 120, height: 40)]])
    let view = collection(model, layout)
    #expect(frame(view, 0, 0) == CGRect(x: 100, y: 0, width: 120, height: 40))
  }

  @Test("A plain list's rows have the whole width and the height that their cells ask for")
  func plainList() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 0
    let model = Model([
      [CGSize(width: 0, height: 50), CGSize(width: 0, height: 80)], [CGSize(width: 0, height: 20)],
    ])
    let view = collection(
      model, UICollectionViewCompositionalLayout.list(using: configuration))
    #expect(frame(view, 0, 0) == CGRect(x: 0, y: 30, width: 320, height: 50))
    #expect(frame(view, 0, 1) == CGRect(x: 0, y: 80, width: 320, height: 80))
    #expect(frame(view, 1, 0) == CGRect(x: 0, y: 190, width: 320, height: 20))
    #expect(view.contentSize == CGSize(width: 320, height: 210))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 160, width: 320, height: 30))
  }

  @Test("An inset list's rows keep 16 points from the sides")
  func insetList() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let model = Model([[CGSize(width: 0, height: 50), CGSize(width: 0, height: 60)]])
    let view = collection(
      model, UICollectionViewCompositionalLayout.list(using: configuration))
    let (first, second) = (frame(view, 0, 0), frame(view, 0, 1))
    #expect(first?.minX == 16 && first?.width == 288 && first?.height == 50)
    #expect(second?.minY == first?.maxY && second?.height == 60)
  }

  @Test("Rows measured above the visible area do not move what is visible")
  func steady() throws {
    let count = 200
    let model = Model([Array(repeating: CGSize(width: 0, height: 100), count: count)])
    let view = collection(
      model,
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == view.contentSize.height - 480)
    #expect(view.indexPathsForVisibleItems.max()?.item == count - 1)
    for _ in 0..<30 {
      let path = try #require(view.indexPathsForVisibleItems.sorted().dropFirst().first)
      let before = try #require(view.cellForItem(at: path)).frame.minY - view.contentOffset.y
      view.contentOffset.y -= 40
      view.layoutIfNeeded()
      let after = try #require(view.cellForItem(at: path)).frame.minY - view.contentOffset.y
      #expect(abs(after - before - 40) < 0.001)
    }
  }
}
