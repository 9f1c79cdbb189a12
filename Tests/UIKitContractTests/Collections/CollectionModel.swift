import UIKit

/// The items of a collection view.
@MainActor
final class CollectionModel: NSObject, RowModel, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var items: [[String]]
  var makesFields = false
  var cellsMade: Int { Cell.made }

  init(_ counts: [Int]) {
    items = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    super.init()
  }

  final class Cell: UICollectionViewCell, RowCell {
    static var made = 0
    let field = UITextField(frame: CGRect(x: 4, y: 4, width: 80, height: 34))
    var shownText: String?
    var prepared = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      prepared += 1
    }
  }

  func collection(_ layout: UICollectionViewLayout, frame: CGRect) -> UICollectionView {
    Cell.made = 0
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    return view
  }

  /// A collection view of rows that are as wide as the frame and 50 points high.
  func rows(_ frame: CGRect) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: frame.width, height: 50)
    layout.minimumLineSpacing = 0
    return collection(layout, frame: frame)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { items[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell {
      cell.shownText = items[indexPath.section][indexPath.item]
      if makesFields { cell.contentView.addSubview(cell.field) }
    }
    return cell
  }
}
