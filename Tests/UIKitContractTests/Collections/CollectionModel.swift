import UIKit

/// The items of a collection view, and a log of the view's calls.
@MainActor
final class CollectionModel: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var items: [[String]]
  var sizes: [IndexPath: CGSize] = [:]
  var insets: [Int: UIEdgeInsets] = [:]
  var headers: [Int: CGSize] = [:]
  var makesFields = false
  var refusesSelection = false
  var refusesHighlight = false
  var logsDisplay = false
  var log: [String] = []
  var cellRequests = 0

  init(_ counts: [Int]) {
    items = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    super.init()
  }

  final class Cell: UICollectionViewCell {
    static var made = 0
    let field = UITextField(frame: CGRect(x: 4, y: 4, width: 80, height: 34))
    var text = ""
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

  final class Header: UICollectionReusableView {}

  func collection(_ layout: UICollectionViewLayout, frame: CGRect) -> UICollectionView {
    Cell.made = 0
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    }
    view.dataSource = self
    view.delegate = self
    return view
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { items[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cellRequests += 1
    if logsDisplay { log.append("cell \(indexPath.item)") }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell {
      cell.text = items[indexPath.section][indexPath.item]
      if makesFields { cell.contentView.addSubview(cell.field) }
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }

  // MARK: Flow layout

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    insets[section] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return headers[section] ?? layout?.headerReferenceSize ?? .zero
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldHighlight \(indexPath.item)")
    return !refusesHighlight
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.append("didUnhighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldSelect \(indexPath.item)")
    return !refusesSelection
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldDeselect \(indexPath.item)")
    return !refusesSelection
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { if logsDisplay { log.append("willDisplay \(indexPath.item)") } }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { if logsDisplay { log.append("didEnd \(indexPath.item)") } }
}
