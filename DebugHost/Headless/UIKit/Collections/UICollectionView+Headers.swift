import Foundation

/// The headers of the sections. A header that the list puts away, because it has scrolled away or
/// because the list reloads its data, stays a hidden subview until the list uses it again. A first
/// responder inside it has to resign, as in a cell (T4.4.20).
extension UICollectionView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    headerClasses[[elementKind, identifier]] = viewClass as? UICollectionReusableView.Type
  }

  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    elementKind == Self.elementKindSectionHeader && indexPath.item == 0
      ? headers[indexPath.section] : nil
  }

  func dequeueHeader(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    if let index = headerPool.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let header = headerPool.remove(at: index)
      header.prepareForReuse()
      return header
    }
    let type = headerClasses[[kind, identifier]] ?? UICollectionReusableView.self
    let header = CollectionMaker.view(type, frame: .zero)
    header.reuseIdentifier = identifier
    return header
  }

  /// Shows the headers inside the bounds, and puts away the others but one with the first responder.
  func tileHeaders() {
    let shown = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
      $0.representedElementCategory == .supplementaryView && $0.frame.overlaps(bounds)
    }
    let sections = Set(shown.map(\.indexPath.section))
    let first = window?.focus.firstResponder
    putAwayHeaders { !sections.contains($0) && first?.isInside($1) != true }
    for attributes in shown {
      let section = attributes.indexPath.section
      let header =
        headers[section]
        ?? dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: Self.elementKindSectionHeader,
          at: attributes.indexPath)
      guard let header else { continue }
      headers[section] = header
      UIView.performWithoutAnimation {
        header.isHidden = false
        if header.superview !== self { addSubview(header) }
        header.setLayoutAttributes(attributes)
      }
    }
  }

  func putAwayHeaders(where leaves: (Int, UIView) -> Bool = { _, _ in true }) {
    let leaving = headers.filter { leaves($0.key, $0.value) }
    for (section, header) in leaving.sorted(by: { $0.key < $1.key }) {
      headers[section] = nil
      header.resignInsideBeforeLeaving()
      header.layoutAttributes = nil
      header.isHidden = true
      headerPool.append(header)
    }
  }
}
